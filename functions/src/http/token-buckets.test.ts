import { describe, expect, it } from 'vitest';
import { tokenBuckets } from './token-buckets.ts';

function buckets({ capacity = 3, perSecond = 2, most = 100 } = {}) {
  let milliseconds = 0;
  const created = tokenBuckets({ capacity, perSecond, most, clock: () => milliseconds });
  return { ...created, pass: (time: number) => (milliseconds += time) };
}

const takeMany = (from: { take: (key: string) => number }, key: string, count: number) =>
  Array.from({ length: count }, () => from.take(key));

describe('a token bucket', () => {
  it('grants as many tokens at once as it has, and names the wait for the next', () => {
    const own = buckets();
    expect(takeMany(own, 'asha', 5)).toEqual([0, 0, 0, 1, 1]);
  });

  it('fills again with time, and never beyond its size', () => {
    const own = buckets();
    takeMany(own, 'asha', 3);
    own.pass(500);
    expect(takeMany(own, 'asha', 2)).toEqual([0, 1]);
    own.pass(3_600_000);
    expect(takeMany(own, 'asha', 4)).toEqual([0, 0, 0, 1]);
  });

  it('names whole seconds where filling is slow', () => {
    const own = buckets({ capacity: 1, perSecond: 0.1 });
    expect(takeMany(own, 'asha', 2)).toEqual([0, 10]);
    own.pass(8500);
    expect(own.take('asha')).toBe(2);
  });

  it('is one for each key', () => {
    const own = buckets();
    takeMany(own, 'asha', 4);
    expect(own.take('ben')).toBe(0);
  });

  it('is remembered for a limited number of keys, which are those used last', () => {
    const own = buckets({ capacity: 1, perSecond: 0.001, most: 10 });
    const takeInvented = (count: number) => {
      for (let visitor = 0; visitor < count; visitor += 1) own.take(`invented ${visitor}`);
    };
    own.take('asha');
    for (let round = 0; round < 100; round += 1) {
      takeInvented(9);
      expect(own.take('asha')).toBeGreaterThan(0);
    }
    takeInvented(10);
    expect(own.take('asha')).toBe(0);
  });
});
