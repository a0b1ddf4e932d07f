import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isComplete,
  mergeProgress,
  noProgress,
  Progress,
  progressPath,
  progressPercent,
  type LessonProgress,
} from './progress.ts';

const at = new Date('2026-11-01T10:00:00Z');
const later = new Date('2026-11-02T10:00:00Z');

const said = (complete: boolean, overrides: Partial<LessonProgress> = {}): LessonProgress => ({
  complete,
  at,
  ...overrides,
});

const having = (...complete: number[]): Progress => ({
  lessons: Object.fromEntries(complete.map((id) => [String(id), said(true)])),
});

describe('progress in percent', () => {
  it.each<[string, Progress, number[], number]>([
    ['an empty course', having(1, 2), [], 0],
    ['nothing done', noProgress, [1, 2, 3], 0],
    ['everything done', having(1, 2, 3), [1, 2, 3], 100],
    ['a third done', having(2), [1, 2, 3], 33],
    ['two thirds done', having(1, 2), [1, 2, 3], 67],
    ['a lesson that was deleted', having(1, 9), [1, 2], 50],
    ['a lesson taken back', { lessons: { '1': said(true), '2': said(false) } }, [1, 2], 50],
    ['an id listed twice', having(1), [1, 1, 2], 50],
    ['one of a thousand', having(1), Array.from({ length: 1000 }, (_, index) => index + 1), 1],
    [
      'all but one of a thousand',
      having(...Array.from({ length: 999 }, (_, index) => index + 1)),
      Array.from({ length: 1000 }, (_, index) => index + 1),
      99,
    ],
  ])('counts complete lessons that exist: %s', (_case, progress, lessonIds, percent) => {
    expect(progressPercent(progress, lessonIds)).toBe(percent);
  });

  it('is a whole number from 0 to 100 that never falls when one more lesson is complete', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 });
    fc.assert(
      fc.property(ids, ids, fc.integer({ min: 1, max: 60 }), (done, lessonIds, next) => {
        const percent = progressPercent(having(...done), lessonIds);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(progressPercent(having(...done, next), lessonIds)).toBeGreaterThanOrEqual(percent);
        const remaining = lessonIds.filter((id) => !done.includes(id)).length;
        expect(percent === 100).toBe(lessonIds.length > 0 && remaining === 0);
        expect(percent === 0).toBe(remaining === lessonIds.length);
      }),
    );
  });

  it('knows a complete lesson from one that is not', () => {
    const progress: Progress = { lessons: { '1': said(true), '2': said(false) } };
    expect([1, 2, 3].map((id) => isComplete(progress, id))).toEqual([true, false, false]);
  });
});

describe('merging progress', () => {
  it.each<[string, LessonProgress, LessonProgress, LessonProgress]>([
    ['the later one', said(true), said(false, { at: later }), said(false, { at: later })],
    ['complete, said at the same time', said(false), said(true), said(true)],
    [
      'the further position, said at the same time',
      said(true, { position: 9 }),
      said(true),
      said(true, { position: 9 }),
    ],
  ])('keeps of two statements about a lesson %s', (_case, one, other, kept) => {
    expect(mergeProgress({ lessons: { '1': one } }, { lessons: { '1': other } }).lessons).toEqual({
      '1': kept,
    });
  });

  it('keeps the statements of both sides and the place opened last', () => {
    const phone: Progress = {
      lessons: { '1': said(true) },
      lastLessonId: 1,
      lastSubcategoryId: 1,
      lastAt: later,
    };
    const laptop: Progress = {
      lessons: { '2': said(true) },
      lastLessonId: 2,
      lastSubcategoryId: 1,
      lastAt: at,
    };
    expect(mergeProgress(phone, laptop)).toEqual({
      ...phone,
      lessons: { ...phone.lessons, ...laptop.lessons },
    });
  });

  it('prefers a place with a time over one without', () => {
    expect(
      mergeProgress({ lessons: {}, lastLessonId: 9 }, { lessons: {}, lastLessonId: 2, lastAt: at }),
    ).toMatchObject({
      lastLessonId: 2,
    });
  });

  const moment = fc.integer({ min: 0, max: 3 }).map((day) => new Date(at.getTime() + day * 86_400_000));
  const statement = fc.record(
    { complete: fc.boolean(), at: moment, position: fc.integer({ min: 0, max: 2 }) },
    { requiredKeys: ['complete', 'at'] },
  );
  const small = fc.integer({ min: 1, max: 3 });
  const progress: fc.Arbitrary<Progress> = fc.record(
    {
      lessons: fc.dictionary(small.map(String), statement, { maxKeys: 3, noNullPrototype: true }),
      lastLessonId: small,
      lastSubcategoryId: small,
      lastAt: moment,
    },
    { requiredKeys: ['lessons'] },
  );

  it('gives the same whatever the order and however often', () => {
    fc.assert(
      fc.property(progress, progress, progress, (one, two, three) => {
        expect(mergeProgress(one, two)).toEqual(mergeProgress(two, one));
        expect(mergeProgress(mergeProgress(one, two), three)).toEqual(
          mergeProgress(one, mergeProgress(two, three)),
        );
        expect(mergeProgress(one, one)).toEqual(one);
        expect(mergeProgress(one, noProgress)).toEqual(one);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a stored progress document', () => {
  it('is read with its times as dates', () => {
    const stored = {
      lessons: { '7': { complete: true, at: at.toISOString(), position: 12.5 } },
      lastAt: at.toISOString(),
    };
    expect(Progress.parse(stored)).toEqual({ lessons: { '7': said(true, { position: 12.5 }) }, lastAt: at });
  });

  it('loses nothing but what cannot be read', () => {
    const stored = {
      lessons: {
        '1': said(true),
        '2': { complete: true },
        '3': 'yes',
        '4': { complete: 'yes', at, position: -1 },
      },
      lastLessonId: 'seven',
      lastAt: 'yesterday',
    };
    expect(Progress.parse(stored)).toEqual({ lessons: { '1': said(true), '4': said(false) } });
    expect(Progress.parse({})).toEqual(noProgress);
    expect(Progress.parse({ lessons: [] })).toEqual(noProgress);
  });

  it('lives under its owner, one document a course', () => {
    expect(progressPath('uid-1', 3)).toBe('users/uid-1/progress/3');
  });
});
