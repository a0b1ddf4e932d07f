import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { serverNow } from '@/lib/server-clock.ts';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { messageFor } from '@padavu/domain/messages';
import type { Step } from '@padavu/domain/course/outline';
import { isComplete } from '@padavu/domain/learning/progress';
import type { Progress } from '@padavu/domain/learning/progress';
import * as quizTexts from '@padavu/domain/learning/quiz-texts';
import type { LessonQuiz } from '@padavu/domain/learning/quiz-result';
import { categoryTitle } from '@padavu/domain/course/category';
import { firstClick } from '@/components/first-click.ts';
import { LinkButton } from '@/components/LinkButton.tsx';
import { useNotice } from '@/components/Notices.tsx';
import { lessonTitle } from '@padavu/domain/course/lesson';
import type { Live } from '@/lib/firebase/live.ts';
import { lessonPath } from '@/lib/paths.ts';
import { recordCompletion } from '@/features/learning/progress.ts';
import type { LearnerLesson } from '@/features/learning/progress.ts';
import * as texts from '@/features/learning/texts.ts';

type LessonEndProps = {
  lesson: LearnerLesson;
  progress: Live<Progress>;
  /** A locked lesson cannot be completed. */
  isOpen: boolean;
  /** Whether the lesson has a quiz, and whether that has to be passed. */
  quiz: LessonQuiz | undefined;
  hasVideo: boolean;
  previous: Step | undefined;
  next: Step | undefined;
  onStep: (lessonId: number) => void;
};

/** The end of a lesson: its completion, and links to the lessons before and after it. */
export function LessonEnd({
  lesson,
  progress,
  isOpen,
  quiz,
  hasVideo,
  previous,
  next,
  onStep,
}: LessonEndProps) {
  return (
    <Stack spacing={3} sx={{ marginTop: 4, paddingTop: 3, borderTop: 1, borderColor: 'divider' }}>
      {isOpen && (
        <Completion lesson={lesson} progress={progress} needsQuiz={quiz === 'required'} hasVideo={hasVideo} />
      )}
      <LessonSteps subcategoryId={lesson.subcategoryId} previous={previous} next={next} onStep={onStep} />
    </Stack>
  );
}

type CompletionProps = {
  lesson: LearnerLesson;
  progress: Live<Progress>;
  needsQuiz: boolean;
  hasVideo: boolean;
};

/**
 * Shows whether a lesson is complete, or what completes it. Unless a quiz completes it, a button sets or clears the
 * mark. The change shows at once and is stored when there is a network.
 */
function Completion({ lesson, progress, needsQuiz, hasVideo }: CompletionProps) {
  const notify = useNotice();
  const progressData = progress.state === 'ready' ? progress.data : null;
  const complete = progressData !== null && isComplete(progressData, lesson.lessonId);
  const toggle = () => {
    recordCompletion(lesson, {
      complete: !complete,
      at: serverNow(),
      before: progressData?.lessons[lesson.lessonId],
    }).catch(() => notify({ severity: 'error', text: texts.notSaved }));
  };
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 1, minHeight: (theme) => theme.spacing(6) }}
    >
      <Stack
        role="status"
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', color: 'primary.main', marginInlineEnd: complete ? 2 : 0 }}
      >
        {complete && (
          <>
            <CheckCircle />
            <Typography sx={{ fontWeight: 650 }}>{texts.completed}</Typography>
          </>
        )}
      </Stack>
      {progress.state === 'failed' && (
        <Typography color="textSecondary" sx={{ order: 1, marginInlineStart: 2 }}>
          {texts.progressFailed}
        </Typography>
      )}
      {!needsQuiz && (
        <Button
          variant={complete ? 'text' : 'contained'}
          disabled={progressData === null}
          onClick={firstClick(toggle)}
          sx={{ marginInlineEnd: 2 }}
        >
          {complete ? texts.undo : texts.markComplete}
        </Button>
      )}
      {!complete && (needsQuiz || hasVideo) && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: 220, flexGrow: 1 }}>
          {needsQuiz ? quizTexts.toComplete : quizTexts.completeWhen}
        </Typography>
      )}
    </Stack>
  );
}

type LessonStepsProps = {
  /** The category of the lesson. */
  subcategoryId: number;
  previous: Step | undefined;
  next: Step | undefined;
  onStep: (lessonId: number) => void;
};

/** Links to the previous and the next lesson, across categories. Following one marks nothing as complete. */
function LessonSteps({ subcategoryId, previous, next, onStep }: LessonStepsProps) {
  const link = (step: Step | undefined, direction: 'previous' | 'next') =>
    step && <StepLink step={step} direction={direction} from={subcategoryId} onStep={onStep} />;
  return (
    <Box
      component="nav"
      aria-label={texts.otherLessons}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}
    >
      {link(previous, 'previous') ?? <Box sx={{ display: { xs: 'none', sm: 'block' } }} />}
      {link(next, 'next')}
    </Box>
  );
}

type StepLinkProps = {
  step: Step;
  direction: 'previous' | 'next';
  from: number;
  onStep: (lessonId: number) => void;
};

/**
 * Within a category the link replaces the history entry, as a day's tab does. A lesson of another category gets its own
 * entry.
 */
function StepLink({ step: { category, lesson }, direction, from, onStep }: StepLinkProps) {
  const isNext = direction === 'next';
  const isSameCategory = category.id === from;
  return (
    <LinkButton
      variant="outlined"
      color="inherit"
      to={lessonPath(category.courseId, category.id, lesson.id)}
      replace={isSameCategory}
      preventScrollReset={isSameCategory}
      onClick={() => onStep(lesson.id)}
      {...(isNext ? { endIcon: <ArrowForward /> } : { startIcon: <ArrowBack /> })}
      sx={{
        justifyContent: isNext ? 'flex-end' : 'flex-start',
        textAlign: isNext ? 'right' : 'left',
        paddingBlock: 1.25,
      }}
    >
      <Box component="span" sx={{ display: 'grid' }}>
        {isNext ? texts.nextLesson : texts.previousLesson}
        <Typography component="span" variant="body2" color="textSecondary">
          {messageFor.dayTab(lesson.day)}: {lessonTitle(lesson)}
        </Typography>
        {!isSameCategory && (
          <Typography component="span" variant="body2" color="textSecondary">
            {fillPlaceholders(texts.inCategory, { category: categoryTitle(category) })}
          </Typography>
        )}
      </Box>
    </LinkButton>
  );
}
