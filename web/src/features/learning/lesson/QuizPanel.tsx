import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as texts from '@padavu/domain/learning/quiz-texts';
import type { Progress } from '@padavu/domain/learning/progress';
import { triesLeft } from '@padavu/domain/learning/quiz';
import type { Answer, LearnerQuiz, GradedQuiz } from '@padavu/domain/learning/quiz';
import type { QuizResult } from '@padavu/domain/learning/quiz-result';
import { useState } from 'react';
import { Note } from '@/components/Note.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { freshId } from '@/lib/fresh-id.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { useDocuments } from '@/lib/firebase/use-documents.ts';
import { expectOutcome, useOutcome } from '@/lib/graded-quiz.ts';
import { isAnswers, sendAnswers } from '@/lib/outbox.ts';
import { useOnline } from '@/lib/use-online.ts';
import { quizOfLesson } from './fetch-quiz.ts';
import { hasDraft, QuizQuestions } from './QuizQuestions.tsx';
import { refreshLessons, refreshLockedLessons } from '@/features/learning/queries.ts';
import type { LearnerLesson } from '@/features/learning/progress.ts';
import * as words from '@/features/learning/texts.ts';
import { useWaitingEntries } from '@/features/learning/layout/use-waiting-entries.ts';

type QuizPanelProps = {
  learnerLesson: LearnerLesson;
  progress: Live<Progress>;
};

/** The quiz below a lesson: the learner's result so far, the questions, and the graded answers. */
export function QuizPanel({ learnerLesson, progress }: QuizPanelProps) {
  const { uid, courseId, lessonId } = learnerLesson;
  const { live, retry } = useDocuments(quizOfLesson(lessonId));
  const outcome = useOutcome(lessonId);
  /** The page keeps an outcome: who returns to the lesson did not wait for it. */
  const [outcomeAtFirst] = useState(outcome);
  /** Answers from a draft leave the focus, and with it the view, where it is when the page opens. */
  const [answering, setAnswering] = useState<'draft' | 'started' | null>(() =>
    hasDraft(uid, lessonId) ? 'draft' : null,
  );
  const isWaiting = useWaitingEntries(uid, courseId).some(
    (entry) => isAnswers(entry) && entry.answers.lessonId === lessonId,
  );
  const graded = outcome?.state === 'graded' ? outcome.graded : undefined;
  const [quiz] = live.state === 'ready' ? live.data : [];
  const result = progress.state === 'ready' ? progress.data.quizzes?.[lessonId] : undefined;

  const send = (answers: Record<string, Answer>) => {
    const attempt = freshId();
    setAnswering(null);
    expectOutcome(lessonId, attempt);
    sendAnswers(uid, courseId, { lessonId, attempt, answers }).then(
      () => refreshLockedLessons(courseId),
      // The quiz may have changed, or the lesson may have none any more.
      () => {
        retry();
        void refreshLessons(courseId);
      },
    );
  };
  return (
    <Box sx={{ marginTop: 4 }}>
      <Panel title={texts.heading}>
        {quiz === undefined ? (
          <QueryState query={live} loading={texts.loading} failed={() => texts.failed} onRetry={retry}>
            {() => <Typography color="textSecondary">{texts.gone}</Typography>}
          </QueryState>
        ) : answering ? (
          <QuizQuestions
            uid={uid}
            quiz={quiz}
            refused={outcome?.state === 'refused' ? outcome.answers : undefined}
            takesFocus={answering === 'started'}
            onSend={send}
          />
        ) : isWaiting ? (
          <Waiting />
        ) : (
          <>
            <QuizSummary quiz={quiz} result={result} graded={graded} />
            {outcome?.state === 'refused' && (
              <Typography role="alert" color="error">
                {outcome.message}
              </Typography>
            )}
            {graded && <GradedAnswers quiz={quiz} graded={graded} takesFocus={outcome !== outcomeAtFirst} />}
            <StartButton quiz={quiz} result={result} onStart={() => setAnswering('started')} />
          </>
        )}
      </Panel>
    </Box>
  );
}

