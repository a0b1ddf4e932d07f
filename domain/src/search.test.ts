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

describe('search runs', () => {
  it('are all runs of one to three characters, sorted and once each', () => {
    expect(searchGrams('Anna')).toEqual(['a', 'an', 'ann', 'n', 'na', 'nn', 'nna']);
  });

  it('never split a character', () => {
    expect(searchGrams('a🌴')).toEqual(['a', 'a🌴', '🌴']);
    expect(lookupGram('xyz🌴')).toBe('yz🌴');
  });

  it.each([
    ['Devika', 'ika'],
    [' De ', 'de'],
    ['devika.p@gmail.com', '.p@'],
    ['d@gmail', 'd@'],
    ['@gmail', 'ail'],
    ['', undefined],
    ['  ', undefined],
  ])('are looked up for "%s" by %s', (search, gram) => {
    expect(lookupGram(search)).toBe(gram);
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

  it('are text that can be stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const gram of searchGrams(text)) expect(gram.isWellFormed()).toBe(true);
      }),
    );
  });
});
