import { z } from 'zod';
import { limits } from './limits.ts';
import { messageFor } from './messages.ts';
import { requiredText } from './text-input.ts';
import { translatable, translationsInput } from './translation.ts';

const { quiz: most } = limits;

/** Words of the admin area about quizzes. */
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
  valueInvalid: 'Enter a number.',
  toleranceInvalid: 'Enter a number, 0 or more.',
  passMarkInvalid: 'Enter a whole number from 1 to 100.',
  triesInvalid: `Enter a whole number from 0 to ${most.tries}. 0 is as often as they like.`,
  sameQuestion: 'There is such a question already.',
} as const;

const m = quizInputMessages;

const OptionInput = z.object({
  text: requiredText(most.option, m.optionRequired),
  right: z.boolean(),
  translations: translationsInput(translatable.option),
});

const asked = {
  text: requiredText(most.text, m.textRequired),
  explanation: z.string().trim().max(most.explanation, messageFor.tooLong(most.explanation)).default(''),
};

const options = z.array(OptionInput).max(most.options, messageFor.tooMany(most.options));
const figure = (error: string) => z.number({ error }).max(1e12, error);

type ChoiceInput = {
  kind: 'single' | 'multiple' | 'true-false';
  options: { text: string; right: boolean }[];
};

function checkOptions({ value, issues }: z.core.ParsePayload<ChoiceInput>): void {
  const complain = (message: string, path: (string | number)[] = ['options']) =>
    issues.push({ code: 'custom', input: value, path, message });
  const isTwo = value.kind === 'true-false';
  if (isTwo && value.options.length !== 2) complain(m.twoOptions);
  if (!isTwo && value.options.length < 2) complain(m.optionsRequired);
  const right = value.options.filter((option) => option.right).length;
  if (value.kind === 'multiple' && right === 0) complain(m.someRight);
  if (value.kind !== 'multiple' && right !== 1) complain(m.oneRight);
  for (const [index, { text }] of value.options.entries()) {
    const isTwice = value.options.slice(0, index).some((before) => before.text === text);
    if (isTwice) complain(m.sameOption, ['options', index, 'text']);
  }
}

/** A question as an administrator writes it. */
export const QuestionInput = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.enum(['single', 'multiple', 'true-false']),
      ...asked,
      options,
      translations: translationsInput(translatable.quizQuestion),
    })
    .check(checkOptions),
  z.object({
    kind: z.literal('text'),
    ...asked,
    accepted: z
      .array(z.string().trim().max(most.answer, messageFor.tooLong(most.answer)))
      .transform((texts) => texts.filter(Boolean))
      .pipe(
        z.array(z.string()).min(1, m.acceptedRequired).max(most.accepted, messageFor.tooMany(most.accepted)),
      ),
    translations: translationsInput(translatable.typedQuestion),
  }),
  z.object({
    kind: z.literal('number'),
    ...asked,
    value: figure(m.valueInvalid).min(-1e12, m.valueInvalid),
    tolerance: figure(m.toleranceInvalid).min(0, m.toleranceInvalid).default(0),
    translations: translationsInput(translatable.quizQuestion),
  }),
]);
export type QuestionInput = z.infer<typeof QuestionInput>;

/** All that makes a question what it is. It is the same question in every language, and results stay when one is added or improved. */
export const essenceOf = (question: QuestionInput): string =>
  JSON.stringify({ ...question, explanation: '' }, (field, value: unknown) =>
    field === 'translations' ? undefined : value,
  );

/** The body of `PUT /admin/quizzes/{lessonId}`. */
export const QuizInput = z.object({
  required: z.boolean(),
  passMark: z.int({ error: m.passMarkInvalid }).min(1, m.passMarkInvalid).max(100, m.passMarkInvalid),
  tries: z.int({ error: m.triesInvalid }).min(0, m.triesInvalid).max(most.tries, m.triesInvalid),
  shuffled: z.boolean(),
  questions: z
    .array(QuestionInput)
    .min(1, m.questionsRequired)
    .max(most.questions, messageFor.tooMany(most.questions))
    .check(({ value, issues }) => {
      for (const [index, question] of value.entries()) {
        const isTwice = value.slice(0, index).some((before) => essenceOf(before) === essenceOf(question));
        if (isTwice)
          issues.push({ code: 'custom', input: value, path: [index, 'text'], message: m.sameQuestion });
      }
    }),
});
export type QuizInput = z.infer<typeof QuizInput>;
