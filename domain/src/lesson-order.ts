import { z } from 'zod';
import { byDay } from './lesson.ts';
import type { Lesson } from './lesson.ts';
import { limits } from './limits.ts';
import { messageFor, messages } from './messages.ts';
import { EntityId } from './route-id.ts';

const { lessonIdInvalid } = messages.validation;

/** The body of a category's order: the ids of all its lessons, as they shall follow one another. */
export const LessonOrder = z.object({
  lessonIds: z
    .array(EntityId, { error: lessonIdInvalid })
    .max(limits.category.lessons, messageFor.tooMany(limits.category.lessons))
    .refine((ids) => new Set(ids).size === ids.length, lessonIdInvalid),
});
export type LessonOrder = z.infer<typeof LessonOrder>;

type Dated = Pick<Lesson, 'id' | 'day'>;

/** What comes of a wanted order: the day of each lesson by its id, or why there are none. */
export type Arrangement =
  | { state: 'arranged'; days: ReadonlyMap<number, number> }
  /** The order is there already. */
  | { state: 'unchanged' }
  /** The wanted order is not of these lessons. */
  | { state: 'other-lessons' }
  /** There are more lessons than days. */
  | { state: 'too-many' };

/**
 * The days that put the lessons of a category into an order. The days stay where they are and the lessons move among
 * them; where lessons share a day, or have none, the days behind make room, and at the end of the range those before.
 */
export function arrange(lessons: readonly Dated[], lessonIds: readonly number[]): Arrangement {
  const current = lessons.toSorted(byDay);
  const isWhole = lessonIds.length === current.length && current.every(({ id }) => lessonIds.includes(id));
  if (!isWhole) return { state: 'other-lessons' };
  if (current.every(({ id }, index) => id === lessonIds[index])) return { state: 'unchanged' };
  if (lessonIds.length > limits.day.max) return { state: 'too-many' };
  const days = roomFor(current.map(({ day }) => day ?? 0));
  return { state: 'arranged', days: new Map(lessonIds.map((id, index) => [id, days[index] ?? 0])) };
}

/** Rising days as near as can be to the given ones, which rise but may be the same. */
function roomFor(given: readonly number[]): number[] {
  const { min, max } = limits.day;
  const rising: number[] = [];
  for (const day of given) rising.push(Math.max(day, (rising.at(-1) ?? min - 1) + 1));
  return rising.map((day, index) => Math.min(day, max - (rising.length - 1 - index)));
}

/** The first day after one that no lesson has; else the first free day of all; `undefined` when every day is taken. */
export function freeDayAfter(day: number, lessons: readonly Dated[]): number | undefined {
  const taken = new Set(lessons.map((lesson) => lesson.day));
  const free = Array.from({ length: limits.day.max }, (_, index) => index + limits.day.min).filter(
    (candidate) => !taken.has(candidate),
  );
  return free.find((candidate) => candidate > day) ?? free[0];
}
