import { limits } from '@padavu/domain/limits';
import { Pager } from '@/components/Pager.tsx';
import type { CourseChoice } from './use-course-choice.ts';

/** The way to the courses before and after those that can be chosen. */
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
