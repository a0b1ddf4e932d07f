import { assertNever } from '@padavu/domain/assert-never';
import type { Lesson } from '@padavu/domain/lesson';
import { messageFor, messages } from '@padavu/domain/messages';
import { courseOutline } from '@padavu/domain/outline';
import type { Chapter } from '@padavu/domain/outline';
import type { Subcategory } from '@padavu/domain/subcategory';
import type { CourseState } from './use-course.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';
import type { LessonAddress } from './lesson-address.ts';

export type SomeLessons = readonly [Lesson, ...Lesson[]];

/** What the lesson viewer shows. */
export type LessonView =
  | { state: 'loading' }
  | { state: 'unavailable' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; outline: readonly Chapter[]; subcategory: Subcategory; lessons: SomeLessons };

type Loaded = {
  address: LessonAddress;
  course: CourseState;
  subcategories: Live<Subcategory[]>;
  lessons: Live<Lesson[]>;
};

/**
 * Course, then category, then lessons: the first that is not there is what is said
 *. A lesson that was moved to another category is shown where it is now (docs/decisions/030).
 */
export function lessonView({ address, course, subcategories, lessons }: Loaded): LessonView {
  if (course.state === 'failed') {
    return failed(messageFor.courseFailed(course.message ?? messages.courseService.failed));
  }
  if (course.state !== 'ready') return course;
  if (subcategories.state === 'loading') return subcategories;
  if (subcategories.state === 'failed') {
    const cause = failureMessage(subcategories.error) ?? messages.courseService.failed;
    return failed(messageFor.subcategoryFailed(cause));
  }
  const isKnown = (subcategoryId: number) => subcategories.data.some(({ id }) => id === subcategoryId);
  const found = lessons.state === 'ready' && lessons.data.find(({ id }) => id === address.lessonId);
  const subcategoryId = found && isKnown(found.subcategoryId) ? found.subcategoryId : address.subcategoryId;
  if (isKnown(subcategoryId)) return lessonsView(subcategoryId, subcategories.data, lessons);
  // Its category is gone, but whether the lesson is too only the lessons say.
  return lessons.state === 'loading' && address.lessonId !== undefined
    ? lessons
    : failed(messageFor.subcategoryFailed(messages.userService.notFound));
}

function lessonsView(
  subcategoryId: number,
  subcategories: Subcategory[],
  lessons: Live<Lesson[]>,
): LessonView {
  switch (lessons.state) {
    case 'loading':
      return lessons;
    case 'failed': {
      // The answer did not come, or it came and could not be read.
      const cause = failureMessage(lessons.error);
      return failed(cause ? messageFor.lessonsFailed(cause) : messages.lessonViewer.failed);
    }
    case 'ready': {
      const outline = courseOutline(subcategories, lessons.data);
      const chapter = outline.find(({ subcategory }) => subcategory.id === subcategoryId);
      const [first, ...others] = chapter?.lessons ?? [];
      return chapter && first
        ? { state: 'ready', outline, subcategory: chapter.subcategory, lessons: [first, ...others] }
        : failed(messages.lessonViewer.none);
    }
    default:
      return assertNever(lessons);
  }
}

function failed(message: string): LessonView {
  return { state: 'failed', message };
}
