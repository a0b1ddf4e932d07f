import { noClaims } from '@padavu/domain/claims';
import { messages } from '@padavu/domain/messages';
import { secondFactorRequired, securityMessages } from '@padavu/domain/security';
import { Firestore, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Caller } from '#/actors.ts';
import { lacksSecondFactor, rightsOf } from './account-rights.ts';
import { transactions } from './transactions.ts';

const now = new Date('2026-03-04T12:00:00Z');
const anHourAgo = new Date(now.getTime() - 60 * 60 * 1000);

const withCode: Caller = { uid: 'asha', signedInAt: anHourAgo, hasSecondFactor: true };
const withPassword: Caller = { ...withCode, hasSecondFactor: false };

const admin = { name: 'Asha', role: 'admin', status: 'approved', courseId: null };
const required = { ...admin, secondFactorRequired: true };

/** A stored account, as far as rights are read from one. */
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
    ['an administrator of whom none is demanded', admin, false],
    ['an administrator of whom one is demanded', required, true],
    [
      'an administrator of whom it is said that none is demanded',
      { ...admin, secondFactorRequired: false },
      false,
    ],
    ['an administrator whose mark is damaged', { ...admin, secondFactorRequired: 'yes' }, true],
    ['a learner with such a mark', { ...required, role: 'user' }, false],
    ['an administrator who is held', { ...required, status: 'inactive' }, false],
    [
      'an administrator whose deletion has begun',
      { ...required, deletionBegan: Timestamp.fromDate(now) },
      false,
    ],
    ['nobody', undefined, false],
  ])('is decided by the stored account of %s', (_who, fields, isLacking) => {
    expect(lacksSecondFactor(accountOf(fields), withPassword)).toBe(isLacking);
    expect(lacksSecondFactor(accountOf(fields), withCode)).toBe(false);
  });

  it('is apart from what the account may: that stays what it is', () => {
    expect(rightsOf(accountOf(required))).toEqual({
      approved: true,
      admin: true,
      courseId: null,
      teaches: [],
    });
    expect(rightsOf(accountOf(undefined))).toEqual(noClaims);
  });
});

/** What a write by an administrator comes to, over one stored account. */
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
  it('is done in a session with the second factor that is demanded, and in any where none is', async () => {
    expect(await write(required, withCode)).toBe('Asha');
    expect(await write(admin, withPassword)).toBe('Asha');
  });

  it('is refused without the second factor that is demanded, with its own code and the way on', async () => {
    await expect(write(required, withPassword)).rejects.toMatchObject({
      kind: 'forbidden',
      code: secondFactorRequired,
      message: securityMessages.required,
    });
  });

  it('is refused to whoever is no administrator as that, not for a second factor', async () => {
    await expect(write({ ...required, role: 'user' }, withPassword)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'forbidden',
      message: messages.userService.forbidden,
    });
  });

  it('is refused in a session that is over before anything is said of a second factor', async () => {
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
