import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Question,
  type Quiz,
  QuizStats,
  QuestionKind,
  quizStatsCollection,
} from '@padavu/domain/learning/quiz';
import { QuizInput } from '@padavu/domain/learning/quiz-input';
import { readNumber } from '@padavu/domain/values/read-number';
import { translatable } from '@padavu/domain/language/translation';
import { countTranslations } from '@padavu/domain/language/translation-count';
import type { TranslationCount } from '@padavu/domain/language/translation-count';
import { z } from 'zod';
import { translationFields } from '@/components/translation-form.ts';
import type { LiveDocument } from '@/lib/firebase/live.ts';

/** The form name of drafts of quizzes; their records are the ids of lessons. */
export const quizDrafts = 'quiz-of-lesson';

export const quizStatsDocument = (lessonId: number): LiveDocument<typeof QuizStats> => ({
  kind: 'document',
  path: `${quizStatsCollection}/${lessonId}`,
  schema: QuizStats,
});

const OptionFields = z.object({
  text: z.string(),
  right: z.boolean(),
  translations: translationFields(translatable.option),
});

/** A question with the fields of every kind, so that a change of kind loses nothing before it is saved. */
const QuestionFields = z.object({
  kind: QuestionKind,
  text: z.string(),
  explanation: z.string(),
  options: z.array(OptionFields),
  /** One per line. */
  accepted: z.string(),
  value: z.string(),
  tolerance: z.string(),
  translations: translationFields(translatable.typedQuestion),
});
type QuestionFields = z.infer<typeof QuestionFields>;

export const QuizFields = z.object({
  required: z.boolean(),
  passMark: z.string(),
  tries: z.string(),
  shuffled: z.boolean(),
  questions: z.array(QuestionFields),
});
export type QuizFields = z.infer<typeof QuizFields>;

const optionOf = (option: { text: string; right: boolean; translations?: object | undefined }) =>
  OptionFields.parse(option);

export const newOption = optionOf({ text: '', right: false });

/** The options of a true-or-false question, on request with their Malayalam. */
export const trueAndFalse = (withMalayalam: boolean): z.infer<typeof OptionFields>[] => [
  optionOf({ text: 'True', right: true, ...(withMalayalam && { translations: { ml: { text: 'ശരി' } } }) }),
  optionOf({ text: 'False', right: false, ...(withMalayalam && { translations: { ml: { text: 'തെറ്റ്' } } }) }),
];

export const newQuestion: QuestionFields = {
  kind: 'single',
  text: '',
  explanation: '',
  options: [newOption, newOption],
  accepted: '',
  value: '',
  tolerance: '0',
  translations: QuestionFields.shape.translations.parse({}),
};

const newQuiz: QuizFields = {
  required: true,
  passMark: '80',
  tries: '0',
  shuffled: true,
  questions: [newQuestion],
};

/** Leaves `translations` out if every text is empty, as in documents from before there were translations. */
function translationsOf(ml: Readonly<Record<string, string | readonly string[]>>): object {
  const isTranslated = Object.values(ml)
    .flat()
    .some((text) => text.trim() !== '');
  return isTranslated ? { translations: { ml } } : {};
}

const optionInput = ({ text, right, translations: { ml } }: QuestionFields['options'][number]) => ({
  text,
  right,
  ...translationsOf(ml),
});

const inputOf = ({ passMark, tries, questions, ...quiz }: QuizFields): z.input<typeof QuizInput> => ({
  ...quiz,
  passMark: readNumber(passMark),
  tries: readNumber(tries),
  questions: questions.map(
    ({ kind, text, explanation, options, accepted, value, tolerance, translations }) => {
      const { accepted: acceptedInMalayalam, ...ml } = translations.ml;
      const common = { text, explanation, ...translationsOf(ml) };
      if (kind === 'text') {
        const lines = { accepted: accepted.split('\n') };
        return {
          ...common,
          kind,
          ...lines,
          ...translationsOf({ ...ml, accepted: acceptedInMalayalam.split('\n') }),
        };
      }
      if (kind === 'number')
        return { ...common, kind, value: readNumber(value), tolerance: readNumber(tolerance) };
      return { ...common, kind, options: options.map(optionInput) };
    },
  ),
});

/** Counts the translated texts of a quiz in its form; fields of other kinds of question do not count. */
export const countInForm = (values: QuizFields): TranslationCount =>
  countTranslations('quiz', inputOf(values));

export const quizResolver = zodResolver(z.custom<QuizFields>().transform(inputOf).pipe(QuizInput));

/** The form values of a quiz; those of a new quiz for `null`. */
export function quizFieldsOf(quiz: Quiz | null): QuizFields {
  if (!quiz) return newQuiz;
  const { required, shuffled, passMark, tries, questions } = quiz;
  return {
    required,
    shuffled,
    passMark: String(passMark),
    tries: String(tries),
    questions: questions.map(questionFieldsOf),
  };
}

const questionFieldsOf = (question: Question): QuestionFields => ({
  ...newQuestion,
  kind: question.kind,
  text: question.text,
  explanation: question.explanation,
  translations: QuestionFields.shape.translations.parse(question.translations),
  ...('options' in question && { options: question.options.map(optionOf) }),
  ...('accepted' in question && { accepted: question.accepted.join('\n') }),
  ...('value' in question && { value: String(question.value), tolerance: String(question.tolerance) }),
});
