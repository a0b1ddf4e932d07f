import { z } from 'zod';
import { assertNever } from '@padavu/domain/values/assert-never';
import { instant } from '@padavu/domain/values/instant';
import { limits } from '@padavu/domain/limits';
import type { QuizResult } from './quiz-result.ts';
import { foldForSearch } from '@padavu/domain/values/search';
import { mayLack, storedCount, storedEntries, storedFlag, storedMoment } from '@padavu/domain/stored';
import { readTranslations, translatable } from '@padavu/domain/language/translation';

/**
 * Quizzes with their right answers: `quizzes/{lessonId}`. Learners' browsers get them from the API, without the
 * answers.
 */
export const quizzesCollection = 'quizzes';
/** How often each question was answered, and how often correctly: `quizStats/{lessonId}`. */
export const quizStatsCollection = 'quizStats';

const { quiz: quizLimits } = limits;

const questionKinds = ['single', 'multiple', 'true-false', 'text', 'number'] as const;
export const QuestionKind = z.enum(questionKinds);
export type QuestionKind = z.infer<typeof QuestionKind>;

/** Whether a question is answered by choosing. */
export const isChoice = (kind: QuestionKind): kind is 'single' | 'multiple' | 'true-false' =>
  kind === 'single' || kind === 'multiple' || kind === 'true-false';

const Option = z.object({
  text: z.string().max(quizLimits.option),
  right: z.boolean(),
  translations: readTranslations(translatable.option),
});

const questionFields = {
  /**
   * Derived from what makes an answer right or wrong in the first language, so that a changed question gets another id,
   * and from the salt of the quiz: learners get the id, and could otherwise try which answer leads to it.
   */
  id: z.string().regex(/^[0-9a-f]{12}$/),
  text: z.string().max(quizLimits.text),
  /** Shown with the result. */
  explanation: z.string().max(quizLimits.explanation),
};

export const Question = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['single', 'multiple', 'true-false']),
    ...questionFields,
    options: z.array(Option).max(quizLimits.options),
    translations: readTranslations(translatable.quizQuestion),
  }),
  z.object({
    kind: z.literal('text'),
    ...questionFields,
    accepted: z.array(z.string()).max(quizLimits.accepted),
    translations: readTranslations(translatable.typedQuestion),
  }),
  z.object({
    kind: z.literal('number'),
    ...questionFields,
    translations: readTranslations(translatable.quizQuestion),
    value: z.number(),
    /** How far an answer may differ from `value`. */
    tolerance: z.number().nonnegative(),
  }),
]);
export type Question = z.infer<typeof Question>;

export const Quiz = z.object({
  required: storedFlag(false),
  /** The percentage of questions that must be right. */
  passMark: storedCount(100),
  /** How often a learner may answer; 0 for no limit. */
  tries: storedCount(quizLimits.tries),
  /** Whether questions and options are shuffled each time. */
  shuffled: storedFlag(false),
  questions: storedEntries(Question, quizLimits.questions),
  /** A secret for the ids of the questions. Quizzes from before it lack it. */
  salt: mayLack(z.string().max(limits.stored.label)),
  updatedAt: storedMoment(),
});
export type Quiz = z.infer<typeof Quiz>;