function Waiting() {
  const isOnline = useOnline();
  return isOnline ? (
    <Typography role="status" color="textSecondary">
      {texts.grading}
    </Typography>
  ) : (
    <Note role="status" glyph="offline">
      {texts.waiting}
    </Note>
  );
}

type QuizSummaryProps = {
  quiz: LearnerQuiz;
  result: QuizResult | undefined;
  /** The graded answers below. */
  graded: GradedQuiz | undefined;
};

/** What it takes to pass the quiz, and the learner's best result, unless the graded answers below show the same one. */
function QuizSummary({ quiz, result, graded }: QuizSummaryProps) {
  const left = triesLeft(quiz, result);
  const { passMark: mark } = quiz;
  const { length: count } = quiz.questions;
  const questions = count === 1 ? words.oneQuestion : fillPlaceholders(words.manyQuestions, { count });
  return (
    <Stack spacing={1}>
      <Typography>
        {left
          ? fillPlaceholders(words.passMarkAndTries, {
              questions,
              mark,
              tries: left === 1 ? words.oneTry : fillPlaceholders(words.manyTries, { count: left }),
            })
          : fillPlaceholders(words.passMark, { questions, mark })}
      </Typography>
      {result && result.best !== graded?.percent && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {result.passedAt && <CheckCircle color="primary" />}
          <Typography sx={{ fontWeight: 650 }}>
            {result.passedAt ? texts.passed : texts.notPassed}{' '}
            {fillPlaceholders(words.bestResult, { best: result.best })}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

type StartButtonProps = { quiz: LearnerQuiz; result: QuizResult | undefined; onStart: () => void };

function StartButton({ quiz, result, onStart }: StartButtonProps) {
  if (triesLeft(quiz, result) === 0)
    return result?.passedAt ? null : <Typography>{texts.noTriesLeft}</Typography>;
  return (
    <Button
      variant={result?.passedAt ? 'outlined' : 'contained'}
      onClick={onStart}
      sx={{ alignSelf: 'start' }}
    >
      {result ? texts.again : texts.start}
    </Button>
  );
}

const focusOn = (heading: HTMLElement | null) => heading?.focus();

type GradedAnswersProps = {
  quiz: LearnerQuiz;
  graded: GradedQuiz;
  /** Whether they replace the questions that were just sent. */
  takesFocus: boolean;
};

/** The graded answers, question by question. */
function GradedAnswers({ quiz, graded, takesFocus }: GradedAnswersProps) {
  return (
    <Stack spacing={2} sx={{ maxWidth: '68ch' }}>
      <Typography
        ref={takesFocus ? focusOn : null}
        tabIndex={-1}
        variant="h4"
        component="h3"
        sx={{ outline: 'none' }}
      >
        {fillPlaceholders(graded.passed ? words.gradedPassed : words.gradedNotPassed, {
          percent: graded.percent,
        })}
      </Typography>
      <Stack component="ol" spacing={2} sx={{ margin: 0, paddingInlineStart: 3 }}>
        {graded.questions.map(({ id, right, explanation, rightAnswer }) => (
          <Box component="li" key={id}>
            <Typography sx={{ fontWeight: 600, whiteSpace: 'pre-line' }}>
              {quiz.questions.find((question) => question.id === id)?.text}
            </Typography>
            <Typography color={right ? 'primary' : 'error'} sx={{ fontWeight: 600 }}>
              {right ? texts.right : texts.wrong}
            </Typography>
            {!right && rightAnswer !== null && (
              <Typography>
                {texts.rightAnswer} {rightAnswer}
              </Typography>
            )}
            {explanation && <Typography sx={{ whiteSpace: 'pre-line' }}>{explanation}</Typography>}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
