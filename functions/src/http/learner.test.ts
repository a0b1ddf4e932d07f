import { describe, expect, it } from 'vitest';
import { noClaims, type Claims } from '@padavu/domain/user/claims';
import { User, type UserStatus } from '@padavu/domain/user/user';
import type { Person } from '#/actors.ts';
import { requireLearner } from './learner.ts';

const personWith = (claims: Partial<Claims>): Person => ({
  uid: 'asha',
  signedInAt: new Date(0),
  hasSecondFactor: false,
  claims: { ...noClaims, ...claims },
});

const usersWith = (status: UserStatus | undefined) => ({
  find: () => Promise.resolve(status && User.parse({ id: 'asha', status })),
});

const outcomeOf = (claims: Partial<Claims>, status: UserStatus | undefined) =>
  requireLearner(personWith(claims), usersWith(status)).then(
    () => 'learner',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

describe('requiring a learner', () => {
  it.each([
    [{ approved: true, courseId: 1 }, 'approved', 'learner'],
    [{ approved: true }, 'approved', 'not-found'],
    [{}, 'pending', 'account-pending'],
    [{}, 'inactive', 'account-inactive'],
    [{}, 'approved', 'forbidden'],
    [{}, undefined, 'forbidden'],
  ] as const)('of a person with the rights %j and the status %s: %s', async (claims, status, outcome) => {
    expect(await outcomeOf(claims, status)).toBe(outcome);
  });
});
