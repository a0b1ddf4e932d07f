import { describe, expect, it } from 'vitest';
import {
  badgeLabels,
  instructorLabel,
  isoDuration,
  joinNames,
  monthOfChange,
  paragraphsOf,
} from './course-words.ts';
import { usualRegion } from '@padavu/domain/school/usual-region';

const taughtBy = (...names: string[]) => ({
  instructors: names.map((name) => ({ name, words: '', picture: '' })),
});

describe('a course of the site', () => {
  it.each([
    [[], ''],
    [['Meera Nair'], 'Instructor: Meera Nair'],
    [['Meera Nair', 'Arun Joseph'], 'Instructors: Meera Nair and Arun Joseph'],
    [['Meera', 'Arun', 'Anjali'], 'Instructors: Meera, Arun and Anjali'],
  ])('taught by %j says "%s"', (names, label) => {
    expect(instructorLabel(taughtBy(...names))).toBe(label);
  });

  it.each([
    ['Premium, Pro', ['Premium', 'Pro']],
    ['New', ['New']],
    ['New,Pro, New', ['New', 'Pro']],
    [' , ', []],
    ['', []],
  ])('with the badge "%s" has the labels %j', (badge, labels) => {
    expect(badgeLabels({ badge })).toEqual(labels);
  });

  it.each([
    // Still 31 May in London.
    ['2025-05-31T20:00:00.000Z', 'June 2025'],
    ['2025-05-12T05:30:00.000Z', 'May 2025'],
    ['', ''],
    ['yesterday', ''],
  ])('changed at "%s" says "%s"', (updatedAt, month) => {
    expect(monthOfChange(usualRegion, { updatedAt })).toBe(month);
  });

  it.each([
    ['1 Month', 'P1M'],
    ['10 days', 'P10D'],
    ['2 weeks', 'P2W'],
    ['1 year', 'P1Y'],
    ['Six evenings', undefined],
    ['', undefined],
  ])('with the duration "%s" has the ISO 8601 duration %s', (duration, iso) => {
    expect(isoDuration(duration)).toBe(iso);
  });
});

describe('words', () => {
  it('are joined as in a sentence', () => {
    expect(joinNames([], 'and')).toBe('');
    expect(joinNames(['phone'], 'or')).toBe('phone');
    expect(joinNames(['phone', 'email', 'chat'], 'or')).toBe('phone, email or chat');
  });

  it('are split into paragraphs at empty lines', () => {
    expect(paragraphsOf('One.\nStill one.\n\n\n Two. \n \nThree.\n')).toEqual([
      'One.\nStill one.',
      'Two.',
      'Three.',
    ]);
    expect(paragraphsOf('')).toEqual([]);
  });
});
