import { byDay } from './lesson.ts';
import type { Lesson } from './lesson.ts';
import { isComplete } from './progress.ts';
import type { Progress } from './progress.ts';
import type { Subcategory } from './subcategory.ts';

/** A category with its lessons in the order they are learnt. */
export type CategoryLessons = { subcategory: Subcategory; lessons: readonly Lesson[] };

/** A lesson with its category. */
export type Step = { subcategory: Subcategory; lesson: Lesson };

/** A course as it is learnt: its categories in the order they were made, each by day. A lesson without a category is left out. */
export function courseOutline(
  subcategories: readonly Subcategory[],
  lessons: readonly Lesson[],
): readonly CategoryLessons[] {
  return subcategories
    .toSorted((one, other) => one.id - other.id)
    .map((subcategory) => ({
      subcategory,
      lessons: lessons.filter(({ subcategoryId }) => subcategoryId === subcategory.id).toSorted(byDay),
    }));
}

/** Every lesson of a course, one after the other, across its categories. */
export function stepsOf(outline: readonly CategoryLessons[]): Step[] {
  return outline.flatMap(({ subcategory, lessons }) => lessons.map((lesson) => ({ subcategory, lesson })));
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

/**
 * What comes next for a learner: the first lesson after the one opened last that is not complete, beginning again at
 * the start of the course. `undefined` when nothing but the last lesson itself, or nothing at all, remains.
 */
export function nextToLearn(outline: readonly CategoryLessons[], progress: Progress): Step | undefined {
  const steps = stepsOf(outline);
  const last = steps.findIndex(({ lesson }) => lesson.id === progress.lastLessonId);
  return [...steps.slice(last + 1), ...steps.slice(0, Math.max(0, last))].find(
    ({ lesson }) => !isComplete(progress, lesson.id),
  );
}
