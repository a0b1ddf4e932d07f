import { describe, expect, it } from 'vitest';
import { conclude, rowsOf, type Outcome } from './bench.ts';
import { atLeast, atMost, changeInWords, changeOf, isMet, percentile, withoutTarget } from './figures.ts';

describe('a figure', () => {
  it('meets a target that it equals, and always meets a missing one', () => {
    expect(
      [atMost('a', 10, 'ms', 10), atLeast('b', 10, '', 10), withoutTarget('c', 10, '')].every(isMet),
    ).toBe(true);
    expect([atMost('a', 11, 'ms', 10), atLeast('b', 9, '', 10)].some(isMet)).toBe(false);
  });

  it.each([
    ['a time within a fifth', atMost('a', 119, 'ms', 200), 100, 'same'],
    ['a time beyond a fifth', atMost('a', 121, 'ms', 200), 100, 'worse'],
    ['a short time within ten milliseconds', atMost('a', 14, 'ms', 20), 5, 'same'],
    ['a weight that grew by one per cent', atMost('a', 101, 'KiB', 160), 100, 'worse'],
    ['a weight that fell by one per cent', atMost('a', 99, 'KiB', 160), 100, 'better'],
    ['a score that fell', atLeast('a', 80, '', 95), 99, 'worse'],
    ['one document where there was none', atMost('a', 1, '', 100), 0, 'worse'],
    ['a figure without a target', withoutTarget('a', 50, '/s'), 100, 'same'],
    ['a figure that was not measured before', atMost('a', 1, '', 100), undefined, 'new'],
  ] as const)('compares with the run before: %s', (_, figure, before, change) => {
    expect(changeOf(figure, before)).toBe(change);
  });

  it('describes by how much it changed', () => {
    expect(changeInWords(atMost('a', 150, 'ms', 200), 100)).toBe('worse, +50 %');
    expect(changeInWords(atMost('a', 101, 'ms', 200), 100)).toBe('same');
    expect(changeInWords(atMost('a', 3, '', 0), 0)).toBe('worse, from 0');
  });
});

it('a percentile is one of the values', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([50, 95, 99, 100].map((percent) => percentile(values, percent))).toEqual([50, 95, 99, 100]);
  expect(percentile([7], 99)).toBe(7);
});

it('a run fails when a figure misses its target, and compares each figure with its own value before', () => {
  const outcome: Outcome = {
    bench: 'one',
    when: '2026-11-22T00:00:00.000Z',
    machine: 'a machine',
    size: '',
    tables: [
      { heading: '/', figures: [atMost('script', 150, 'KiB', 160)] },
      { heading: '/about', figures: [atMost('script', 170, 'KiB', 160)] },
    ],
    before: { '/: script': 140 },
  };
  const rows = rowsOf(outcome);
  expect(rows.map(({ before }) => before)).toEqual([140, undefined]);
  expect(conclude(rows)).toBe(1);
  expect(conclude(rows.slice(0, 1))).toBe(0);
});
