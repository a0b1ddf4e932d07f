import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import * as texts from '@padavu/domain/learning/quiz-texts';
import { isChoice } from '@padavu/domain/learning/quiz';
import type { Answer, LearnerQuestion, LearnerQuiz } from '@padavu/domain/learning/quiz';
import { readNumber } from '@padavu/domain/values/read-number';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { z } from 'zod';
import { tickStyles } from '@/components/CheckboxInput.tsx';
import { FieldNote } from '@/components/Field.tsx';
import { TextInput } from '@/components/TextInput.tsx';
import { dropDraft, storeDraft, readDraft } from '@/lib/drafts.ts';

/** The input by the id of the question: the indexes of the selected options, or a text. */
type QuizInput = Record<string, number[] | string>;
const QuizInput = z.record(z.string(), z.union([z.array(z.number()), z.string()]));

const draftOf = (uid: string, lessonId: number) => ({ owner: uid, form: 'quiz', record: String(lessonId) });
/** Whether a learner has begun to answer the quiz of a lesson in this tab. */
export const hasDraft = (uid: string, lessonId: number): boolean =>
  readDraft(draftOf(uid, lessonId), QuizInput) !== null;

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

/** The entries in random order, or in their own. */
const arrange = <T,>(entries: readonly T[], isShuffled: boolean): T[] =>
  entries
    .map((entry) => ({ entry, rank: isShuffled ? Math.random() : 0 }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);

type QuizQuestionsProps = {
  uid: string;
  quiz: LearnerQuiz;
  /** The answers that were refused because the quiz had changed. Those to questions that it still has are filled in. */
  refused: Record<string, Answer> | undefined;
  /** Whether the questions replace the button that started them. */
  takesFocus: boolean;
  onSend: (answers: Record<string, Answer>) => void;
};

/** The questions of a quiz, to be answered. The input is kept in the tab until it is sent. */
export function QuizQuestions({ uid, quiz, refused, takesFocus, onSend }: QuizQuestionsProps) {
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
    // In a flex container, Safari counts the legend of a fieldset twice until its next layout, which moves everything.
    <Box
      ref={form}
      component="form"
      noValidate
      onSubmit={send}
      sx={{ display: 'grid', gap: 4, maxWidth: '68ch' }}
    >
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
      <Button type="submit" variant="contained" sx={{ justifySelf: 'start' }}>
        {texts.send}
      </Button>
    </Box>
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
  /** The indexes of the options, in the order in which they are shown. */
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
