import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessonsByDay, lessonsOfCategories } from '@/features/course-content/lesson-queries.ts';
import { lessonReads, rangeHolders } from './lesson-reads.ts';

const holding = (...counts: number[]) => counts.map((lessonsCount, id) => ({ id: id + 1, lessonsCount }));

describe('the lessons of a page', () => {
  it('come with all of their category where there is room, for some have no day', () => {
    expect(lessonReads(holding(12, 8), { from: 10, to: 15 }, 20)).toEqual([
      { query: lessonsOfCategories([1, 2], 20), from: 10, to: 15 },
    ]);
  });

  it('come from the nearer end of a category with more', () => {
    expect(lessonReads(holding(60), { from: 10, to: 15 }, 40)).toEqual([
      { query: lessonsByDay(1, 'asc', 15), from: 10, to: 15 },
    ]);
    expect(lessonReads(holding(60), { from: 45, to: 50 }, 40)).toEqual([
      { query: lessonsByDay(1, 'desc', 15), from: 0, to: 5 },
    ]);
    expect(lessonReads(holding(58), { from: 55, to: 60 }, 40)).toEqual([
      { query: lessonsByDay(1, 'desc', 3), from: 0, to: 3 },
    ]);
  });

  it('come from the end of one, all of the next, and the beginning of a third', () => {
    expect(lessonReads(holding(60, 2, 60), { from: 59, to: 64 }, 40)).toEqual([
      { query: lessonsByDay(1, 'desc', 1), from: 0, to: 1 },
      { query: lessonsOfCategories([2], 2), from: 0, to: 2 },
      { query: lessonsByDay(3, 'asc', 2), from: 0, to: 2 },
    ]);
  });

  it('are not asked for where they lie deeper than may be read, and where there are none', () => {
    expect(lessonReads(holding(300), { from: 150, to: 155 }, 40)).toEqual([]);
    expect(lessonReads([], { from: 0, to: 5 }, 40)).toEqual([]);
  });
});

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
          Array.from({ length: count }, (_, index) => `${name}-${index}`),
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
