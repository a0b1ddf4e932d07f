import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDay } from './lesson.ts';
import { arrange, freeDayAfter, LessonOrder } from './lesson-order.ts';

/** Lessons 1, 2 and so on with these days; `undefined` for one without a day. */
const withDays = (...days: (number | undefined)[]) =>
  days.map((day, index) => (day === undefined ? { id: index + 1 } : { id: index + 1, day }));

/** The days by id after a new order, or why it is not applied. */
const daysOf = (lessons: ReturnType<typeof withDays>, ...order: number[]) => {
  const arrangement = arrange(lessons, order);
  return arrangement.state === 'arranged' ? Object.fromEntries(arrangement.days) : arrangement.state;
};

describe('the order of the lessons of a category', () => {
  it('leaves the days where they are and moves the lessons among them', () => {
    expect(daysOf(withDays(1, 3, 7), 3, 1, 2)).toEqual({ 3: 1, 1: 3, 2: 7 });
  });

  it.each<[string, (number | undefined)[], number[], Record<number, number>]>([
    ['a shared day', [1, 2, 2, 5], [4, 3, 2, 1], { 4: 1, 3: 2, 2: 3, 1: 5 }],
    ['a shared day with others right behind it', [1, 1, 2], [3, 2, 1], { 3: 1, 2: 2, 1: 3 }],
    ['a missing day', [undefined, 4], [2, 1], { 2: 1, 1: 4 }],
    ['no day at all', [undefined, undefined], [2, 1], { 2: 1, 1: 2 }],
    ['days that are shared at the end', [29, 30, 30], [3, 2, 1], { 3: 28, 2: 29, 1: 30 }],
    ['a day beyond the last', [3, 99], [2, 1], { 2: 3, 1: 30 }],
  ])('makes room for %s', (_case, days, order, expected) => {
    expect(daysOf(withDays(...days), ...order)).toEqual(expected);
  });

  it('changes nothing if the lessons already have it, with or without shared days', () => {
    expect(daysOf(withDays(1, 1, 3), 1, 2, 3)).toBe('unchanged');
    expect(daysOf([])).toBe('unchanged');
  });

  it.each([
    ['one is missing', [1]],
    ['one has another id', [1, 9]],
    ['there is one more', [1, 2, 3]],
    ['one is repeated', [1, 1]],
  ])('is of other lessons when %s', (_case, order) => {
    expect(daysOf(withDays(1, 2), ...order)).toBe('other-lessons');
  });

  it('has room for as many lessons as there are days', () => {
    const many = withDays(...Array.from({ length: 30 }, (_, index) => index));
    const days = daysOf(many, ...many.map(({ id }) => id).toReversed());
    expect(days).toEqual(Object.fromEntries(many.map(({ id }) => [id, 31 - id])));
  });

  it('has no room for more lessons than there are days', () => {
    const many = withDays(...Array.from({ length: 31 }, (_, index) => index));
    expect(daysOf(many, ...many.map(({ id }) => id).toReversed())).toBe('too-many');
  });

  const someLessons = fc
    .array(fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }), { minLength: 1, maxLength: 30 })
    .map((days) => withDays(...days));
  const lessonsAndOrder = someLessons.chain((lessons) =>
    fc.tuple(
      fc.constant(lessons),
      fc.shuffledSubarray(
        lessons.map(({ id }) => id),
        { minLength: lessons.length },
      ),
    ),
  );

  it('follows from the new days, each from 1 to 30 and used once', () => {
    fc.assert(
      fc.property(lessonsAndOrder, ([lessons, order]) => {
        const arrangement = arrange(lessons, order);
        const days = arrangement.state === 'arranged' ? arrangement.days : new Map<number, number>();
        const after = lessons.map((lesson) => ({ ...lesson, ...dayIn(days, lesson.id) }));
        expect(after.toSorted(byDay).map(({ id }) => id)).toEqual(order);
        const used = [...days.values()];
        expect(new Set(used).size).toBe(used.length);
        expect(used.every((day) => day >= 1 && day <= 30)).toBe(true);
      }),
    );
  });

  it('keeps the days themselves when no two are the same', () => {
    const distinct = fc
      .uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 2 })
      .map((days) => withDays(...days));
    fc.assert(
      fc.property(distinct, (lessons) => {
        const order = lessons
          .toSorted(byDay)
          .map(({ id }) => id)
          .toReversed();
        const arrangement = arrange(lessons, order);
        const days = arrangement.state === 'arranged' ? [...arrangement.days.values()] : [];
        expect(new Set(days)).toEqual(new Set(lessons.map(({ day }) => day)));
      }),
    );
  });

  it('is unchanged when it is requested again', () => {
    fc.assert(
      fc.property(lessonsAndOrder, ([lessons, order]) => {
        const first = arrange(lessons, order);
        const days = first.state === 'arranged' ? first.days : new Map<number, number>();
        const after = lessons.map((lesson) => ({ ...lesson, ...dayIn(days, lesson.id) }));
        expect(arrange(after, order).state).toBe('unchanged');
      }),
    );
  });
});

const dayIn = (days: ReadonlyMap<number, number>, id: number) => {
  const day = days.get(id);
  return day === undefined ? {} : { day };
};

describe('the body of an order', () => {
  it('is a list of ids, each once', () => {
    expect(LessonOrder.parse({ lessonIds: [3, 1, 2] })).toEqual({ lessonIds: [3, 1, 2] });
  });

  it.each([
    [undefined],
    ['1'],
    [[0]],
    [[1.5]],
    [['a']],
    [[2, 1, 2]],
    [Array.from({ length: 501 }, (_, index) => index + 1)],
  ])('is not %j', (lessonIds) => {
    expect(LessonOrder.safeParse({ lessonIds }).success).toBe(false);
  });
});

describe('the day of a copy', () => {
  it.each<[string, number, (number | undefined)[], number | undefined]>([
    ['the next one', 2, [1, 2], 3],
    ['the next that is free', 1, [1, 2, 4], 3],
    ['the first free one when none is left behind it', 30, [1, 29, 30], 2],
    ['the first one for a lesson without a day', 0, [undefined], 1],
    ['none when every day is taken', 4, Array.from({ length: 30 }, (_, index) => index + 1), undefined],
  ])('is %s', (_case, day, days, expected) => {
    expect(freeDayAfter(day, withDays(...days))).toBe(expected);
  });
});
