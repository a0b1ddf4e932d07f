import { messages } from '@padavu/domain/messages';
import { expect, it } from 'vitest';
import { CourseForm, newFields } from './course-form.ts';

const course = {
  ...newFields,
  title: 'Bread',
  description: 'Bake it.',
  category: 'Baking',
  price: '1',
  originalPrice: '1',
};

it('the numbers of a course have commas between their thousands, and the rating may have a decimal comma', () => {
  const typed = { ...course, rating: '4,5', reviewCount: '2,000', hours: '1,250', order: '' };
  expect(CourseForm.parse(typed)).toMatchObject({ rating: 4.5, reviewCount: 2000, hours: 1250, order: 0 });
});

it('a number of ratings with decimals is refused at its field', () => {
  expect(CourseForm.safeParse({ ...course, reviewCount: '2,5' }).error?.issues).toMatchObject([
    { path: ['reviewCount'], message: messages.validation.countInvalid },
  ]);
});
