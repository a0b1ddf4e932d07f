import { messages } from '@padavu/domain/messages';
import { useCourse } from '@/features/course/use-course.ts';
import { useLearner } from '@/features/learner/use-learner.ts';
import { useLessons } from '@/features/lesson/use-lessons.ts';
import { useSubcategory } from '@/features/subcategory/use-subcategory.ts';
import { namesALesson } from './lesson-address.ts';
import type { LessonAddress } from './lesson-address.ts';
import { lessonView } from './lesson-view.ts';
import type { LessonView } from './lesson-view.ts';

/** Reads all that a category's lessons need, side by side; for an address that names none, and for a foreign course, nothing. */
export function useLessonView(address: LessonAddress): { view: LessonView; retry: () => void } {
  const { user } = useLearner();
  const { courseId, subcategoryId } = address;
  const named = namesALesson(address);
  const asked = named && courseId === user.courseId ? { courseId, subcategoryId } : null;
  const { course, retry: retryCourse } = useCourse(asked && courseId);
  const { subcategory, retry: retrySubcategory } = useSubcategory(asked && subcategoryId);
  const { lessons, retry: retryLessons } = useLessons(asked);
  const retry = () => {
    retryCourse();
    retrySubcategory();
    retryLessons();
  };
  return {
    view: named
      ? lessonView({ courseId, course, subcategory, lessons })
      : { state: 'failed', message: messages.lessonViewer.invalidIds },
    retry,
  };
}
