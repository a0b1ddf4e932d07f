import { messages } from '@padavu/domain/messages';
import { useCourse } from '@/features/course/use-course.ts';
import { useLearner } from '@/features/learner/use-learner.ts';
import { useLessons } from '@/features/lesson/use-lessons.ts';
import { useSubcategories } from '@/features/subcategory/use-subcategories.ts';
import { namesALesson } from './lesson-address.ts';
import type { LessonAddress } from './lesson-address.ts';
import { lessonView } from './lesson-view.ts';
import type { LessonView } from './lesson-view.ts';

/** Reads all that a lesson needs, side by side; for an address that names none, and for a foreign course, nothing. */
export function useLessonView(address: LessonAddress): { view: LessonView; retry: () => void } {
  const { user } = useLearner();
  const { courseId } = address;
  const named = namesALesson(address);
  const asked = named && courseId === user.courseId ? courseId : null;
  const { course, retry: retryCourse } = useCourse(asked);
  const { subcategories, retry: retrySubcategories } = useSubcategories(asked);
  const { lessons, retry: retryLessons } = useLessons(asked);
  const retry = () => {
    retryCourse();
    retrySubcategories();
    retryLessons();
  };
  return {
    view: named
      ? lessonView({ address, course, subcategories, lessons })
      : { state: 'failed', message: messages.lessonViewer.invalidIds },
    retry,
  };
}
