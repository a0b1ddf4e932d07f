import ArrowBack from '@mui/icons-material/ArrowBack';
import { learnerMessages } from '@padavu/domain/learner-messages';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton.tsx';
import { learnerCoursePath, lessonPath } from '@/lib/paths.ts';
import { CourseViewer } from './CourseViewer.tsx';
import { LessonDays } from './LessonDays.tsx';
import { lessonView, namesALesson, readLessonAddress } from './lesson-view.ts';
import type { LessonAddress, LessonView } from './lesson-view.ts';
import { useCourseParts } from './use-course-parts.ts';

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
  const currentId = view.state === 'ready' ? view.content.subcategory.id : subcategoryId;
  const moved =
    currentId !== subcategoryId && lessonId !== undefined ? lessonPath(courseId, currentId, lessonId) : null;
  useEffect(() => {
    if (moved !== null) void navigate(moved, { replace: true, preventScrollReset: true });
  }, [moved, navigate]);
}
