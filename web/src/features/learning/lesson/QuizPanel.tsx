import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as texts from '@padavu/domain/learning/quiz-texts';
import type { Progress } from '@padavu/domain/learning/progress';
import { isChoice, triesLeft } from '@padavu/domain/learning/quiz';
import type { Answer, LearnerQuestion, LearnerQuiz, GradedQuiz } from '@padavu/domain/learning/quiz';
import type { QuizResult } from '@padavu/domain/learning/quiz-result';
import { readNumber } from '@padavu/domain/values/read-number';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { z } from 'zod';
import { tickStyles } from '@/components/CheckboxInput.tsx';
import { FieldNote } from '@/components/Field.tsx';
import { Note } from '@/components/Note.tsx';
import { Panel } from '@/components/Panel.tsx';
import { QueryState } from '@/components/QueryState.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { dropDraft, storeDraft, readDraft } from '@/lib/drafts.ts';
import { freshId } from '@/lib/fresh-id.ts';
import type { Live } from '@/lib/firebase/live.ts';
import { useDocuments } from '@/lib/firebase/use-documents.ts';
import { expectOutcome, useOutcome } from '@/lib/graded-quiz.ts';
import { isAnswers, sendAnswers } from '@/lib/outbox.ts';
import { useOnline } from '@/lib/use-online.ts';
import { quizOfLesson } from './fetch-quiz.ts';
import { refreshLockedLessons } from '@/features/learning/queries.ts';
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
      // The quiz may have changed.
      () => retry(),
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
          <Questions
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

/** The input by the id of the question: the indexes of the selected options, or a text. */
type QuizInput = Record<string, number[] | string>;
const QuizInput = z.record(z.string(), z.union([z.array(z.number()), z.string()]));

const draftOf = (uid: string, lessonId: number) => ({ owner: uid, form: 'quiz', record: String(lessonId) });
const hasDraft = (uid: string, lessonId: number) => readDraft(draftOf(uid, lessonId), QuizInput) !== null;

/** Why an answer cannot be sent; `undefined` if it can. */
function problemOf({ kind }: LearnerQuestion, input: number[] | string | undefined): string | undefined {
  if (input === undefined || input.length === 0 || (typeof input === 'string' && input.trim() === ''))
    return texts.unanswered;
  if (kind === 'number' && typeof input === 'string' && !Number.isFinite(readNumber(input)))
    return texts.notANumber;
  return undefined;
}

const answerOf = ({ kind }: LearnerQuestion, input: number[] | string | undefined): Answer =>
  kind === 'number' && typeof input === 'string' ? readNumber(input) : (input ?? null);

const inputOf = (answers: Record<string, Answer> = {}): QuizInput =>
  Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      Array.isArray(answer) ? answer : String(answer ?? ''),
    ]),
  );

/** The entries, in random order where the quiz says so. */
const arrange = <T,>(entries: readonly T[], isShuffled: boolean): T[] =>
  entries
    .map((entry) => ({ entry, rank: isShuffled ? Math.random() : 0 }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);

type QuestionsProps = {
  uid: string;
  quiz: LearnerQuiz;
  /** The answers that were refused because the quiz had changed. Those to questions that it still has are filled in. */
  refused: Record<string, Answer> | undefined;
  /** Whether the questions replace the button that started them. */
  takesFocus: boolean;
  onSend: (answers: Record<string, Answer>) => void;
};

/** The questions. The input is kept in the tab until it is sent. */
function Questions({ uid, quiz, refused, takesFocus, onSend }: QuestionsProps) {
  const draftKey = draftOf(uid, quiz.lessonId);
  const [input, setInput] = useState<QuizInput>(
    () => readDraft(draftKey, QuizInput)?.typed ?? inputOf(refused),
  );
  const [isSubmitted, setSubmitted] = useState(false);
  const ids = quiz.questions.map(({ id }) => id);
  const [order] = useState(() => arrange(ids, quiz.shuffled));
  /** Those that are added meanwhile come last. */
  const questions = [...new Set([...order, ...ids])].flatMap((id) =>
    quiz.questions.filter((question) => question.id === id),
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const answer = (id: string, value: number[] | string) => {
    const next = { ...input, [id]: value };
    setInput(next);
    storeDraft(draftKey, { base: {}, typed: next, version: null });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const invalid = questions.find((question) => problemOf(question, input[question.id]) !== undefined);
    if (invalid) {
      form.current?.querySelector<HTMLElement>(`[data-question="${invalid.id}"] input`)?.focus();
      return;
    }
    dropDraft(draftKey);
    onSend(Object.fromEntries(questions.map((one) => [one.id, answerOf(one, input[one.id])])));
  };
  return (
    <Stack ref={form} component="form" noValidate spacing={4} onSubmit={send} sx={{ maxWidth: '68ch' }}>
      {questions.map((question, index) => (
        <QuestionField
          key={question.id}
          number={index + 1}
          question={question}
          isShuffled={quiz.shuffled}
          value={input[question.id]}
          problem={isSubmitted ? problemOf(question, input[question.id]) : undefined}
          onChange={(value) => answer(question.id, value)}
        />
      ))}
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        {texts.send}
      </Button>
    </Stack>
  );
}

type QuestionFieldProps = {
  number: number;
  question: LearnerQuestion;
  isShuffled: boolean;
  value: number[] | string | undefined;
  problem: string | undefined;
  onChange: (value: number[] | string) => void;
};

function QuestionField({ number, question, isShuffled, value, problem, onChange }: QuestionFieldProps) {
  const { id, kind, text } = question;
  /** Their indexes, in the order in which they are shown. */
  const [options] = useState(() => arrange([...question.options.keys()], isShuffled));
  const label = `${number}. ${text}`;
  if (!isChoice(kind)) {
    return (
      <Box data-question={id}>
        <TextInput
          label={label}
          autoComplete="off"
          inputMode={kind === 'number' ? 'decimal' : undefined}
          maxLength={500}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
          error={problem}
        />
      </Box>
    );
  }
  const selected = Array.isArray(value) ? value : [];
  const isMany = kind === 'multiple';
  const toggle = (option: number) => {
    if (!isMany) return onChange([option]);
    onChange(selected.includes(option) ? selected.filter((one) => one !== option) : [...selected, option]);
  };
  const note = problem ?? (isMany ? texts.several : undefined);
  return (
    <Box
      component="fieldset"
      data-question={id}
      aria-describedby={note ? `${id}-note` : undefined}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <Typography
        component="legend"
        sx={{ fontWeight: 600, whiteSpace: 'pre-line', padding: 0, marginBottom: 0.5 }}
      >
        {label}
      </Typography>
      {options.map((option) => (
        <Box
          key={option}
          component="label"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            minHeight: 44,
            paddingBlock: 0.75,
            cursor: 'pointer',
          }}
        >
          <Box
            component="input"
            type={isMany ? 'checkbox' : 'radio'}
            name={id}
            checked={selected.includes(option)}
            onChange={() => toggle(option)}
            aria-invalid={problem !== undefined}
            sx={tickStyles}
          />
          <span>{question.options[option]}</span>
        </Box>
      ))}
      {note && <FieldNote id={`${id}-note`} text={note} isError={problem !== undefined} hasRoom={isMany} />}
    </Box>
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
