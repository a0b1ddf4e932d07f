import ArrowBack from '@mui/icons-material/ArrowBack';
import { learnerMessages } from '@padavu/domain/learner-messages';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { assertNever } from '@padavu/domain/assert-never';
import type { Course } from '@padavu/domain/course';
import type { LessonReply } from '@padavu/domain/lesson';
import { messageFor, messages } from '@padavu/domain/messages';
import { courseOutline } from '@padavu/domain/outline';
import type { CategoryLessons } from '@padavu/domain/outline';
import { readRouteId } from '@padavu/domain/route-id';
import type { Category } from '@padavu/domain/category';
import { LinkButton } from '@/components/LinkButton.tsx';
import { learnerCoursePath, lessonPath } from '@/lib/paths.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { CourseViewer } from './CourseViewer.tsx';
import type { ViewerState } from './CourseViewer.tsx';
import { LessonDays } from './LessonDays.tsx';
import type { SomeLessons } from './LessonDays.tsx';
import { useCourseParts } from './use-course-parts.ts';
import type { CourseParts } from './use-course-parts.ts';

/** The lesson viewer. */
export function LessonPage() {
  const address = readLessonAddress(useParams());
  const { parts, retry } = useCourseParts(namesALesson(address) ? address.courseId : null);
  const view = lessonView(address, parts);
  useAddressOfLesson(address, view);
  const back = (
    <LinkButton
      to={learnerCoursePath(address.courseId)}
      color="inherit"
      startIcon={<ArrowBack />}
      sx={{ marginLeft: -1, marginBottom: 1, paddingInline: 1 }}
    >
      {learnerMessages.lessonViewer.back}
    </LinkButton>
  );
  return (
    <CourseViewer page="lesson" view={view} back={back} onRetry={retry}>
      {(content) => <LessonDays {...content} lessonId={address.lessonId} />}
    </CourseViewer>
  );
}

/** Puts a lesson that was moved to another category under its new address; what plays on the page plays on. */
function useAddressOfLesson({ courseId, subcategoryId, lessonId }: LessonAddress, view: LessonView) {
  const navigate = useNavigate();
  const currentId = view.state === 'ready' ? view.content.category.id : subcategoryId;
  const moved =
    currentId !== subcategoryId && lessonId !== undefined ? lessonPath(courseId, currentId, lessonId) : null;
  useEffect(() => {
    if (moved !== null) void navigate(moved, { replace: true, preventScrollReset: true });
  }, [moved, navigate]);
}

/** The ids in the lesson viewer's address; a `lessonId` of `undefined` means the first lesson. */
type LessonAddress = { courseId: number; subcategoryId: number; lessonId: number | undefined };

function readLessonAddress(params: Readonly<Record<string, string | undefined>>): LessonAddress {
  const lessonId = params['lessonId'];
  return {
    courseId: readRouteId(params['courseId']),
    subcategoryId: readRouteId(params['subcategoryId']),
    lessonId: lessonId === undefined ? undefined : readRouteId(lessonId),
  };
}

/** A non-numeric id reads as 0, which names nothing. */
function namesALesson({ subcategoryId, lessonId }: LessonAddress): boolean {
  return subcategoryId !== 0 && lessonId !== 0;
}

/** A category with its lessons, in the outline of the course. */
type LessonView = ViewerState<{
  course: Course;
  outline: readonly CategoryLessons[];
  category: Category;
  lessons: SomeLessons;
}>;

/**
 * Course, then category, then lessons: the message is that of the first that is missing. A lesson that was moved to
 * another category is shown in its present one (docs/decisions/030).
 */
function lessonView(address: LessonAddress, { course, categories, lessons }: CourseParts): LessonView {
  if (!namesALesson(address)) return failed(learnerMessages.lessonViewer.invalidIds);
  if (course.state === 'failed') {
    return failed(messageFor.courseFailed(course.message ?? messages.courseService.failed));
  }
  if (course.state !== 'ready') return course;
  if (categories.state === 'loading') return categories;
  if (categories.state === 'failed') {
    const cause = failureMessage(categories.error) ?? messages.courseService.failed;
    return failed(messageFor.categoryFailed(cause));
  }
  const isKnown = (subcategoryId: number) => categories.data.some(({ id }) => id === subcategoryId);
  const found = lessons.state === 'ready' && lessons.data.find(({ id }) => id === address.lessonId);
  const subcategoryId = found && isKnown(found.subcategoryId) ? found.subcategoryId : address.subcategoryId;
  if (isKnown(subcategoryId)) return lessonsView(course.course, subcategoryId, categories.data, lessons);
  // The category is gone; only the lessons tell whether the lesson is gone too.
  return lessons.state === 'loading' && address.lessonId !== undefined
    ? lessons
    : failed(messageFor.categoryFailed(messages.userService.notFound));
}

function lessonsView(
  course: Course,
  subcategoryId: number,
  categories: Category[],
  lessons: Live<LessonReply[]>,
): LessonView {
  switch (lessons.state) {
    case 'loading':
      return lessons;
    case 'failed': {
      // A failure without a message is an answer that could not be read.
      const cause = failureMessage(lessons.error);
      return failed(cause ? messageFor.lessonsFailed(cause) : learnerMessages.lessonViewer.failed);
    }
    case 'ready': {
      const outline = courseOutline(categories, lessons.data);
      const chosen = outline.find(({ category }) => category.id === subcategoryId);
      const [first, ...others] = chosen?.lessons ?? [];
      return chosen && first
        ? {
            state: 'ready',
            content: { course, outline, category: chosen.category, lessons: [first, ...others] },
          }
        : failed(learnerMessages.lessonViewer.none);
    }
    default:
      return assertNever(lessons);
  }
}

function failed(message: string): LessonView {
  return { state: 'failed', message };
}
