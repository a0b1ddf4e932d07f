import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForOrder, foldForSearch, lookupGram, matchesSearch, searchGrams } from './search.ts';

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

describe('a name in a list', () => {
  it.each([
    ['  Devika   Pillai ', 'devika pillai'],
    ['ÉLODIE', 'elodie'],
    ['jose\u0301', 'jose'],
    ['ലക്ഷ്മി വാര്യർ', 'ലക്ഷ്മി വാര്യർ'],
  ])('"%s" stands at "%s"', (name, place) => {
    expect(foldForOrder(name)).toBe(place.normalize('NFC'));
  });
});

/** A run of three characters at most as one number. */
const numbered = (run: string) =>
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
    expect(lookupGram(search)).toBe(run === undefined ? undefined : numbered(run));
  });

  it('hold the run of every search that matches', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom('a', 'B', '@', ' ', 'İ', 'e\u0301', '🌴', 'ക്ഷ'), fc.string()),
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

  it('are whole numbers that every reader knows exactly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const gram of searchGrams(text)) expect(Number.isSafeInteger(gram)).toBe(true);
      }),
    );
  });
});