/** A question as a learner gets it. */
export const LearnerQuestion = z.object({
  id: questionFields.id,
  kind: QuestionKind,
  text: z.string(),
  /** The options in order; empty where the answer is typed. */
  options: z.array(z.string()),
  /** The Malayalam texts, where there are any. Pages in both languages use the device's copy. */
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

/** The Malayalam texts of a question. An option without a translation keeps its original text. */
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

/** The indexes of the chosen options, or the typed answer; `null` for an unanswered question. */
export const Answer = z.union([
  z.array(z.int().nonnegative().max(quizLimits.options)).max(quizLimits.options),
  z.string().max(quizLimits.typed),
  z.number(),
  z.null(),
]);
export type Answer = z.infer<typeof Answer>;

/** Answers by question id. */
const Answers = z.record(questionFields.id, Answer);
type Answers = z.infer<typeof Answers>;

/** The body of `POST /quizzes/{lessonId}/answers`. */
export const QuizAnswers = z.object({
  /** An id from the device, so that answers that are sent twice count once. */
  attempt: z.string().regex(/^[\w-]{8,64}$/),
  answers: Answers,
});
export type QuizAnswers = z.infer<typeof QuizAnswers>;

/**
 * The form in which short answers are compared: folded as for searches, without punctuation at the end, unless that is
 * the whole answer.
 */
export function plainAnswer(text: string): string {
  const folded = foldForSearch(text);
  return folded.replace(/[\s.,;:!?]+$/, '') || folded;
}

/** Allows for rounding errors of binary fractions. */
const roundingError = 1e-9;

export function isRight(question: Question, answer: Answer | undefined): boolean {
  switch (question.kind) {
    case 'text': {
      const typed = typeof answer === 'string' ? plainAnswer(answer) : '';
      // People type in either language, whatever the language of the page.
      const accepted = [...question.accepted, ...(question.translations?.ml?.accepted ?? [])];
      return typed !== '' && accepted.some((text) => plainAnswer(text) === typed);
    }
    case 'number':
      return (
        typeof answer === 'number' && Math.abs(answer - question.value) <= question.tolerance + roundingError
      );
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

/** Whether answers are for exactly these questions. */
export function answersMatchQuestions(questions: readonly { id: string }[], answers: Answers): boolean {
  const ids = new Set(questions.map(({ id }) => id));
  const answeredIds = Object.keys(answers);
  return answeredIds.length === ids.size && answeredIds.every((id) => ids.has(id));
}

/** Grades answers: which are right, the rounded percentage of right ones, and whether the quiz is passed. */
export function grade(
  { questions, passMark }: Pick<Quiz, 'questions' | 'passMark'>,
  answers: Answers,
): { right: Record<string, boolean>; percent: number; passed: boolean } {
  const right = Object.fromEntries(
    questions.map((question) => [question.id, isRight(question, answers[question.id])]),
  );
  const count = Object.values(right).filter(Boolean).length;
  const share = questions.length === 0 ? 0 : (count / questions.length) * 100;
  return {
    right,
    percent: Math.round(share),
    passed: questions.length > 0 && share >= passMark - roundingError,
  };
}

/** The right answer as text. */
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

/** How often a learner may still answer; `null` for no limit. */
export const triesLeft = ({ tries }: Pick<Quiz, 'tries'>, result: QuizResult | undefined): number | null =>
  tries === 0 ? null : Math.max(0, tries + (result?.granted ?? 0) - (result?.tries ?? 0));

/** The response to a learner's answers. */
export const GradedQuiz = z.object({
  percent: z.int().min(0).max(100),
  passed: z.boolean(),
  tries: z.int().positive(),
  triesLeft: z.int().nonnegative().nullable(),
  best: z.int().min(0).max(100),
  passedAt: instant.nullable(),
  questions: z.array(
    z.object({
      id: questionFields.id,
      right: z.boolean(),
      explanation: z.string(),
      /** `null` until the quiz is passed or no tries are left, because it would help in a further try. */
      rightAnswer: z.string().nullable(),
    }),
  ),
});
export type GradedQuiz = z.infer<typeof GradedQuiz>;

export const Tally = z.object({
  given: z.int().nonnegative().catch(0),
  right: z.int().nonnegative().catch(0),
});

/** The document `quizStats/{lessonId}`. It identifies nobody. */
export const QuizStats = z.object({
  tries: storedCount(),
  passed: storedCount(),
  /** By question id. */
  questions: z.record(z.string(), Tally.nullable().catch(null)).catch({}),
});
export type QuizStats = z.infer<typeof QuizStats>;

export const noStats: QuizStats = { tries: 0, passed: 0, questions: {} };
