import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lesson } from './lesson.ts';
import { courseOutline, neighbours, nextToLearn, nextToOpen, stepsOf } from './outline.ts';
import type { Progress } from '@padavu/domain/learning/progress';
import { Category } from './category.ts';

const at = new Date('2026-11-01T10:00:00Z');

const aCategory = (id: number) => Category.parse({ id, courseId: 1, title: `Part ${id}`, updatedAt: at });

const lesson = (id: number, subcategoryId: number, day?: number) =>
  Lesson.parse({ id, courseId: 1, subcategoryId, day, title: `Lesson ${id}`, updatedAt: at });

const outline = courseOutline(
  [aCategory(9), aCategory(2)],
  [lesson(1, 9, 1), lesson(5, 2, 2), lesson(7, 2), lesson(6, 2, 1), lesson(8, 77, 1)],
);
const ids = stepsOf(outline).map((step) => step.lesson.id);

const progress = (last: number | undefined, ...complete: number[]): Progress => ({
  lessons: Object.fromEntries(complete.map((id) => [String(id), { complete: true, at }])),
  ...(last === undefined ? {} : { lastLessonId: last }),
});

describe('the outline of a course', () => {
  it('follows its categories and their days, a missing day first, without lessons of no category', () => {
    expect(ids).toEqual([7, 6, 5, 1]);
  });

  it('leads from the last lesson of a category to the first of the next, and back', () => {
    expect(neighbours(outline, 5).next).toMatchObject({ category: { id: 9 }, lesson: { id: 1 } });
    expect(neighbours(outline, 1).previous).toMatchObject({ category: { id: 2 }, lesson: { id: 5 } });
  });

  it.each([
    [7, undefined, 6],
    [1, 5, undefined],
    [8, undefined, undefined],
  ])('has lesson %s between %s and %s', (id, previous, next) => {
    const found = neighbours(outline, id);
    expect([found.previous?.lesson.id, found.next?.lesson.id]).toEqual([previous, next]);
  });

  it('skips categories without lessons', () => {
    const gap = courseOutline([aCategory(1), aCategory(2), aCategory(3)], [lesson(1, 1), lesson(2, 3)]);
    expect(neighbours(gap, 1).next?.lesson.id).toBe(2);
  });
});

describe('the next lesson', () => {
  it.each<[string, Progress, number | undefined]>([
    ['at the beginning', progress(undefined), 7],
    ['after the lesson opened last', progress(6), 5],
    ['past what is complete', progress(6, 5), 1],
    ['at the start again, among skipped lessons', progress(1, 7, 5, 1), 6],
    ['after a last lesson that was deleted', progress(99, 7), 6],
    ['not when only the last lesson remains', progress(5, 7, 6, 1), undefined],
    ['not when everything is complete', progress(5, 7, 6, 5, 1), undefined],
  ])('is found %s', (_case, current, id) => {
    expect(nextToLearn(outline, current, at)?.lesson.id).toBe(id);
  });

  it('is never complete and never the last lesson, and is missing only when there is no other', () => {
    const some = fc.subarray([7, 6, 5, 1]);
    const any = fc.option(fc.constantFrom(7, 6, 5, 1, 99), { nil: undefined });
    fc.assert(
      fc.property(some, any, (complete, last) => {
        const next = nextToLearn(outline, progress(last, ...complete), at)?.lesson.id;
        const open = ids.filter((id) => !complete.includes(id) && id !== last);
        expect(next === undefined ? open : open.includes(next)).toEqual(next === undefined ? [] : true);
      }),
    );
  });
});

describe('lessons that wait for their day', () => {
  const later = new Date('2026-11-03T00:00:00Z');
  const waiting = courseOutline(
    [aCategory(2)],
    [
      lesson(1, 2, 1),
      { ...lesson(3, 2, 3), locked: true, opensAt: new Date('2026-11-04T00:00:00Z') },
      { ...lesson(2, 2, 2), locked: true, opensAt: later },
      { ...lesson(4, 2, 4), locked: true, opensAt: null },
    ],
  );

  it('are skipped until their moment', () => {
    expect(nextToLearn(waiting, progress(1, 1), at)).toBeUndefined();
    expect(nextToLearn(waiting, progress(1, 1), later)?.lesson.id).toBe(2);
  });

  it('open in the order of their moments, and of their days where none is known', () => {
    expect(nextToOpen(waiting, at)?.lesson.id).toBe(2);
    expect(nextToOpen(waiting, later)?.lesson.id).toBe(3);
    expect(nextToOpen(waiting, new Date('2026-11-05T00:00:00Z'))?.lesson.id).toBe(4);
    expect(nextToOpen(outline, at)).toBeUndefined();
  });

  it('open later if their moment is not known, even on an earlier day', () => {
    const both = courseOutline(
      [aCategory(2)],
      [
        { ...lesson(1, 2, 1), locked: true, opensAt: null },
        { ...lesson(2, 2, 2), locked: true, opensAt: later },
      ],
    );
    expect(nextToOpen(both, at)?.lesson.id).toBe(2);
  });
});
