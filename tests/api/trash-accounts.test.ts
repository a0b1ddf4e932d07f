import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { notesPath } from '@padavu/domain/learning/notes';
import { paymentPath } from '@padavu/domain/payment/payment';
import { progressPath } from '@padavu/domain/learning/progress';
import { trashPath } from '@padavu/domain/admin/trash';
import { usersCollection, userStatuses } from '@padavu/domain/user/user';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reconciled } from '../../functions/src/data/user/reconciliation.ts';
import { userRestorationData } from '../../functions/src/data/user/user-restoration.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  callerOf,
  createAccount,
  password,
  signIn,
  uniqueEmail,
  uniqueWord,
  type Account,
  type SignedIn,
} from '../support/accounts.ts';
import { api, refusalOf } from '../support/api-client.ts';
import { aNote, aPayment, aProgress } from '../support/builders.ts';
import { auditOf } from '../support/audit.ts';
import { storeCourseWithLessons } from '../support/content.ts';
import { Died, servicesThatDieAt, survives, sweepIn } from './support/dying-process.ts';

let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

const caller = () => callerOf(admin);
const asAdmin = () => ({ token: admin.token });
const remove = (uid: string) => api('DELETE', `/admin/users/${uid}`, asAdmin());
const restore = (uid: string) => api('POST', `/admin/trash/users_${uid}/restore`, asAdmin());
const removeForGood = (uid: string) => api('DELETE', `/admin/trash/users_${uid}`, asAdmin());
const login = ({ email }: Account) => api('POST', '/users/login', { body: { email, password } });

const userOf = (uid: string) => db.collection(usersCollection).doc(uid).get();
const trashOf = (uid: string) => db.doc(trashPath('users', uid)).get();
const isDisabled = async (uid: string) => (await auth.getUser(uid)).disabled;
const register = (email: string) =>
  api('POST', '/users/register', {
    body: { name: 'Anjali Menon', email, password, courseId: 1, agreeToTerms: true },
  });

/** Creates an account with progress in two courses, a note and a payment. */
async function anAccountWithData(): Promise<Account> {
  const account = await createAccount();
  await Promise.all([
    db.doc(progressPath(account.uid, 1)).set(aProgress()),
    db.doc(progressPath(account.uid, 2)).set(aProgress({ lastLessonId: 2 })),
    db.doc(notesPath(account.uid, 1)).set({ changed: 'noteone1', notes: { noteone1: aNote() } }),
    db.doc(paymentPath(account.uid)).set(aPayment()),
  ]);
  return account;
}

/** The number of documents with progress and notes below a document. */
async function countBelow(document: DocumentReference): Promise<number> {
  const found = await Promise.all(['progress', 'notes'].map((name) => document.collection(name).get()));
  return found[0] && found[1] ? found[0].size + found[1].size : 0;
}

/** Which documents of an account exist, in use and in the trash, and whether Auth has it disabled. */
async function stateOf(uid: string) {
  const [user, paid, trashed, own, deleted] = await Promise.all([
    userOf(uid),
    db.doc(paymentPath(uid)).get(),
    trashOf(uid),
    countBelow(db.doc(`users/${uid}`)),
    countBelow(db.doc(trashPath('users', uid))),
  ]);
  const documents = { user: user.exists, paid: paid.exists, own, deleted };
  const unfinished: unknown = trashed.get('unfinishedSince');
  return {
    ...documents,
    trashed: trashed.exists,
    isMarked: unfinished !== undefined,
    disabled: await isDisabled(uid),
  };
}

const inUse = {
  user: true,
  paid: true,
  own: 3,
  deleted: 0,
  trashed: false,
  isMarked: false,
  disabled: false,
};
const inTrash = {
  user: false,
  paid: false,
  own: 0,
  deleted: 3,
  trashed: true,
  isMarked: false,
  disabled: true,
};

const actionsOn = async (uid: string) =>
  (await auditOf(uid)).map(({ action }) => action).toSorted((one, other) => one.localeCompare(other));

