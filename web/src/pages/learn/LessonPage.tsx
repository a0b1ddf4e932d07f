import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { assertNever } from '@padavu/domain/assert-never';
import { brand } from '@padavu/domain/brand';
import { messages } from '@padavu/domain/messages';
import { useParams } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton.tsx';
import { ProblemView } from '@/components/StateView.tsx';
import { VisuallyHidden } from '@/components/VisuallyHidden.tsx';
import { WaitingVideo } from '@/features/lesson/WaitingVideo.tsx';
import { learnerCoursePath } from '@/lib/paths.ts';
import { readLessonAddress } from './lesson-address.ts';
import type { LessonView } from './lesson-view.ts';
import { LessonDays } from './LessonDays.tsx';
import { UnavailableCourse } from './UnavailableCourse.tsx';
import { useAddressOfLesson } from './use-address-of-lesson.ts';
import { useLessonView } from './use-lesson-view.ts';

/** The lesson viewer (specification 2.18). */
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
      {view.state !== 'unavailable' && (
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
      return <WaitingVideo />;
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
