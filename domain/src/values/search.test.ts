import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareNames,
  foldForOrder,
  foldForSearch,
  lookupGram,
  matchesSearch,
  searchGrams,
} from './search.ts';

describe('a substring search', () => {
  it.each([
    ['', true],
    ['   ', true],
    ['devi', true],
    ['IKA  pil', true],
    ['lai', true],
    ['devika.p@', true],
    ['devikap', false],
    ['pillai devika', false],
  ])('for "%s" finds Devika Pillai: %s', (search, found) => {
    expect(matchesSearch(search, 'Devika  Pillai', 'devika.p@padavu.example')).toBe(found);
  });

  it('reads Malayalam, composed letters and capitals alike', () => {
    expect(matchesSearch('ലക്ഷ്മി', 'ലക്ഷ്മി വാര്യർ')).toBe(true);
    expect(matchesSearch('JOSÉ', 'jose\u0301')).toBe(true);
  });
});

/** Equivalent spellings, one group for each row: today's spelling first, then older encodings and print. */
const alike: readonly (readonly string[])[] = [
  ['ൺ', 'ണ്\u200D', 'ണ്'],
  ['ൻ', 'ന്\u200D', 'ന്', 'ന്\u200C'],
  ['ർ', 'ര്\u200D', 'ര്', '\u0D4E'],
  ['ൽ', 'ല്\u200D', 'ല്'],
  ['ൾ', 'ള്\u200D', 'ള്'],
  ['ൿ', 'ക്\u200D', 'ക്'],
  ['ന്റ', 'ൻ്റ', 'ൻറ', 'ന്\u200Dറ', 'ന്\u200D\u0D4Dറ'],
  ['കൗ', 'കൌ', 'കൌ'],
  ['കൊ', 'കെ\u0D3E'],
  ['കോ', 'കേ\u0D3E'],
  ['ഈ', 'ഇൗ'],
  ['ഊ', 'ഉൗ'],
  ['ഔ', 'ഒൗ'],
  ['പാസ്\u200Cവേ', 'പാസ്വേ', 'പാസ്\u200Bവേ'],
  ['jose\u0301', 'JOSÉ'],
];

describe('equivalent spellings', () => {
  it.each(alike)('of %s find each other', (...spellings) => {
    for (const one of spellings)
      for (const other of spellings) expect(matchesSearch(one, `മുൻപ് ${other} പിൻപ്`)).toBe(true);
  });

  it('fold alike in any mixture', () => {
    const part: fc.Arbitrary<[string, string]> = fc.oneof(
      fc.constantFrom(...alike).chain((row) => fc.tuple(fc.constantFrom(...row), fc.constantFrom(...row))),
      fc.constantFrom('അ', 'ക', 'മാ', 'ക്ഷ', ' ', 'a', '7').map((same): [string, string] => [same, same]),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const one = parts.map(([spelling]) => spelling).join('');
        const other = parts.map(([, spelling]) => spelling).join('');
        expect(foldForSearch(one)).toBe(foldForSearch(other));
        expect(foldForOrder(one)).toBe(foldForOrder(other));
      }),
      { numRuns: 1000 },
    );
  });

  it('do not change when they are folded again', () => {
    const malayalam = fc.integer({ min: 0x0d00, max: 0x0d7f }).map((code) => String.fromCodePoint(code));
    const unit = fc.oneof(malayalam, fc.constantFrom('\u200C', '\u200D', ' ', 'İ', 'ﬁ', '\u0334', 'e\u0301'));
    const text = fc.oneof(fc.string({ unit }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(text, (typed) => {
        const folded = foldForSearch(typed);
        expect(foldForSearch(folded)).toBe(folded);
      }),
      { numRuns: 1000 },
    );
  });

  it('do not affect the folding of Latin text', () => {
    const latin = fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0xc0, max: 0x17e }));
    // Ligatures of older encodings are left out, because they are folded to their letters.
    const unit = latin
      .map((code) => String.fromCodePoint(code))
      .filter((one) => one === one.normalize('NFKC'));
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const before = text.toLowerCase().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
        expect(foldForSearch(text)).toBe(before);
      }),
    );
  });
});