describe('restoring a deleted account', () => {
  it('restores progress and payment too, and the person can sign in with the old password', async () => {
    const account = await anAccountWithData();
    const payment = () => db.doc(paymentPath(account.uid)).get();
    const [before, paid] = [(await userOf(account.uid)).data(), (await payment()).data()];
    await remove(account.uid);
    expect(await stateOf(account.uid)).toEqual(inTrash);
    const reply = await restore(account.uid);
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { data: { id: `users_${account.uid}`, needsPassword: false } },
    ]);
    expect(await stateOf(account.uid)).toEqual(inUse);
    const after = (await userOf(account.uid)).data();
    expect(after).toMatchObject({ ...before, signedOutAt: expect.anything() as unknown });
    expect((await payment()).data()).toEqual(paid);
    expect((await login(account)).status).toBe(200);
    expect(await actionsOn(account.uid)).toEqual(['user.delete', 'user.restore']);
  });

  it.each(userStatuses)('keeps the status %s', async (status) => {
    const { uid } = await createAccount({ status });
    await remove(uid);
    expect((await restore(uid)).status).toBe(200);
    expect((await userOf(uid)).get('status')).toBe(status);
    expect((await auth.getUser(uid)).customClaims).toMatchObject({ approved: status === 'approved' });
  });

  it('does not restore the sessions from before', async () => {
    const learner = await aLearner();
    await remove(learner.uid);
    await restore(learner.uid);
    expect((await api('GET', '/users/me', { token: learner.token })).status).toBe(401);
    const { token } = await signIn(learner);
    expect((await api('GET', '/users/me', { token })).status).toBe(200);
  });

  it('happens once for two administrators at the same time, and answers 404 afterwards', async () => {
    const { uid } = await anAccountWithData();
    await remove(uid);
    const replies = await Promise.all([restore(uid), restore(uid)]);
    expect(replies.map(({ status }) => status)).toContain(200);
    expect(replies.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
    expect(await stateOf(uid)).toEqual(inUse);
    expect(await actionsOn(uid)).toEqual(['user.delete', 'user.restore']);
    expect(refusalOf(await restore(uid))).toEqual([404, 'not-found', adminMessages.trash.gone]);
    expect((await restore(uniqueWord())).status).toBe(404);
  });

  it('can be followed by another deletion and another restoration', async () => {
    const { uid } = await anAccountWithData();
    for (let round = 0; round < 2; round += 1) {
      expect((await remove(uid)).status).toBe(200);
      expect((await restore(uid)).status).toBe(200);
    }
    expect(await stateOf(uid)).toEqual(inUse);
  });

  it('and deleting it at the same time end in one of the two states', async () => {
    const { uid } = await anAccountWithData();
    await remove(uid);
    await restore(uid);
    await Promise.all([remove(uid), restore(uid), remove(uid), restore(uid)]);
    expect([inUse, inTrash]).toContainEqual(await stateOf(uid));
  });

  it('answers that its course no longer exists', async () => {
    const { course } = await storeCourseWithLessons(0);
    const { uid } = await createAccount({ courseId: course.id });
    await remove(uid);
    expect((await api('DELETE', `/course/courses/${course.id}`, asAdmin())).status).toBe(200);
    const reply = await restore(uid);
    expect([reply.status, reply.body]).toMatchObject([
      200,
      {
        message: `${adminMessages.trash.userRestored} ${adminMessages.trash.userLacksCourse}`,
        data: { lacksCourse: true },
      },
    ]);
    expect((await userOf(uid)).get('courseId')).toBe(course.id);
  });
});

