import { Claims, noClaims } from '@padavu/domain/claims';
import { usersCollection } from '@padavu/domain/user';
import { describe, expect, it } from 'vitest';
import { auth, db } from '../support/accounts-firebase.ts';
import { createAccount } from '../support/accounts.ts';

const claimsOf = async (uid: string) => Claims.parse((await auth.getUser(uid)).customClaims ?? {});
const documentOf = (uid: string) => db.collection(usersCollection).doc(uid);
const soon = { timeout: 15_000, interval: 50 };

describe('claims follow the user document, whoever writes it', () => {
  it('grants what a status changed by hand grants', async () => {
    const { uid } = await createAccount({ status: 'pending', courseId: 2 });
    await documentOf(uid).update({ status: 'approved' });
    await expect
      .poll(() => claimsOf(uid), soon)
      .toEqual({ approved: true, admin: false, courseId: 2, teaches: [] });
    await expect.poll(async () => (await documentOf(uid).get()).data(), soon).toHaveProperty('claimsSetAt');
  });

  it('removes rights and signs out when an account is deactivated in the console', async () => {
    const { uid } = await createAccount({ role: 'admin' });
    await documentOf(uid).update({ status: 'inactive' });
    await expect.poll(() => claimsOf(uid), soon).toMatchObject({ approved: false, admin: false });
    expect((await documentOf(uid).get()).get('signedOutAt')).toBeDefined();
  });

  it('takes every right away with the document', async () => {
    const { uid } = await createAccount();
    await documentOf(uid).delete();
    await expect.poll(() => claimsOf(uid), soon).toEqual(noClaims);
  });

  it('grants nothing for a document that makes no sense', async () => {
    const { uid } = await createAccount();
    await documentOf(uid).update({ status: 'Approved!' });
    await expect.poll(() => claimsOf(uid), soon).toEqual(noClaims);
  });
});