describe('a name in a list', () => {
  it.each([
    ['  Devika   Pillai ', 'devika pillai'],
    ['ÉLODIE', 'elodie'],
    ['jose\u0301', 'jose'],
  ])('"%s" has the sort key "%s"', (name, key) => {
    expect(foldForOrder(name)).toBe(key);
  });

  it('is sorted by the Malayalam alphabet', () => {
    expect(
      ['റഹ്മാൻ', 'ഹരി', 'Zeba', 'ലത', 'ആശ', 'anil', 'സംഗീത', 'സമ്പത്ത്', 'സമീർ'].toSorted(compareNames),
    ).toEqual(['anil', 'Zeba', 'ആശ', 'ലത', 'സമീർ', 'സംഗീത', 'സമ്പത്ത്', 'ഹരി', 'റഹ്മാൻ']);
  });

  it('is sorted as by ICU, which also distinguishes chillus from their two-letter spelling', () => {
    const icu = new Intl.Collator('ml', { sensitivity: 'base' });
    expect(new Intl.Collator('ml').compare('അവൻ', 'അവന്\u200D')).not.toBe(0);
    const consonant = fc.constantFrom(...Array.from('കഖഗഘങചഛജഝഞടഠഡഢണതഥദധനപഫബഭമയരലവശഷസഹളഴറ'));
    const sign = fc.constantFrom('', 'ാ', 'ി', 'ീ', 'ു', 'ൂ', 'ൃ', 'െ', 'േ', 'ൈ', 'ൊ', 'ോ', 'ൗ');
    const end = fc.constantFrom('', '', 'ം', 'ൽ', 'ൻ', 'ർ', 'ൾ', 'ൺ');
    const syllable = fc.oneof(
      fc.tuple(consonant, sign, end).map((letters) => letters.join('')),
      fc.tuple(consonant, fc.constant('്')).map((letters) => letters.join('')),
    );
    const word = fc.array(syllable, { minLength: 1, maxLength: 4 }).map((syllables) => syllables.join(''));
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(compareNames(one, other)).toBe(icu.compare(one, other));
      }),
      { numRuns: 1000 },
    );
  });
});

/** A run of at most three characters as one number. */
const numberOf = (run: string) =>
  run.split('').reduce((number, character) => number * 65_536 + character.charCodeAt(0), 0);

describe('search runs', () => {
  it('are all runs of one to three characters, ascending and once each', () => {
    const runs = ['a', 'n', 'an', 'na', 'nn', 'ann', 'nna'];
    expect(searchGrams('Anna')).toEqual(runs.map(lookupGram));
    expect(searchGrams('Anna').toSorted((one, other) => one - other)).toEqual(searchGrams('Anna'));
  });

  it('differ where the texts differ', () => {
    const run = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '.', '9', 'ക', '്', 'ഷ'),
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(run, run, (one, other) => {
        const isSame = foldForSearch(one) === foldForSearch(other);
        expect(lookupGram(one) === lookupGram(other)).toBe(isSame);
      }),
    );
  });

  it.each([
    ['Devika', 'ika'],
    [' De ', 'de'],
    ['devika.p@gmail.com', '.p@'],
    ['d@gmail', 'd@'],
    ['@gmail', 'ail'],
    ['', undefined],
    ['  ', undefined],
  ])('are looked up for "%s" by %s', (search, run) => {
    expect(lookupGram(search)).toBe(run === undefined ? undefined : numberOf(run));
  });

  it('contain the run of every search that matches', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom('a', 'B', '@', ' ', 'İ', 'e\u0301', '🌴', 'ക്ഷ', 'ൻ', 'ന്റ', '\u200D', 'ൗ'),
        fc.string(),
      ),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, fc.nat(12), fc.nat(12), (one, other, start, length) => {
        const search = foldForSearch(one).slice(start, start + length);
        const gram = lookupGram(search);
        if (gram === undefined || !matchesSearch(search, one, other)) return;
        expect(searchGrams(one, other)).toContain(gram);
      }),
      { numRuns: 2000 },
    );
  });

  it('are safe integers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const gram of searchGrams(text)) expect(Number.isSafeInteger(gram)).toBe(true);
      }),
    );
  });
});
