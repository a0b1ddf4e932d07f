import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessonsByDay, lessonsOfCategories } from '@/features/course-content/queries.ts';
import { lessonReads, containersInRange } from './lesson-reads.ts';

const categoriesOf = (...counts: number[]) =>
  counts.map((lessonsCount, id) => ({ id: id + 1, lessonsCount }));

describe('the lessons of a page', () => {
  it('are read with their whole categories if the budget allows, because some lessons have no day', () => {
    expect(lessonReads(categoriesOf(12, 8), { from: 10, to: 15 }, 20)).toEqual([
      { query: lessonsOfCategories([1, 2], 20), from: 10, to: 15 },
    ]);
  });

  it('are read from the nearer end of a category that exceeds the budget', () => {
    expect(lessonReads(categoriesOf(60), { from: 10, to: 15 }, 40)).toEqual([
      { query: lessonsByDay(1, 'asc', 15), from: 10, to: 15 },
    ]);
    expect(lessonReads(categoriesOf(60), { from: 45, to: 50 }, 40)).toEqual([
      { query: lessonsByDay(1, 'desc', 15), from: 0, to: 5 },
    ]);
    expect(lessonReads(categoriesOf(58), { from: 55, to: 60 }, 40)).toEqual([
      { query: lessonsByDay(1, 'desc', 3), from: 0, to: 3 },
    ]);
  });

  it('are read from the end of one category, all of the next, and the beginning of a third', () => {
    expect(lessonReads(categoriesOf(60, 2, 60), { from: 59, to: 64 }, 40)).toEqual([
      { query: lessonsByDay(1, 'desc', 1), from: 0, to: 1 },
      { query: lessonsOfCategories([2], 2), from: 0, to: 2 },
      { query: lessonsByDay(3, 'asc', 2), from: 0, to: 2 },
    ]);
  });

  it('are not read when they are too far from both ends, or when there are none', () => {
    expect(lessonReads(categoriesOf(300), { from: 150, to: 155 }, 40)).toEqual([]);
    expect(lessonReads([], { from: 0, to: 5 }, 40)).toEqual([]);
  });
});

const identity = (count: number) => count;

describe('the containers of a range of items', () => {
  it.each<[number[], number, number, number[], number]>([
    [[3, 4], 0, 5, [3, 4], 0],
    [[3, 4], 5, 10, [4], 3],
    [[5, 5], 5, 10, [5], 5],
    [[0, 2, 0, 9], 0, 5, [2, 9], 0],
    [[2, 2], 5, 10, [], 0],
    [[], 0, 5, [], 0],
  ])('of the sizes %j, from %d to %d', (sizes, from, to, containers, start) => {
    expect(containersInRange(sizes, identity, { from, to })).toEqual({ containers, start });
  });

  it('are all that a page needs, and no more', () => {
    const anySizes = fc.array(fc.nat(9), { maxLength: 20 });
    fc.assert(
      fc.property(anySizes, fc.nat(20), (sizes, page) => {
        const all = sizes.map((size, name) => Array.from({ length: size }, (_, index) => `${name}-${index}`));
        const range = { from: page * 5, to: page * 5 + 5 };
        const { containers, start } = containersInRange(all, (items) => items.length, range);
        expect(containers.flat().slice(range.from - start, range.to - start)).toEqual(
          all.flat().slice(range.from, range.to),
        );
        expect(containers.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
