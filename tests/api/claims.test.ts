import { noClaims, type Claims } from '@padavu/domain/user/claims';
import { usersCollection } from '@padavu/domain/user/user';
import type { UserRecord } from '@padavu/domain/user/user-record';
import { describe, expect, it } from 'vitest';
import { afterTriggers } from '../support/after-triggers.ts';
import { db } from '../support/accounts-firebase.ts';
import { claimsOf, createAccount } from '../support/accounts.ts';

const documentOf = (uid: string) => db.collection(usersCollection).doc(uid);

describe('the trigger that sets claims from the user document', () => {
  it('grants the rights of a status that was changed by hand', async () => {
    const { uid } = await createAccount({ status: 'pending', courseId: 2 });
    await documentOf(uid).update({ status: 'approved' });
    await expect
      .poll(() => claimsOf(uid), afterTriggers)
      .toEqual({ approved: true, admin: false, courseId: 2, teaches: [] });
    await expect
      .poll(async () => (await documentOf(uid).get()).data(), afterTriggers)
      .toHaveProperty('claimsSetAt');
  });

  it('removes rights and signs out when an account is deactivated in the console', async () => {
    const { uid } = await createAccount({ role: 'admin' });
    await documentOf(uid).update({ status: 'inactive' });
    await expect.poll(() => claimsOf(uid), afterTriggers).toMatchObject({ approved: false, admin: false });
    expect((await documentOf(uid).get()).get('signedOutAt')).toBeDefined();
  });

  it.each<[string, Partial<UserRecord>, Partial<UserRecord>, Partial<Claims>]>([
    ['is moved to another course', {}, { courseId: 2 }, { approved: true, courseId: 2 }],
    ['is no longer an administrator', { role: 'admin' }, { role: 'user' }, { approved: true, admin: false }],
  ])('ends every session of somebody who %s', async (_what, before, change, claims) => {
    const { uid } = await createAccount(before);
    await documentOf(uid).update(change);
    await expect.poll(() => claimsOf(uid), afterTriggers).toMatchObject(claims);
    expect((await documentOf(uid).get()).get('signedOutAt')).toBeDefined();
  });

  it('keeps the sessions of a learner who becomes an administrator', async () => {
    const { uid } = await createAccount();
    await documentOf(uid).update({ role: 'admin' });
    await expect.poll(() => claimsOf(uid), afterTriggers).toMatchObject({ approved: true, admin: true });
    expect((await documentOf(uid).get()).get('signedOutAt')).toBeUndefined();
  });

  it('removes every right when the document is deleted', async () => {
    const { uid } = await createAccount();
    await documentOf(uid).delete();
    await expect.poll(() => claimsOf(uid), afterTriggers).toEqual(noClaims);
  });

  it('grants nothing for a document that is not valid', async () => {
    const { uid } = await createAccount();
    await documentOf(uid).update({ status: 'Approved!' });
    await expect.poll(() => claimsOf(uid), afterTriggers).toEqual(noClaims);
  });
});
