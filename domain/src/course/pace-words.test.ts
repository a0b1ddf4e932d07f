import { expect, it } from 'vitest';
import { opensInWords } from './pace-words.ts';

const kerala = { locale: 'en-IN', timeZone: 'Asia/Kolkata' };
/** Ten in the evening in Kerala. */
const now = new Date('2025-05-01T16:30:00.000Z');

it.each([
  ['2025-05-01T17:30:00.000Z', 'opens today at 11:00 pm'],
  ['2025-05-01T18:30:00.000Z', 'opens tomorrow'],
  ['2025-05-02T18:29:00.000Z', 'opens tomorrow'],
  ['2025-05-02T18:30:00.000Z', 'opens on Saturday, 3 May'],
])('says of %s that a lesson %s', (opensAt, words) => {
  expect(opensInWords(new Date(opensAt), 'daily', now, kerala).replaceAll(/\s/g, ' ')).toBe(words);
});

it.each([
  ['2026-01-01T18:30:00.000Z', 'opens on Friday, 2 January 2026'],
  ['2025-12-31T18:29:00.000Z', 'opens on Wednesday, 31 December'],
])('says of %s that a lesson %s, with the year if it is another one', (opensAt, words) => {
  expect(opensInWords(new Date(opensAt), 'dates', now, kerala)).toBe(words);
});

it('says what a lesson without a moment waits for', () => {
  expect(opensInWords(null, 'progress', now, kerala)).toBe(
    'opens when every lesson of the days before it is complete',
  );
  expect(opensInWords(null, 'dates', now, kerala)).toBe('opens on a day that is not set yet');
});

it.each([
  ['2026-03-09T04:00:00.000Z', 'opens on Monday, March 9'],
  ['2026-03-08T05:00:00.000Z', 'opens tomorrow'],
])('says of %s on the eve of a day of 23 hours that a lesson %s', (opensAt, words) => {
  const newYork = { locale: 'en-US', timeZone: 'America/New_York' };
  const late = new Date('2026-03-08T04:30:00.000Z');
  expect(opensInWords(new Date(opensAt), 'dates', late, newYork)).toBe(words);
});
