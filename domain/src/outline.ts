import { byDay } from './lesson.ts';
import type { LessonReply } from './lesson.ts';
import { isComplete } from './progress.ts';
import type { Progress } from './progress.ts';
import type { Category } from './category.ts';

/** A category with its lessons in the order they are learnt. */
export type CategoryLessons = { category: Category; lessons: readonly LessonReply[] };

/** A lesson with its category. */
export type Step = { category: Category; lesson: LessonReply };

/** A course as it is learnt: its categories in the order they were made, each by day. A lesson without a category is left out. */
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

/** Every lesson of a course, one after the other, across its categories. */
export function stepsOf(outline: readonly CategoryLessons[]): Step[] {
  return outline.flatMap(({ category, lessons }) => lessons.map((lesson) => ({ category, lesson })));
}

/** The lessons before and after one; at the ends of the course, and for a lesson that is not in it, there is none. */
export function neighbours(
  outline: readonly CategoryLessons[],
  lessonId: number,
): { previous: Step | undefined; next: Step | undefined } {
  const steps = stepsOf(outline);
  const index = steps.findIndex(({ lesson }) => lesson.id === lessonId);
  if (index === -1) return { previous: undefined, next: undefined };
  return { previous: steps[index - 1], next: steps[index + 1] };
}

/** Whether a lesson waits for its day at a moment. The answer that says so may be older than the moment at which it opens. */
export const isLocked = (
  { locked, opensAt = null }: Pick<LessonReply, 'locked' | 'opensAt'>,
  now: Date,
): boolean => locked === true && (opensAt === null || opensAt > now);

/**
 * What comes next for a learner: the first lesson after the one opened last that is open and not complete, beginning again
 * at the start of the course. `undefined` when nothing but the last lesson itself, or nothing at all, remains.
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

/** The lesson that opens next, of those that wait: by its moment, and where none has one by its day. */
export function nextToOpen(outline: readonly CategoryLessons[], now: Date): Step | undefined {
  const moment = ({ lesson: { opensAt } }: Step) => opensAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const waiting = stepsOf(outline).filter(({ lesson }) => isLocked(lesson, now));
  return waiting.toSorted((one, other) => {
    const [first, second] = [moment(one), moment(other)];
    return first === second ? byDay(one.lesson, other.lesson) : first - second;
  })[0];
}
