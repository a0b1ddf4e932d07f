import { matchPath } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';

/** The pages of the learner's area that differ in their frame or their skeleton. */
export type LearnerPage = 'dashboard' | 'course' | 'lesson' | 'course-days';

const pages: readonly (readonly [string, LearnerPage])[] = [
  [paths.learnerCourse, 'course'],
  [paths.lesson, 'lesson'],
  [paths.courseDays, 'course-days'],
];

/** The page at an address of the learner's area. */
export function learnerPageAt(pathname: string): LearnerPage {
  return pages.find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? 'dashboard';
}
