import { z } from 'zod';
import { assertNever } from './assert-never.ts';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import type { QuizResult } from './quiz-result.ts';
import { foldForSearch } from './search.ts';
import { storedCount, storedEntries, storedFlag, storedMoment } from './stored.ts';
import { readTranslations, translatable } from './translation.ts';

/** The quiz of a lesson, with its right answers: `quizzes/{lessonId}`. Browsers of learners get it from the API, without them. */
export const quizzesCollection = 'quizzes';
/** How often each question was answered and how often rightly: `quizStats/{lessonId}`. */
export const quizStatsCollection = 'quizStats';

const { quiz: most } = limits;

export const questionKinds = ['single', 'multiple', 'true-false', 'text', 'number'] as const;
export const QuestionKind = z.enum(questionKinds);
export type QuestionKind = z.infer<typeof QuestionKind>;

/** Whether a question is answered by choosing. */
export const isChoice = (kind: QuestionKind): kind is 'single' | 'multiple' | 'true-false' =>
  kind === 'single' || kind === 'multiple' || kind === 'true-false';

const Option = z.object({
  text: z.string().max(most.option),
  right: z.boolean(),
  translations: readTranslations(translatable.option),
});

const asked = {
  /** Follows from all that makes an answer right or wrong, in the first language: a question that is changed is another one. */
  id: z.string().regex(/^[0-9a-f]{12}$/),
  text: z.string().max(most.text),
  /** Shown with the result. */
  explanation: z.string().max(most.explanation),
};

export const Question = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['single', 'multiple', 'true-false']),
    ...asked,
    options: z.array(Option).max(most.options),
    translations: readTranslations(translatable.quizQuestion),
  }),
  z.object({
    kind: z.literal('text'),
    ...asked,
    accepted: z.array(z.string()).max(most.accepted),
    translations: readTranslations(translatable.typedQuestion),
  }),
  z.object({
    kind: z.literal('number'),
    ...asked,
    translations: readTranslations(translatable.quizQuestion),
    value: z.number(),
    /** How far off an answer may be. */
    tolerance: z.number().nonnegative(),
  }),
]);
export type Question = z.infer<typeof Question>;

export const Quiz = z.object({
  required: storedFlag(false),
  /** Percent of the questions that have to be right. */
  passMark: storedCount(100),
  /** How often a learner may answer; 0 for as often as they like. */
  tries: storedCount(most.tries),
  /** Whether questions and options stand in another order each time. */
  shuffled: storedFlag(false),
  questions: storedEntries(Question, most.questions),
  updatedAt: storedMoment(),
});
export type Quiz = z.infer<typeof Quiz>;

/** A question as a learner gets it. */
export const LearnerQuestion = z.object({
  id: asked.id,
  kind: QuestionKind,
  text: z.string(),
  /** What there is to choose from, by place; empty where the answer is typed. */
  options: z.array(z.string()),
  /** The same in Malayalam, where there is some: both languages read what a device keeps. */
  translations: z
    .object({
      ml: z.object({ text: z.string().optional(), options: z.array(z.string()).optional() }).optional(),
    })
    .optional(),
});
export type LearnerQuestion = z.infer<typeof LearnerQuestion>;

/** A quiz as a learner gets it. */
export const LearnerQuiz = z.object({
  lessonId: z.int().positive(),
  required: z.boolean(),
  passMark: z.int(),
  tries: z.int(),
  shuffled: z.boolean(),
  questions: z.array(LearnerQuestion),
});
export type LearnerQuiz = z.infer<typeof LearnerQuiz>;

export function withoutAnswers(lessonId: number, quiz: Quiz): LearnerQuiz {
  const { required, passMark, tries, shuffled, questions } = quiz;
  return {
    lessonId,
    required,
    passMark,
    tries,
    shuffled,
    questions: questions.map(learnerQuestionOf),
  };
}

const learnerQuestionOf = (question: Question): LearnerQuestion => ({
  id: question.id,
  kind: question.kind,
  text: question.text,
  options: 'options' in question ? question.options.map(({ text }) => text) : [],
  ...learnerTextsInMalayalam(question),
});

/** What a question asks in Malayalam: an option without any says what it says first. */
function learnerTextsInMalayalam(question: Question): Pick<LearnerQuestion, 'translations'> {
  const text = question.translations?.ml?.text;
  const options = 'options' in question ? question.options : [];
  const isTranslated = options.some(({ translations }) => translations?.ml?.text !== undefined);
  if (text === undefined && !isTranslated) return {};
  return {
    translations: {
      ml: {
        ...(text !== undefined && { text }),
        ...(isTranslated && {
          options: options.map((option) => option.translations?.ml?.text ?? option.text),
        }),
      },
    },
  };
}

