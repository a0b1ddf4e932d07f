import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditSearchWords, matchesTarget, lookupWord } from './audit-search.ts';

const anjali = { id: 'Kq7', label: 'Anjali Menon' };

describe('the target of an audit entry', () => {
  it.each([
    ['', true],
    ['anj', true],
    ['MENON', true],
    ['men  anj', true],
    ['kq7', true],
    ['njali', false],
    ['anjali nair', false],
  ])('is found by "%s": %s', (search, found) => {
    expect(matchesTarget(search, anjali)).toBe(found);
  });

  it('is found by any spelling of its words', () => {
    const target = { id: '7', label: 'കാര്\u200Dത്തികയുടെ പാഠം' };
    expect(matchesTarget('കാർത്തിക', target)).toBe(true);
    expect(auditSearchWords(target)).toContain(lookupWord('കാർത്തി'));
  });

  it('is indexed by the prefixes of its words, sorted and once each', () => {
    expect(auditSearchWords({ id: '7', label: 'Day 7: days' })).toEqual(['7', 'd', 'da', 'day', 'days']);
  });

  it.each([
    ['', undefined],
    [' : ', undefined],
    ['my Foundations', 'foundations'],
    ['incomprehensible', 'incomprehens'],
  ])('is looked up for the search "%s" by the prefix %s', (search, word) => {
    expect(lookupWord(search)).toBe(word);
  });

  it('is indexed by the prefix that is looked up for every search that matches', () => {
    const word = fc.string({
      minLength: 1,
      maxLength: 20,
      unit: fc.constantFrom('a', 'B', 'é', 'ക', '്', '7'),
    });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.nat(4),
        fc.nat(19),
        (words, nth, length) => {
          const search = (words[nth % words.length] ?? '').slice(0, length + 1);
          const target = { id: '7', label: words.join(' ') };
          const found = lookupWord(search);
          fc.pre(matchesTarget(search, target) && found !== undefined);
          expect(auditSearchWords(target)).toContain(found);
        },
      ),
    );
  });
});
