import Button from '@mui/material/Button';
import { assertNever } from '@padavu/domain/assert-never';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { readRouteId } from '@padavu/domain/route-id';
import { useParams } from 'react-router-dom';
import { LoadingView, ProblemView } from '@/components/StateView.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { useCourse } from '@/features/course/use-course.ts';
import { useLearner } from '@/features/learner/use-learner.ts';
import { useLessons } from '@/features/lesson/use-lessons.ts';
import { useProgress } from '@/features/progress/use-progress.ts';
import { useSubcategories } from '@/features/subcategory/use-subcategories.ts';
import { CourseContent } from './CourseContent.tsx';
import { courseView } from './course-view.ts';
import type { CourseView } from './course-view.ts';
import { UnavailableCourse } from './UnavailableCourse.tsx';

/** The course viewer (specification 2.17). A course that is not the learner's own is not even asked for. */
export function CoursePage() {
  const { uid, user } = useLearner();
  const courseId = readRouteId(useParams()['courseId']);
  const ownId = courseId === user.courseId ? courseId : null;
  const { course, retry: retryCourse } = useCourse(ownId);
  const { subcategories, retry: retrySubcategories } = useSubcategories(ownId);
  const { lessons, retry: retryLessons } = useLessons(ownId);
  const progress = useProgress(uid, ownId);
  const view = courseView({ course, subcategories, lessons, progress });
  const retry = () => {
    retryCourse();
    retrySubcategories();
    retryLessons();
  };
  return (
    <>
      <title>{`${view.state === 'ready' ? view.course.title : 'Course'} · ${brand.name}`}</title>
      {view.state !== 'ready' && <VisuallyHidden component="h1">Course</VisuallyHidden>}
      <CourseViewer view={view} onRetry={retry} />
    </>
  );
}

function CourseViewer({ view, onRetry }: { view: CourseView; onRetry: () => void }) {
  switch (view.state) {
    case 'loading':
      return <LoadingView text={messages.courseViewer.loading} />;
    case 'unavailable':
      return <UnavailableCourse />;
    case 'failed':
      return (
        <ProblemView
          message={view.message}
          action={
            <Button variant="contained" onClick={onRetry}>
              {messages.courseViewer.retry}
            </Button>
          }
        />
      );
    case 'ready':
      return <CourseContent course={view.course} outline={view.outline} progress={view.progress} />;
    default:
      return assertNever(view);
  }
}
