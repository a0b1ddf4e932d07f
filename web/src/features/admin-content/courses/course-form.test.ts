import { messages } from '@padavu/domain/messages';
import { expect, it } from 'vitest';
import { CourseForm, newFields, newSession, sessionStart } from './course-form.ts';

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

it('a session from a draft of the form before it had ids and moments is sent', () => {
  const session = { ...newSession(), id: '', title: 'Ask me', startsAt: '2026-05-01T19:00' };
  const [sent] = CourseForm.parse({ ...course, sessions: [session] }).sessions;
  expect([sent?.id, sent?.startsAt]).toEqual([undefined, '2026-05-01T13:30:00.000Z']);
});

it('a time that the clock skips stays as it was typed', () => {
  const zone = { timeZone: 'Europe/Berlin' };
  const typed = sessionStart.typed('2026-03-29T02:30', zone);
  expect([typed, sessionStart.shown(typed, zone)]).toEqual(['2026-03-29T02:30', '2026-03-29T02:30']);
  expect(sessionStart.typed('2026-03-29T03:00', zone)).toBe('2026-03-29T01:00:00.000Z');
});
