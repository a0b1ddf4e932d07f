import { limits } from '@padavu/domain/limits';
import { paymentPath } from '@padavu/domain/payment/payment';
import { usersCollection } from '@padavu/domain/user/user';
import { beforeAll, describe, expect, it } from 'vitest';
import { DeletedAccount, InvalidName, promote } from '../../scripts/admin/promotion.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import { anAdmin, createAccount, uniqueEmail, type SignedIn } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aPayment } from '../support/builders.ts';

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const deps = { auth, db, now: () => new Date(), randomInt: () => 0 };
const makeAdmin = (email: string, name?: string) => promote(deps, email, { name, unverified: true });
const userOf = (uid: string) => db.collection(usersCollection).doc(uid).get();

describe('npm run make-admin', () => {
  it('refuses an account in the trash, which can then be restored with its payment and its course', async () => {
    const { uid, email, record } = await createAccount({ courseId: 1 });
    await db.doc(paymentPath(uid)).set(aPayment());
    await api('DELETE', `/admin/users/${uid}`, { token: admin.token });
    await expect(makeAdmin(email)).rejects.toThrow(DeletedAccount);
    expect((await userOf(uid)).exists).toBe(false);

    await api('POST', `/admin/trash/users_${uid}/restore`, { token: admin.token });
    expect((await userOf(uid)).data()).toMatchObject({ name: record.name, courseId: 1 });
    expect((await db.doc(paymentPath(uid)).get()).exists).toBe(true);
    expect(await makeAdmin(email)).toMatchObject({ uid, name: record.name });
    expect((await userOf(uid)).data()).toMatchObject({ role: 'admin', courseId: 1 });
  });

  it('enables an account that was disabled in the console', async () => {
    const { uid, email } = await createAccount();
    await auth.updateUser(uid, { disabled: true });
    await makeAdmin(email);
    expect((await auth.getUser(uid)).disabled).toBe(false);
  });

  it('refuses a name that is too long before it makes an account', async () => {
    const email = uniqueEmail();
    const refusal = makeAdmin(email, 'a'.repeat(limits.name.max + 1));
    await expect(refusal).rejects.toThrow(InvalidName);
    await expect(auth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});
