import { describe, expect, it } from 'vitest';
import { mayHaveCompleted } from './former-completion.ts';
import { noProgress, type Progress } from './progress.ts';

const at = new Date('2026-11-01T10:00:00Z');
const later = new Date('2026-11-02T10:00:00Z');

const complete = (...ids: number[]): Progress => ({
  lessons: Object.fromEntries(ids.map((id) => [String(id), { complete: true, at }])),
});

describe('a course that may have been completed', () => {
  const before = new Date('2026-10-01T10:00:00Z');
  const old = (id: number) => ({ id, updatedAt: before });
  const added = (id: number) => ({ id, updatedAt: later });

  it.each<[string, Progress, { id: number; updatedAt: Date }[], boolean]>([
    ['no lessons', noProgress, [], false],
    ['nothing done', noProgress, [old(1)], false],
    ['everything done', complete(1, 2), [old(1), added(2)], true],
    ['a lesson left that was there before', complete(1), [old(1), old(2)], false],
    ['only an added lesson left', complete(1), [old(1), added(2)], true],
    [
      'one of two added lessons done',
      { lessons: { ...complete(1).lessons, '2': { complete: true, at: later } } },
      [old(1), added(2), added(3)],
      true,
    ],
    ['an old lesson left beside an added one', complete(1), [old(1), old(2), added(3)], false],
    [
      'a reopened lesson',
      { lessons: { '1': { complete: true, at }, '2': { complete: false, at } } },
      [old(1), old(2)],
      false,
    ],
  ])('%s', (_case, progress, lessons, expected) => {
    expect(mayHaveCompleted(progress, lessons)).toBe(expected);
  });
});
