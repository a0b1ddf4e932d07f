import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeHolders } from './range-holders.ts';

const itself = (count: number) => count;

describe('what holds some places', () => {
  it.each<[number[], number, number, number[], number]>([
    [[3, 4], 0, 5, [3, 4], 0],
    [[3, 4], 5, 10, [4], 3],
    [[5, 5], 5, 10, [5], 5],
    [[0, 2, 0, 9], 0, 5, [2, 9], 0],
    [[2, 2], 5, 10, [], 0],
    [[], 0, 5, [], 0],
  ])('of %j, from %d to %d', (counts, from, to, holders, start) => {
    expect(rangeHolders(counts, itself, { from, to })).toEqual({ holders, start });
  });

  it('is all that is needed to show a page, and no more', () => {
    const counts = fc.array(fc.nat(9), { maxLength: 20 });
    fc.assert(
      fc.property(counts, fc.nat(20), (held, page) => {
        const things = held.map((count, name) =>
          Array.from({ length: count }, (_, place) => `${name}-${place}`),
        );
        const window = { from: page * 5, to: page * 5 + 5 };
        const { holders, start } = rangeHolders(things, (thing) => thing.length, window);
        expect(holders.flat().slice(window.from - start, window.to - start)).toEqual(
          things.flat().slice(window.from, window.to),
        );
        expect(holders.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