describe('the address of a deleted account', () => {
  it('can be registered again, and the old account can be restored only once it is free', async () => {
    const email = uniqueEmail();
    const { uid } = await createAccount({ email });
    await remove(uid);
    expect((await register(email)).status).toBe(201);
    expect(refusalOf(await restore(uid))).toEqual([409, 'email-taken', adminMessages.trash.emailTaken]);
    expect((await userOf(uid)).exists).toBe(false);
    const { uid: newcomer } = await auth.getUserByEmail(email);
    expect(newcomer).not.toBe(uid);

    await remove(newcomer);
    expect((await removeForGood(newcomer)).status).toBe(200);
    const reply = await restore(uid);
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { message: expect.stringContaining('Forgot password') as unknown, data: { needsPassword: true } },
    ]);
    expect(await auth.getUser(uid)).toMatchObject({ email, disabled: false });
    expect((await login({ uid, email, record: (await createAccount()).record })).status).toBe(401);
  });

  it('goes back to the old account when the one that has it is deleted too, and the other way round', async () => {
    const email = uniqueEmail();
    const { uid } = await createAccount({ email });
    await remove(uid);
    await register(email);
    const { uid: newcomer } = await auth.getUserByEmail(email);
    await remove(newcomer);
    expect((await restore(uid)).status).toBe(200);
    expect(await auth.getUserByEmail(email)).toMatchObject({ uid, disabled: false });
    expect(refusalOf(await restore(newcomer))[1]).toBe('email-taken');
    await remove(uid);
    expect((await restore(newcomer)).status).toBe(200);
    expect(await auth.getUserByEmail(email)).toMatchObject({ uid: newcomer, disabled: false });
    expect([(await userOf(uid)).exists, (await trashOf(uid)).exists]).toEqual([false, true]);
  });

  it('can be imported again', async () => {
    const email = uniqueEmail();
    const { uid } = await createAccount({ email });
    await remove(uid);
    const row = {
      name: 'Anjali Menon',
      email,
      course: '1',
      amount: '',
      method: '',
      receivedOn: '',
      note: '',
    };
    const body = { dryRun: false, rows: [row] };
    const reply = await api('POST', '/admin/users/import', { ...asAdmin(), body });
    expect(reply.body).toMatchObject({ data: [{ state: 'created' }] });
    expect(refusalOf(await restore(uid))[1]).toBe('email-taken');
  });

  it('is restored without a password when the account is missing in Auth', async () => {
    const { uid, email } = await createAccount();
    await remove(uid);
    await auth.deleteUser(uid);
    expect((await restore(uid)).body).toMatchObject({ data: { needsPassword: true } });
    expect(await auth.getUser(uid)).toMatchObject({ email, disabled: false });
  });
});

