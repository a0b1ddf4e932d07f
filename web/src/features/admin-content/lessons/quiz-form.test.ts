import { quizInputMessages } from '@padavu/domain/learning/quiz-input';
import { expect, it } from 'vitest';
import { newQuestion, quizFieldsOf, quizResolver } from './quiz-form.ts';

/** What the form of a quiz with one number question becomes. */
const resolve = (value: string, tolerance: string) => {
  const question = { ...newQuestion, kind: 'number' as const, text: 'How many?', value, tolerance };
  const options = { fields: {}, shouldUseNativeValidation: false };
  return quizResolver({ ...quizFieldsOf(null), questions: [question] }, undefined, options);
};

it.each([
  ['1,000', '2,5', { value: 1000, tolerance: 2.5 }],
  ['1,00,000', '1,000', { value: 100_000, tolerance: 1000 }],
  ['2.5', '0', { value: 2.5, tolerance: 0 }],
])('the right number %s, give or take %s, is stored as people mean it', async (value, tolerance, stored) => {
  expect(await resolve(value, tolerance)).toMatchObject({ values: { questions: [stored] } });
});

it('a right number with unclear commas is refused at its field', async () => {
  expect(await resolve('1,00,00', '0')).toMatchObject({
    errors: { questions: [{ value: { message: quizInputMessages.valueInvalid } }] },
  });
});
