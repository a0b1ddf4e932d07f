import { noClaims } from '@padavu/domain/user/claims';
import { messages } from '@padavu/domain/messages';
import { secondFactorRequired, securityMessages } from '@padavu/domain/user/security';
import { Firestore, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#/actors.ts';
import { lacksSecondFactor, rightsOf } from './account-rights.ts';
import { transactions } from '#/data/store/transactions.ts';

const now = new Date('2026-03-04T12:00:00Z');
const anHourAgo = new Date(now.getTime() - 60 * 60 * 1000);

const withCode: Caller = { uid: 'asha', signedInAt: anHourAgo, hasSecondFactor: true };
const withPassword: Caller = { ...withCode, hasSecondFactor: false };

const admin = { name: 'Asha', role: 'admin', status: 'approved', courseId: null };
const required = { ...admin, secondFactorRequired: true };

/** A stored account, with only what rights are read from. */
function accountOf(fields: Record<string, unknown> | undefined): DocumentSnapshot {
  const snapshot = {
    id: 'asha',
    exists: fields !== undefined,
    data: () => fields,
    get: (field: string) => fields?.[field],
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of a snapshot is read
  return snapshot as unknown as DocumentSnapshot;
}

describe('whether a session lacks the second factor', () => {
  it.each<[string, Record<string, unknown> | undefined, boolean]>([
    ['an administrator who needs none', admin, false],
    ['an administrator who needs one', required, true],
    ['an administrator who is marked to need none', { ...admin, secondFactorRequired: false }, false],
    ['an administrator whose mark is damaged', { ...admin, secondFactorRequired: 'yes' }, true],
    ['a learner with such a mark', { ...required, role: 'user' }, false],
    ['a deactivated administrator', { ...required, status: 'inactive' }, false],
    [
      'an administrator whose deletion has begun',
      { ...required, deletionBegan: Timestamp.fromDate(now) },
      false,
    ],
    ['a missing account', undefined, false],
  ])('is decided by the stored account of %s', (_who, fields, isLacking) => {
    expect(lacksSecondFactor(accountOf(fields), withPassword)).toBe(isLacking);
    expect(lacksSecondFactor(accountOf(fields), withCode)).toBe(false);
  });

  it('does not change the rights of the stored account', () => {
    expect(rightsOf(accountOf(required))).toEqual({
      approved: true,
      admin: true,
      courseId: null,
      teaches: [],
    });
    expect(rightsOf(accountOf(undefined))).toEqual(noClaims);
  });
});

/** The result of a write by an administrator, over one stored account. */
function write(fields: Record<string, unknown> | undefined, caller: Caller): Promise<string> {
  const store = new Firestore({ projectId: 'demo' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the account is all that is read
  const transaction = { get: () => Promise.resolve(accountOf(fields)) } as unknown as Transaction;
  const { byAdmin } = transactions({
    db: { collection: (path) => store.collection(path), runTransaction: (work) => work(transaction) },
    now: () => now,
  });
  return byAdmin(caller, (_transaction, actor) => Promise.resolve(actor.name));
}

describe('a write by an administrator', () => {
  it('succeeds with the required second factor, and without one where none is required', async () => {
    expect(await write(required, withCode)).toBe('Asha');
    expect(await write(admin, withPassword)).toBe('Asha');
  });

  it('is refused without the required second factor, with its own code and a message that says what to do', async () => {
    await expect(write(required, withPassword)).rejects.toMatchObject({
      kind: 'forbidden',
      code: secondFactorRequired,
      message: securityMessages.required,
    });
  });

  it('is refused to a learner as forbidden, not for the missing second factor', async () => {
    await expect(write({ ...required, role: 'user' }, withPassword)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'forbidden',
      message: messages.userService.forbidden,
    });
  });

  it('is refused as unauthenticated in a session that is over, even where a second factor is missing', async () => {
    const over = { ...withPassword, signedInAt: new Date(now.getTime() - 13 * 60 * 60 * 1000) };
    for (const [fields, caller] of [
      [required, over],
      [{ ...required, signedOutAt: Timestamp.fromDate(now) }, withPassword],
      [undefined, withPassword],
    ] as const) {
      await expect(write(fields, caller)).rejects.toMatchObject({
        kind: 'unauthenticated',
        code: 'unauthenticated',
      });
    }
  });
});
