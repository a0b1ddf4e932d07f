import { assertNever } from '@padavu/domain/assert-never';
import { brand } from '@padavu/domain/brand';
import { courseTitle } from '@padavu/domain/course';
import type { Course } from '@padavu/domain/course';
import type { Lesson } from '@padavu/domain/lesson';
import { messages } from '@padavu/domain/messages';
import { courseOutline } from '@padavu/domain/outline';
import type { Chapter } from '@padavu/domain/outline';
import type { Progress } from '@padavu/domain/progress';
import { readRouteId } from '@padavu/domain/route-id';
import type { Subcategory } from '@padavu/domain/subcategory';
import { useParams } from 'react-router-dom';
import { ProblemView } from '@/components/StateView.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { useLessons } from '@/features/course-content/use-lessons.ts';
import { useSubcategories } from '@/features/course-content/use-subcategories.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { CourseContent } from './CourseContent.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { UnavailableCourse } from './UnavailableCourse.tsx';
import { useCourse } from './use-course.ts';
import type { CourseState } from './use-course.ts';
import { useLearner } from './use-learner.ts';
import { useProgress } from './use-progress.ts';

/** The course viewer. A course that is not the learner's own is not even asked for. */
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
      <title>{`${view.state === 'ready' ? courseTitle(view.course) : 'Course'} · ${brand.name}`}</title>
      {view.state !== 'ready' && <VisuallyHidden component="h1">Course</VisuallyHidden>}
      <CourseViewer view={view} onRetry={retry} />
    </>
  );
}

function CourseViewer({ view, onRetry }: { view: CourseView; onRetry: () => void }) {
  switch (view.state) {
    case 'loading':
      return <PageSkeleton page="course" text={messages.courseViewer.loading} />;
    case 'unavailable':
      return <UnavailableCourse />;
    case 'failed':
      return (
        <ProblemView message={view.message} onRetry={onRetry} retryLabel={messages.courseViewer.retry} />
      );
    case 'ready':
      return <CourseContent course={view.course} outline={view.outline} progress={view.progress} />;
    default:
      return assertNever(view);
  }
}

/** What the course viewer shows. */
type CourseView =
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
function courseView({ course, subcategories, lessons, progress }: Loaded): CourseView {
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
