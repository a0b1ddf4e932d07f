import ArrowBack from '@mui/icons-material/ArrowBack';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { assertNever } from '@padavu/domain/values/assert-never';
import type { Course } from '@padavu/domain/course/course';
import type { LessonReply } from '@padavu/domain/course/lesson';
import { messageFor, messages } from '@padavu/domain/messages';
import { courseOutline } from '@padavu/domain/course/outline';
import type { CategoryLessons } from '@padavu/domain/course/outline';
import { readRouteId } from '@padavu/domain/values/route-id';
import type { Category } from '@padavu/domain/course/category';
import { LinkButton } from '@/components/LinkButton.tsx';
import { learnerCoursePath, lessonPath } from '@/lib/paths.ts';
import { failureMessage } from '@/lib/firebase/failure.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { CourseViewer } from '@/features/learning/course/CourseViewer.tsx';
import type { ViewerState } from '@/features/learning/course/CourseViewer.tsx';
import { LessonDays } from './LessonDays.tsx';
import type { NonEmptyLessons } from './LessonDays.tsx';
import { useCourseParts } from '@/features/learning/queries.ts';
import type { CourseParts } from '@/features/learning/queries.ts';

/** The lesson viewer. */
export function LessonPage() {
  const address = readLessonAddress(useParams());
  const { parts, retry } = useCourseParts(hasValidIds(address) ? address.courseId : null);
  const view = lessonView(address, parts);
  useAddressOfMovedLesson(address, view);
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

/** Replaces the address of a lesson that was moved to another category. A video on the page keeps playing. */
function useAddressOfMovedLesson({ courseId, subcategoryId, lessonId }: LessonAddress, view: LessonView) {
  const navigate = useNavigate();
  const currentId = view.state === 'ready' ? view.content.category.id : subcategoryId;
  const newPath =
    currentId !== subcategoryId && lessonId !== undefined ? lessonPath(courseId, currentId, lessonId) : null;
  useEffect(() => {
    if (newPath !== null) void navigate(newPath, { replace: true, preventScrollReset: true });
  }, [newPath, navigate]);
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

/** A non-numeric id is read as 0, which no document has. */
function hasValidIds({ subcategoryId, lessonId }: LessonAddress): boolean {
  return subcategoryId !== 0 && lessonId !== 0;
}

/** A category with its lessons, in the outline of the course. */
type LessonView = ViewerState<{
  course: Course;
  outline: readonly CategoryLessons[];
  category: Category;
  lessons: NonEmptyLessons;
}>;

/**
 * Checks the course, then the category, then the lessons, and reports the first one that is missing. A lesson that was
 * moved to another category is shown in its present one (docs/decisions/030).
 */
function lessonView(address: LessonAddress, { course, categories, lessons }: CourseParts): LessonView {
  if (!hasValidIds(address)) return failed(learnerMessages.lessonViewer.invalidIds);
  if (course.state === 'failed') {
    return failed(messageFor.courseFailed(course.message ?? messages.courseService.failed));
  }
  if (course.state !== 'ready') return course;
  if (categories.state === 'loading') return categories;
  if (categories.state === 'failed') {
    const cause = failureMessage(categories.error) ?? messages.courseService.failed;
    return failed(messageFor.categoryFailed(cause));
  }
  const exists = (subcategoryId: number) => categories.data.some(({ id }) => id === subcategoryId);
  const lesson = lessons.state === 'ready' && lessons.data.find(({ id }) => id === address.lessonId);
  const subcategoryId = lesson && exists(lesson.subcategoryId) ? lesson.subcategoryId : address.subcategoryId;
  if (exists(subcategoryId)) return lessonsView(course.course, subcategoryId, categories.data, lessons);
  // The category does not exist. Only the lessons show whether the lesson still does.
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
      // A failure without a message is a response that could not be read.
      const cause = failureMessage(lessons.error);
      return failed(cause ? messageFor.lessonsFailed(cause) : learnerMessages.lessonViewer.failed);
    }
    case 'ready': {
      const outline = courseOutline(categories, lessons.data);
      const categoryLessons = outline.find(({ category }) => category.id === subcategoryId);
      const [first, ...others] = categoryLessons?.lessons ?? [];
      return categoryLessons && first
        ? {
            state: 'ready',
            content: { course, outline, category: categoryLessons.category, lessons: [first, ...others] },
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
