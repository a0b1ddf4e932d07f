import { limits } from '@padavu/domain/limits';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useLastAnswer } from '@/components/use-last-answer.ts';
import type { CourseChoice } from '@/features/course/use-course-choice.ts';
import type { LessonFilter } from '@/features/lesson-desk/use-lesson-filter.ts';
import type { LessonPart } from './lesson-part.ts';
import { useFoundLessons } from './use-found-lessons.ts';
import { useLessonScope } from './use-lesson-scope.ts';
import { useListedLessons } from './use-listed-lessons.ts';

export type ListedLessons = LessonPart & {
  choice: CourseChoice;
  /** The category in the address; `undefined` where there is none such. */
  category: Subcategory | undefined;
  /** All lessons of the category are here, so that they can be put in order. */
  isArrangeable: boolean;
};

export type LessonList =
  | { state: 'loading' }
  | { state: 'failed'; of: 'courses' | 'lessons'; error: Error; retry: () => void }
  /** What is on hand is shown while the answer to a changed filter is on its way. */
  | ({ state: 'ready'; refreshing: boolean } & ListedLessons);

/** The lessons that pass a filter, live, a page at a time (specification 2.15). */
export function useLessonList(filter: LessonFilter): LessonList {
  const { search, page } = filter;
  const scoped = useLessonScope(filter);
  const scope = scoped.state === 'ready' ? scoped.scope : null;
  const category = scope?.category ?? null;
  const isArrangeable = search === '' && category !== null && category.lessonsCount <= limits.day.max;
  const listed = useListedLessons(search === '' ? scope : null, page, isArrangeable);
  const found = useFoundLessons(search === '' ? null : scope, search, page);
  const part = search === '' ? listed : found;
  const now =
    scoped.state === 'ready' && part.state === 'ready'
      ? { ...part, choice: scoped.choice, category: scoped.category, isArrangeable }
      : null;
  const onHand = useLastAnswer<ListedLessons>(now);

  if (scoped.state === 'failed') return { ...scoped, of: 'courses' };
  if (part.state === 'failed') return { ...part, of: 'lessons' };
  return onHand ? { ...onHand, state: 'ready', refreshing: now === null } : { state: 'loading' };
}
