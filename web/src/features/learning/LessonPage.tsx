import ArrowBack from '@mui/icons-material/ArrowBack';
import { assertNever } from '@padavu/domain/assert-never';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton.tsx';
import { ProblemView } from '@/components/StateView.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { useLessons } from '@/features/course-content/use-lessons.ts';
import { useSubcategories } from '@/features/course-content/use-subcategories.ts';
import { learnerCoursePath, lessonPath } from '@/lib/paths.ts';
import { LessonDays } from './LessonDays.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { UnavailableCourse } from './UnavailableCourse.tsx';
import { namesALesson, readLessonAddress } from './lesson-address.ts';
import type { LessonAddress } from './lesson-address.ts';
import type { LessonView } from './lesson-view.ts';
import { lessonView } from './lesson-view.ts';
import { useCourse } from './use-course.ts';
import { useLearner } from './use-learner.ts';

/** The lesson viewer. */
export function LessonPage() {
  const address = readLessonAddress(useParams());
  const { view, retry } = useLessonView(address);
  useAddressOfLesson(address, view);
  return (
    <>
      {view.state !== 'ready' && (
        <>
          <title>{`Lesson · ${brand.name}`}</title>
          <VisuallyHidden component="h1">Lesson</VisuallyHidden>
        </>
      )}
      {view.state !== 'unavailable' && view.state !== 'loading' && (
        <LinkButton
          to={learnerCoursePath(address.courseId)}
          color="inherit"
          startIcon={<ArrowBack />}
          sx={{ marginLeft: -1, marginBottom: 1, paddingInline: 1 }}
        >
          {messages.lessonViewer.back}
        </LinkButton>
      )}
      <LessonViewer view={view} lessonId={address.lessonId} onRetry={retry} />
    </>
  );
}

type LessonViewerProps = { view: LessonView; lessonId: number | undefined; onRetry: () => void };

function LessonViewer({ view, lessonId, onRetry }: LessonViewerProps) {
  switch (view.state) {
    case 'loading':
      return <PageSkeleton page="lesson" text={messages.lessonViewer.loadingVideo} />;
    case 'unavailable':
      return <UnavailableCourse />;
    case 'failed':
      return (
        <ProblemView message={view.message} onRetry={onRetry} retryLabel={messages.courseViewer.retry} />
      );
    case 'ready':
      return (
        <LessonDays
          outline={view.outline}
          subcategory={view.subcategory}
          lessons={view.lessons}
          lessonId={lessonId}
        />
      );
    default:
      return assertNever(view);
  }
}

/** Puts a lesson that was moved to another category under its new address; what plays on the page plays on. */
function useAddressOfLesson({ courseId, subcategoryId, lessonId }: LessonAddress, view: LessonView) {
  const navigate = useNavigate();
  const isMoved = view.state === 'ready' && view.subcategory.id !== subcategoryId;
  const moved =
    isMoved && lessonId !== undefined ? lessonPath(courseId, view.subcategory.id, lessonId) : null;
  useEffect(() => {
    if (moved !== null) void navigate(moved, { replace: true, preventScrollReset: true });
  }, [moved, navigate]);
}

/** Reads all that a lesson needs, side by side; for an address that names none, and for a foreign course, nothing. */
function useLessonView(address: LessonAddress): { view: LessonView; retry: () => void } {
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
