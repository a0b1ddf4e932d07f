import { assertNever } from '@padavu/domain/assert-never';
import type { Course } from '@padavu/domain/course';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { courseOutline } from '@padavu/domain/outline';
import type { Chapter } from '@padavu/domain/outline';
import type { Progress } from '@padavu/domain/progress';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { CourseState } from '@/features/course/use-course.ts';
import type { Live } from '@/lib/firebase/live.ts';

/** What the course viewer shows (specification 2.17 and 8, "Viewers"). */
export type CourseView =
  | { state: 'loading' }
  | { state: 'unavailable' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; course: Course; outline: readonly Chapter[]; progress: Progress | null };

type Loaded = {
  course: CourseState;
  subcategories: Live<Subcategory[]>;
  lessons: Live<Lesson[]>;
  progress: Live<Progress>;
};

/**
 * The course comes first, then its parts: what stops the first is what is said. The lessons and the progress add to
 * the parts and hold nothing up.
 */
export function courseView({ course, subcategories, lessons, progress }: Loaded): CourseView {
  if (course.state === 'failed') {
    return { state: 'failed', message: course.message ?? messages.courseViewer.failed };
  }
  if (course.state !== 'ready') return course;
  switch (subcategories.state) {
    case 'loading':
      return subcategories;
    case 'failed':
      return { state: 'failed', message: messages.courseViewer.contentFailed };
    case 'ready': {
      const isKnown = lessons.state === 'ready' && progress.state === 'ready';
      return {
        state: 'ready',
        course: course.course,
        outline: courseOutline(subcategories.data, lessons.state === 'ready' ? lessons.data : []),
        progress: isKnown ? progress.data : null,
      };
    }
    default:
      return assertNever(subcategories);
  }
}
