import { z } from 'zod';
import { limits } from '@padavu/domain/limits';
import { messageFor } from '@padavu/domain/messages';
import { requiredText } from '@padavu/domain/values/text-input';
import { translatable, translationsInput } from '@padavu/domain/language/translation';

const { quiz: quizLimits } = limits;

/** Messages of the admin area about quizzes. */
export const quizInputMessages = {
  textRequired: 'Write the question.',
  questionsRequired: 'A quiz has at least one question.',
  optionRequired: 'Write the option, or remove it.',
  optionsRequired: 'Give at least two options.',
  twoOptions: 'Give two options.',
  sameOption: 'There is such an option already.',
  oneRight: 'Mark one option as right.',
  someRight: 'Mark at least one option as right.',
  acceptedRequired: 'Give at least one answer that is right.',
  valueInvalid: 'Enter a number, such as 1000 or 2.5.',
  toleranceInvalid: 'Enter a number, 0 or more.',
  passMarkInvalid: 'Enter a whole number from 1 to 100.',
  triesInvalid: `Enter a whole number from 0 to ${quizLimits.tries}. 0 is as often as they like.`,
  sameQuestion: 'There is such a question already.',
} as const;

const m = quizInputMessages;

const OptionInput = z.object({
  text: requiredText(quizLimits.option, m.optionRequired),
  right: z.boolean(),
  translations: translationsInput(translatable.option),
});

const questionFields = {
  text: requiredText(quizLimits.text, m.textRequired),
  explanation: z
    .string()
    .trim()
    .max(quizLimits.explanation, messageFor.tooLong(quizLimits.explanation))
    .default(''),
};

const options = z.array(OptionInput).max(quizLimits.options, messageFor.tooMany(quizLimits.options));
const figure = (error: string) => z.number({ error }).max(1e12, error);

type ChoiceInput = {
  kind: 'single' | 'multiple' | 'true-false';
  options: { text: string; right: boolean }[];
};

function checkOptions({ value, issues }: z.core.ParsePayload<ChoiceInput>): void {
  const addIssue = (message: string, path: (string | number)[] = ['options']) =>
    issues.push({ code: 'custom', input: value, path, message });
  const isTrueFalse = value.kind === 'true-false';
  if (isTrueFalse && value.options.length !== 2) addIssue(m.twoOptions);
  if (!isTrueFalse && value.options.length < 2) addIssue(m.optionsRequired);
  const right = value.options.filter((option) => option.right).length;
  if (value.kind === 'multiple' && right === 0) addIssue(m.someRight);
  if (value.kind !== 'multiple' && right !== 1) addIssue(m.oneRight);
  for (const [index, { text }] of value.options.entries()) {
    const isRepeated = value.options.slice(0, index).some((before) => before.text === text);
    if (isRepeated) addIssue(m.sameOption, ['options', index, 'text']);
  }
}

/** A question in the body of a quiz. */
export const QuestionInput = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.enum(['single', 'multiple', 'true-false']),
      ...questionFields,
      options,
      translations: translationsInput(translatable.quizQuestion),
    })
    .check(checkOptions),
  z.object({
    kind: z.literal('text'),
    ...questionFields,
    accepted: z
      .array(z.string().trim().max(quizLimits.answer, messageFor.tooLong(quizLimits.answer)))
      .transform((texts) => texts.filter(Boolean))
      .pipe(
        z
          .array(z.string())
          .min(1, m.acceptedRequired)
          .max(quizLimits.accepted, messageFor.tooMany(quizLimits.accepted)),
      ),
    translations: translationsInput(translatable.typedQuestion),
  }),
  z.object({
    kind: z.literal('number'),
    ...questionFields,
    value: figure(m.valueInvalid).min(-1e12, m.valueInvalid),
    tolerance: figure(m.toleranceInvalid).min(0, m.toleranceInvalid).default(0),
    translations: translationsInput(translatable.quizQuestion),
  }),
]);
export type QuestionInput = z.infer<typeof QuestionInput>;

/**
 * A text that identifies a question by what makes an answer right or wrong. Translations and the explanation are left
 * out, so that results stay when they change.
 */
export const questionIdentity = (question: QuestionInput): string =>
  JSON.stringify({ ...question, explanation: '' }, (field, value: unknown) =>
    field === 'translations' ? undefined : value,
  );

/** The body of `PUT /admin/quizzes/{lessonId}`. */
export const QuizInput = z.object({
  required: z.boolean(),
  passMark: z.int({ error: m.passMarkInvalid }).min(1, m.passMarkInvalid).max(100, m.passMarkInvalid),
  tries: z.int({ error: m.triesInvalid }).min(0, m.triesInvalid).max(quizLimits.tries, m.triesInvalid),
  shuffled: z.boolean(),
  questions: z
    .array(QuestionInput)
    .min(1, m.questionsRequired)
    .max(quizLimits.questions, messageFor.tooMany(quizLimits.questions))
    .check(({ value, issues }) => {
      for (const [index, question] of value.entries()) {
        const isRepeated = value
          .slice(0, index)
          .some((before) => questionIdentity(before) === questionIdentity(question));
        if (isRepeated)
          issues.push({ code: 'custom', input: value, path: [index, 'text'], message: m.sameQuestion });
      }
    }),
});
export type QuizInput = z.infer<typeof QuizInput>;
