import { z } from 'zod';
import { byDay, type Lesson } from './lesson.ts';
import { limits } from '@padavu/domain/limits';
import { messageFor, messages } from '@padavu/domain/messages';
import { EntityId } from '@padavu/domain/values/route-id';

const { lessonIdInvalid } = messages.validation;

/** The body of a call that reorders a category: the ids of all its lessons in the new order. */
export const LessonOrder = z.object({
  lessonIds: z
    .array(EntityId, { error: lessonIdInvalid })
    .max(limits.category.lessons, messageFor.tooMany(limits.category.lessons))
    .refine((ids) => new Set(ids).size === ids.length, lessonIdInvalid),
});
export type LessonOrder = z.infer<typeof LessonOrder>;

type LessonWithDay = Pick<Lesson, 'id' | 'day'>;

/** The result of a requested order: the day of each lesson by its id, or why the order is not applied. */
type Arrangement =
  | { state: 'arranged'; days: ReadonlyMap<number, number> }
  /** The lessons already have this order. */
  | { state: 'unchanged' }
  /** The requested order has other lessons than the category. */
  | { state: 'other-lessons' }
  /** There are more lessons than days. */
  | { state: 'too-many' };

/**
 * Assigns days to the lessons of a category so that they have an order. The set of days stays, and the lessons move
 * among them. Where lessons share a day or have none, later days move back, or earlier days move forward at the end of
 * the range.
 */
export function arrange(lessons: readonly LessonWithDay[], lessonIds: readonly number[]): Arrangement {
  const current = lessons.toSorted(byDay);
  const isWhole = lessonIds.length === current.length && current.every(({ id }) => lessonIds.includes(id));
  if (!isWhole) return { state: 'other-lessons' };
  if (current.every(({ id }, index) => id === lessonIds[index])) return { state: 'unchanged' };
  if (lessonIds.length > limits.day.max) return { state: 'too-many' };
  const days = separateDays(current.map(({ day }) => day ?? 0));
  return { state: 'arranged', days: new Map(lessonIds.map((id, index) => [id, days[index] ?? 0])) };
}

/** Strictly rising days as close as possible to `days`, which rise but may repeat. */
function separateDays(days: readonly number[]): number[] {
  const { min, max } = limits.day;
  const rising: number[] = [];
  for (const day of days) rising.push(Math.max(day, (rising.at(-1) ?? min - 1) + 1));
  return rising.map((day, index) => Math.min(day, max - (rising.length - 1 - index)));
}

/** The first free day after `day`, or else the first free day of all; `undefined` when every day has a lesson. */
export function freeDayAfter(day: number, lessons: readonly LessonWithDay[]): number | undefined {
  const taken = new Set(lessons.map((lesson) => lesson.day));
  const free = Array.from({ length: limits.day.max }, (_, index) => index + limits.day.min).filter(
    (candidate) => !taken.has(candidate),
  );
  return free.find((candidate) => candidate > day) ?? free[0];
}
