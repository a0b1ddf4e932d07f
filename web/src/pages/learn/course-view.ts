import { assertNever } from '@padavu/domain/assert-never';
import type { Course } from '@padavu/domain/course';
import { messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { CourseState } from '@/features/course/use-course.ts';
import type { Live } from '@/lib/firebase/live.ts';

/** What the course viewer shows (specification 2.17 and 8, "Viewers"). */
export type CourseView =
  | { state: 'loading' }
  | { state: 'unavailable' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; course: Course; subcategories: Subcategory[] };

/** The course comes first, then its parts: what stops the first is what is said. */
export function courseView(course: CourseState, subcategories: Live<Subcategory[]>): CourseView {
  if (course.state === 'failed') {
    return { state: 'failed', message: course.message ?? messages.courseViewer.failed };
  }
  if (course.state !== 'ready') return course;
  switch (subcategories.state) {
    case 'loading':
      return subcategories;
    case 'failed':
      return { state: 'failed', message: messages.courseViewer.contentFailed };
    case 'ready':
      return { state: 'ready', course: course.course, subcategories: subcategories.data };
    default:
      return assertNever(subcategories);
  }
}
