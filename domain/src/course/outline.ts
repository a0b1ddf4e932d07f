import { byDay } from './lesson.ts';
import type { LessonReply } from './lesson.ts';
import { isComplete } from '@padavu/domain/learning/progress';
import type { Progress } from '@padavu/domain/learning/progress';
import type { Category } from './category.ts';

/** A category with its lessons in order. */
export type CategoryLessons = { category: Category; lessons: readonly LessonReply[] };

/** A lesson with its category. */
export type Step = { category: Category; lesson: LessonReply };

/**
 * The outline of a course: its categories by id, each with its lessons by day. Lessons without a category are left out.
 */
export function courseOutline(
  categories: readonly Category[],
  lessons: readonly LessonReply[],
): readonly CategoryLessons[] {
  return categories
    .toSorted((one, other) => one.id - other.id)
    .map((category) => ({
      category,
      lessons: lessons.filter(({ subcategoryId }) => subcategoryId === category.id).toSorted(byDay),
    }));
}

/** All lessons of a course in one list, across its categories. */
export function stepsOf(outline: readonly CategoryLessons[]): Step[] {
  return outline.flatMap(({ category, lessons }) => lessons.map((lesson) => ({ category, lesson })));
}

/** The lessons before and after one; `undefined` at the ends of the course, and for a lesson that is not in it. */
export function neighbours(
  outline: readonly CategoryLessons[],
  lessonId: number,
): { previous: Step | undefined; next: Step | undefined } {
  const steps = stepsOf(outline);
  const index = steps.findIndex(({ lesson }) => lesson.id === lessonId);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: steps[index - 1], next: steps[index + 1] };
}

/**
 * Whether a lesson is locked at a moment. `locked` may be out of date: the lesson may have opened since the response.
 */
export const isLocked = (
  { locked, opensAt = null }: Pick<LessonReply, 'locked' | 'opensAt'>,
  now: Date,
): boolean => locked === true && (opensAt === null || opensAt > now);

/**
 * The next lesson for a learner: the first one after the one opened last that is open and not complete; after the last
 * lesson, the search continues at the start of the course. `undefined` when no such lesson remains beside the one
 * opened last.
 */
export function nextToLearn(
  outline: readonly CategoryLessons[],
  progress: Progress,
  now: Date,
): Step | undefined {
  const steps = stepsOf(outline);
  const last = steps.findIndex(({ lesson }) => lesson.id === progress.lastLessonId);
  return [...steps.slice(last + 1), ...steps.slice(0, Math.max(0, last))].find(
    ({ lesson }) => !isComplete(progress, lesson.id) && !isLocked(lesson, now),
  );
}

/** The locked lesson that opens next: by its moment, or by its day where no lesson has a moment. */
export function nextToOpen(outline: readonly CategoryLessons[], now: Date): Step | undefined {
  const moment = ({ lesson: { opensAt } }: Step) => opensAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const waiting = stepsOf(outline).filter(({ lesson }) => isLocked(lesson, now));
  return waiting.toSorted((one, other) => {
    const [first, second] = [moment(one), moment(other)];
    return first === second ? byDay(one.lesson, other.lesson) : first - second;
  })[0];
}
