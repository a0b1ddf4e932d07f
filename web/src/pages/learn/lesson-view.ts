import { assertNever } from '@padavu/domain/assert-never';
import type { Lesson } from '@padavu/domain/lesson';
import { messageFor, messages } from '@padavu/domain/messages';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { CourseState } from '@/features/course/use-course.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';

export type SomeLessons = readonly [Lesson, ...Lesson[]];

/** What the lesson viewer shows (specification 2.18 and 8, "Viewers"). */
export type LessonView =
  | { state: 'loading' }
  | { state: 'unavailable' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; subcategory: Subcategory; lessons: SomeLessons };

type Loaded = {
  courseId: number;
  course: CourseState;
  subcategory: Live<Subcategory | null>;
  lessons: Live<Lesson[]>;
};

/** Course, then category, then lessons: the first that is not there is what is said (specification 4, "Viewer load sequence"). */
export function lessonView({ courseId, course, subcategory, lessons }: Loaded): LessonView {
  if (course.state === 'failed') {
    return failed(messageFor.courseFailed(course.message ?? messages.courseService.failed));
  }
  if (course.state !== 'ready') return course;
  if (subcategory.state === 'loading') return subcategory;
  if (subcategory.state === 'failed') {
    return failed(
      messageFor.subcategoryFailed(failureMessage(subcategory.error) ?? messages.courseService.failed),
    );
  }
  if (subcategory.data?.courseId !== courseId) {
    return failed(messageFor.subcategoryFailed(messages.userService.notFound));
  }
  return lessonsView(subcategory.data, lessons);
}

function lessonsView(subcategory: Subcategory, lessons: Live<Lesson[]>): LessonView {
  switch (lessons.state) {
    case 'loading':
      return lessons;
    case 'failed': {
      // The answer did not come, or it came and could not be read.
      const cause = failureMessage(lessons.error);
      return failed(cause ? messageFor.lessonsFailed(cause) : messages.lessonViewer.failed);
    }
    case 'ready': {
      const [first, ...others] = lessons.data;
      return first
        ? { state: 'ready', subcategory, lessons: [first, ...others] }
        : failed(messages.lessonViewer.none);
    }
    default:
      return assertNever(lessons);
  }
}

function failed(message: string): LessonView {
  return { state: 'failed', message };
}
