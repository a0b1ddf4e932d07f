import { assertNever } from '@padavu/domain/values/assert-never';
import { courseTitle } from '@padavu/domain/course/course';
import type { Course } from '@padavu/domain/course/course';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { courseOutline } from '@padavu/domain/course/outline';
import type { CategoryLessons } from '@padavu/domain/course/outline';
import type { Progress } from '@padavu/domain/learning/progress';
import { readRouteId } from '@padavu/domain/values/route-id';
import { useParams } from 'react-router-dom';
import { PageTitle } from '@/components/PageTitle.tsx';
import type { Live } from '@/lib/firebase/live.ts';
import { CourseContent } from './CourseContent.tsx';
import { CourseViewer } from './CourseViewer.tsx';
import type { ViewerState } from './CourseViewer.tsx';
import { useLearner } from '@/features/learning/learner-access.ts';
import { useProgress } from '@/features/learning/progress.ts';
import { useCourseParts } from '@/features/learning/queries.ts';
import type { CourseParts } from '@/features/learning/queries.ts';

/** The course viewer. */
export function CoursePage() {
  const { uid } = useLearner();
  const { ownId, parts, retry } = useCourseParts(readRouteId(useParams()['courseId']));
  const progress = useProgress(uid, ownId);
  return (
    <CourseViewer page="course" view={courseView(parts, progress)} onRetry={retry}>
      {(content) => (
        <>
          <PageTitle>{courseTitle(content.course)}</PageTitle>
          <CourseContent {...content} />
        </>
      )}
    </CourseViewer>
  );
}

/** `progress` is `null` while the lessons or the progress are not known. */
type CourseView = ViewerState<{
  course: Course;
  outline: readonly CategoryLessons[];
  progress: Progress | null;
}>;

/**
 * Reports a failure of the course before one of its categories. Nothing waits for the lessons and the progress, which
 * only add to the categories.
 */
function courseView({ course, categories, lessons }: CourseParts, progress: Live<Progress>): CourseView {
  if (course.state === 'failed') {
    return { state: 'failed', message: course.message ?? learnerMessages.courseViewer.failed };
  }
  if (course.state !== 'ready') return course;
  switch (categories.state) {
    case 'loading':
      return categories;
    case 'failed':
      return { state: 'failed', message: learnerMessages.courseViewer.contentFailed };
    case 'ready': {
      const isKnown = lessons.state === 'ready' && progress.state === 'ready';
      return {
        state: 'ready',
        content: {
          course: course.course,
          outline: courseOutline(categories.data, lessons.state === 'ready' ? lessons.data : []),
          progress: isKnown ? progress.data : null,
        },
      };
    }
    default:
      return assertNever(categories);
  }
}
