import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountsIn,
  userStatsEntryOf,
  userStatsChanges,
  noAccounts,
  sumOf,
  type UserStatsEntry,
} from './user-stats.ts';
import { roles, User, userStatuses } from './user.ts';

const learner: UserStatsEntry = { role: 'user', status: 'pending', courseId: 1 };
const administrator: UserStatsEntry = { role: 'admin', status: 'approved', courseId: null };

/** The counts of a school with these accounts. */
const countOf = (accounts: readonly UserStatsEntry[]) =>
  sumOf(accounts.flatMap((account) => userStatsChanges(undefined, account))) ?? noAccounts;

describe('the entry of an account in the totals', () => {
  it('equals what screens show: by default a pending user without a course', () => {
    expect(userStatsEntryOf(User.parse({}))).toEqual({ role: 'user', status: 'pending', courseId: null });
    expect(userStatsEntryOf(User.parse({ role: 'admin', isApproved: true, courseId: '3' }))).toEqual({
      role: 'admin',
      status: 'approved',
      courseId: 3,
    });
  });
});

describe('a change', () => {
  it('removes an account from its old count and adds it to its new one', () => {
    const approved = { ...learner, status: 'approved' } as const;
    expect(userStatsChanges(learner, approved)).toEqual([
      { ...learner, by: -1 },
      { ...approved, by: 1 },
    ]);
    expect(userStatsChanges(undefined, learner)).toEqual([{ ...learner, by: 1 }]);
    expect(userStatsChanges(learner, undefined)).toEqual([{ ...learner, by: -1 }]);
  });

  it('is empty where nothing that is counted differs', () => {
    expect(userStatsChanges(learner, { ...learner })).toEqual([]);
    expect(userStatsChanges(undefined, undefined)).toEqual([]);
    expect(sumOf([])).toBeUndefined();
  });

  it.each<[keyof UserStatsEntry, UserStatsEntry]>([
    ['role', { ...learner, role: 'admin' }],
    ['status', { ...learner, status: 'inactive' }],
    ['courseId', { ...learner, courseId: 2 }],
  ])('follows from another %s', (_field, after) => {
    expect(userStatsChanges(learner, after)).toHaveLength(2);
  });
});

describe('the counts', () => {
  it('are grouped by course, role and status', () => {
    expect(countOf([learner, learner, administrator])).toEqual({
      courses: { '1': { user: { pending: 2 } }, none: { admin: { approved: 1 } } },
    });
  });

  it('can be read for all accounts, for learners only and for a course', () => {
    const counts = countOf([learner, administrator, { ...learner, courseId: 2, status: 'inactive' }]);
    expect(accountsIn(counts)).toEqual({ pending: 1, approved: 1, inactive: 1, total: 3 });
    expect(accountsIn(counts, { role: 'user' })).toEqual({ pending: 1, approved: 0, inactive: 1, total: 2 });
    expect(accountsIn(counts, { courseId: 2 })).toEqual({ pending: 0, approved: 0, inactive: 1, total: 1 });
    expect(accountsIn(counts, { courseId: 9 }).total).toBe(0);
    expect(accountsIn(noAccounts).total).toBe(0);
  });

  it('equal the number of accounts, in whatever order they change', () => {
    const account = fc.record({
      role: fc.constantFrom(...roles),
      status: fc.constantFrom(...userStatuses),
      courseId: fc.constantFrom(null, 1, 2),
    });
    const histories = fc.array(fc.tuple(account, fc.option(account, { nil: undefined })));
    fc.assert(
      fc.property(histories, (accounts) => {
        const changes = accounts.flatMap(([first, last]) => [
          ...userStatsChanges(undefined, first),
          ...userStatsChanges(first, last),
        ]);
        const remaining = accounts.flatMap(([, last]) => last ?? []);
        const counts = sumOf(changes.toReversed()) ?? noAccounts;
        for (const courseId of [null, 1, 2]) {
          for (const status of userStatuses) {
            const expected = remaining.filter(
              (one) => one.status === status && (courseId === null || one.courseId === courseId),
            );
            expect(accountsIn(counts, { courseId })[status]).toBe(expected.length);
          }
        }
      }),
    );
  });
});