describe('a restoration', () => {
  it('leaves nothing in Auth of a person who is erased at the same time', async () => {
    const { uid, email } = await createAccount();
    await remove(uid);
    await auth.deleteUser(uid);
    const living = servicesThatDieAt(Infinity);
    const createUser: typeof auth.createUser = async (properties) => {
      await living.erasure.eraseByAdmin(uid, caller(), email);
      return auth.createUser(properties);
    };
    const meanwhile = userRestorationData({
      ...living,
      auth: { createUser, deleteUser: (id) => auth.deleteUser(id), getUser: (id) => auth.getUser(id) },
    });
    await expect(meanwhile.restore(uid, caller())).rejects.toMatchObject({ kind: 'not-found' });
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

describe('a process that dies', () => {
  const finishBy = {
    'a second call': (again: () => Promise<unknown>) => again(),
    'the schedule': async () => void (await sweepIn(2)),
  };
  const finishers = ['a second call', 'the schedule'] as const;
  const cases = Array.from({ length: 12 }, (_, index) => {
    const how = finishers[index % 2] ?? finishers[0];
    return { how, finish: finishBy[how], nth: index + 1 };
  });

  // Fault: The process dies before any step of deleting an account. Sees: An error. Stored: The account as it was,
  // or in the trash without any right; its progress may be half-way. Heals: Pressing the button again completes
  // it, or a schedule does within minutes.
  it.each(cases)(
    'before step $nth of a deletion leaves no right, and $how finishes it',
    async ({ nth, finish }) => {
      const { uid } = await anAccountWithData();
      const dyingServices = servicesThatDieAt(nth);
      const again = async () => expect((await remove(uid)).status).toBe(200);
      const isDone = await survives(dyingServices.userRemoval.remove(uid, caller()));
      const isDecided = nth > 1;
      expect((await userOf(uid)).exists).toBe(!isDecided);
      expect(isDone && !(await stateOf(uid)).disabled).toBe(false);
      await finish(again);
      if (!isDecided) await again();
      expect(await stateOf(uid)).toEqual(inTrash);
    },
  );

  // Fault: The process dies before any step of restoring a deleted account. Sees: An error. Stored: The account in
  // the trash, or back; its progress may be half-way. Heals: Pressing the button again completes it, or a schedule
  // does within minutes.
  it.each(cases)(
    'before step $nth of a restoration leaves a state in which $how finishes it',
    async ({ nth, finish }) => {
      const { uid } = await anAccountWithData();
      await remove(uid);
      const dyingServices = servicesThatDieAt(nth);
      const again = async () => expect([200, 404]).toContain((await restore(uid)).status);
      await survives(dyingServices.userRestoration.restore(uid, caller()));
      const isDecided = (await userOf(uid)).exists;
      await finish(again);
      if (!isDecided) await again();
      expect(await stateOf(uid)).toEqual(inUse);
      expect(await actionsOn(uid)).toEqual(['user.delete', 'user.restore']);
    },
  );

  it.each([1, 2, 3])(
    'before step %i of a removal for good leaves a state in which a second call finishes it',
    async (nth) => {
      const { uid } = await anAccountWithData();
      await remove(uid);
      const dyingServices = servicesThatDieAt(nth);
      await survives(dyingServices.trashErasure.remove(`users_${uid}`, caller()));
      expect([200, 404]).toContain((await removeForGood(uid)).status);
      expect((await trashOf(uid)).exists).toBe(false);
      await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    },
  );
});

/** Runs the reconciliation of an account, with a clock an hour ahead. */
const reconcile = (uid: string) =>
  servicesThatDieAt(Infinity, () => new Date(Date.now() + 3_600_000)).reconciliation.some([uid]);

/** All services, with a clock that many days ahead. */
const inDays = (days: number) => servicesThatDieAt(Infinity, () => new Date(Date.now() + days * 86_400_000));

describe('a deleted account', () => {
  const noChanges: Reconciled = {
    listed: [],
    claims: [],
    address: [],
    deactivated: [],
    dropped: [],
    doubtful: [],
  };

  it('is left alone by the reconciliation', async () => {
    const { uid } = await createAccount();
    await remove(uid);
    expect(await reconcile(uid)).toEqual(noChanges);
    expect((await userOf(uid)).exists).toBe(false);
    await restore(uid);
    expect(await reconcile(uid)).toEqual(noChanges);
  });

  it('that is being restored is not deactivated while Auth still has it disabled', async () => {
    const { uid } = await createAccount();
    await remove(uid);
    // The process dies after Firestore has the account again, and before Auth enables it.
    await expect(servicesThatDieAt(4).userRestoration.restore(uid, caller())).rejects.toThrow(Died);
    expect([(await userOf(uid)).exists, await isDisabled(uid)]).toEqual([true, true]);
    // The reconciliation sets the claims, if the trigger has not done so yet.
    expect(await reconcile(uid)).toMatchObject({ deactivated: [], listed: [], dropped: [] });
    await sweepIn(2);
    expect((await userOf(uid)).get('status')).toBe('approved');
    expect(await isDisabled(uid)).toBe(false);
  });

  it('cannot be restored once it is removed for good, and only its audit entries stay', async () => {
    const account = await anAccountWithData();
    const { uid, email } = account;
    await remove(uid);
    expect((await removeForGood(uid)).status).toBe(200);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    const reads = [userOf(uid), trashOf(uid), db.doc(paymentPath(uid)).get()];
    expect((await Promise.all(reads)).map(({ exists }) => exists)).toEqual([false, false, false]);
    expect(await countBelow(db.doc(trashPath('users', uid)))).toBe(0);
    expect((await restore(uid)).status).toBe(404);
    expect((await removeForGood(uid)).status).toBe(404);
    expect(await actionsOn(uid)).toContain('user.erase');
    expect((await register(email)).status).toBe(201);
  });

  it('that is being restored is not removed for good by its old trash entry', async () => {
    const { uid } = await createAccount();
    await remove(uid);
    await expect(servicesThatDieAt(4).userRestoration.restore(uid, caller())).rejects.toThrow(Died);
    expect(refusalOf(await removeForGood(uid))).toEqual([409, 'exists-again', adminMessages.trash.isBack]);
    expect((await restore(uid)).status).toBe(200);
  });

  it('is removed for good after thirty days, and not a day before', async () => {
    const { uid } = await anAccountWithData();
    await remove(uid);
    expect((await inDays(29).trashErasure.expire()).failures).toEqual([]);
    expect((await trashOf(uid)).exists).toBe(true);
    const old = new Date(Date.now() - 31 * 86_400_000);
    await db.doc(trashPath('users', uid)).update({ deletedAt: old });
    expect((await inDays(0).trashErasure.expire()).failures).toEqual([]);
    expect((await trashOf(uid)).exists).toBe(false);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});