/** The places of the chosen options, or what was typed; `null` for a question that was left out. */
export const Answer = z.union([
  z.array(z.int().nonnegative().max(most.options)).max(most.options),
  z.string().max(most.typed),
  z.number(),
  z.null(),
]);
export type Answer = z.infer<typeof Answer>;

/** By the ids of the questions. */
export const Answers = z.record(asked.id, Answer);
export type Answers = z.infer<typeof Answers>;

/** The body of `POST /quizzes/{lessonId}/answers`. */
export const QuizAnswers = z.object({
  /** Made by the device, so that answers that are sent twice count once. */
  attempt: z.string().regex(/^[\w-]{8,64}$/),
  answers: Answers,
});
export type QuizAnswers = z.infer<typeof QuizAnswers>;

/** A short answer as it is compared: as searches compare it, and without regard to the marks at its end. */
export const plainAnswer = (text: string): string => foldForSearch(text).replace(/[.,;:!?]+$/, '');

/** What binary fractions are off by. */
const hair = 1e-9;

export function isRight(question: Question, answer: Answer | undefined): boolean {
  switch (question.kind) {
    case 'text': {
      const given = typeof answer === 'string' ? plainAnswer(answer) : '';
      // Whichever language the page was in: people type either.
      const accepted = [...question.accepted, ...(question.translations?.ml?.accepted ?? [])];
      return given !== '' && accepted.some((text) => plainAnswer(text) === given);
    }
    case 'number':
      return typeof answer === 'number' && Math.abs(answer - question.value) <= question.tolerance + hair;
    case 'single':
    case 'multiple':
    case 'true-false': {
      const chosen = new Set(Array.isArray(answer) ? answer : []);
      return chosen.size > 0 && isExactly(question.options, chosen);
    }
    default:
      return assertNever(question);
  }
}

const isExactly = (options: readonly { right: boolean }[], chosen: ReadonlySet<number>) =>
  options.every(({ right }, index) => right === chosen.has(index)) &&
  [...chosen].every((index) => index < options.length);

/** Whether answers are to these very questions. */
export function answersThese(questions: readonly { id: string }[], answers: Answers): boolean {
  const ids = new Set(questions.map(({ id }) => id));
  const given = Object.keys(answers);
  return given.length === ids.size && given.every((id) => ids.has(id));
}

/** What answers are worth: which are right, how many of a hundred, rounded, and whether that is enough. */
export function grade(
  { questions, passMark }: Pick<Quiz, 'questions' | 'passMark'>,
  answers: Answers,
): { right: Record<string, boolean>; percent: number; passed: boolean } {
  const right = Object.fromEntries(
    questions.map((question) => [question.id, isRight(question, answers[question.id])]),
  );
  const count = Object.values(right).filter(Boolean).length;
  const share = questions.length === 0 ? 0 : (count / questions.length) * 100;
  return { right, percent: Math.round(share), passed: questions.length > 0 && share >= passMark - hair };
}

/** The right answer in words. */
export function rightAnswer(question: Question): string {
  switch (question.kind) {
    case 'text':
      return question.accepted[0] ?? '';
    case 'number':
      return String(question.value);
    case 'single':
    case 'multiple':
    case 'true-false':
      return question.options
        .filter(({ right }) => right)
        .map(({ text }) => text)
        .join(', ');
    default:
      return assertNever(question);
  }
}

/** How often somebody may still answer; `null` for as often as they like. */
export const triesLeft = ({ tries }: Pick<Quiz, 'tries'>, result: QuizResult | undefined): number | null =>
  tries === 0 ? null : Math.max(0, tries + (result?.granted ?? 0) - (result?.tries ?? 0));

/** What a learner is answered. */
export const GradedQuiz = z.object({
  percent: z.int().min(0).max(100),
  passed: z.boolean(),
  tries: z.int().positive(),
  triesLeft: z.int().nonnegative().nullable(),
  best: z.int().min(0).max(100),
  passedAt: instant.nullable(),
  questions: z.array(
    z.object({
      id: asked.id,
      right: z.boolean(),
      explanation: z.string(),
      /** Said once there is nothing left to gain by it: after the quiz was passed, or the last try. */
      rightAnswer: z.string().nullable(),
    }),
  ),
});
export type GradedQuiz = z.infer<typeof GradedQuiz>;

export const Tally = z.object({
  given: z.int().nonnegative().catch(0),
  right: z.int().nonnegative().catch(0),
});

/** The document `quizStats/{lessonId}`: it names nobody. */
export const QuizStats = z.object({
  tries: storedCount(),
  passed: storedCount(),
  /** By the ids of the questions. */
  questions: z.record(z.string(), Tally.nullable().catch(null)).catch({}),
});
export type QuizStats = z.infer<typeof QuizStats>;

export const noStats: QuizStats = { tries: 0, passed: 0, questions: {} };
