import { limits } from '@padavu/domain/limits';
import { Pager } from '@/components/Pager.tsx';
import type { CourseChoice } from './use-course-choice.ts';

/** Leads to the previous and the next page of the courses to choose from. */
export function CoursePager({ next, previous }: Pick<CourseChoice, 'next' | 'previous'>) {
  return (
    <Pager
      size={limits.adminContent.courses}
      noun="courses"
      next={next}
      previous={previous}
      isSearched={false}
    />
  );
}
