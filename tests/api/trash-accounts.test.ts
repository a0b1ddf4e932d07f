import { auditCollection } from '@padavu/domain/audit';
import { adminMessages } from '@padavu/domain/admin-messages';
import { notesPath } from '@padavu/domain/notes';
import { paymentPath } from '@padavu/domain/payment';
import { progressPath } from '@padavu/domain/progress';
import { trashPath } from '@padavu/domain/trash';
import { usersCollection, userStatuses } from '@padavu/domain/user';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reconciled } from '../../functions/src/data/reconciliation.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  createAccount,
  password,
  signIn,
  uniqueEmail,
  uniqueWord,
  type Account,
  type SignedIn,
} from '../support/accounts.ts';
import { api, type Answer } from '../support/api-client.ts';
import { aNote, aPayment, aProgress } from '../support/builders.ts';
import { storeCourseWithLessons } from '../support/content.ts';
import { Died, servicesThatDieAt, survives, sweepIn } from '../support/dying-process.ts';

let admin: SignedIn;

beforeAll(async () => {
  admin = await anAdmin();
});

const asker = () => ({ uid: admin.uid, signedInAt: new Date(), hasSecondFactor: false });
const asAdmin = () => ({ token: admin.token });
const remove = (uid: string) => api('DELETE', `/admin/users/${uid}`, asAdmin());
const restore = (uid: string) => api('POST', `/admin/trash/users_${uid}/restore`, asAdmin());
const removeForGood = (uid: string) => api('DELETE', `/admin/trash/users_${uid}`, asAdmin());
const login = ({ email }: Account) => api('POST', '/users/login', { body: { email, password } });
const outcome = (answer: Answer) => [answer.status, answer.refusal().code, answer.refusal().message];

const userOf = (uid: string) => db.collection(usersCollection).doc(uid).get();
const trashOf = (uid: string) => db.doc(trashPath('users', uid)).get();
const isDisabled = async (uid: string) => (await auth.getUser(uid)).disabled;
const register = (email: string) =>
  api('POST', '/users/register', {
    body: { name: 'Anjali Menon', email, password, courseId: 1, agreeToTerms: true },
  });

/** An account with progress in two courses, and what was paid. */
async function aLearnerWithAll(): Promise<Account> {
  const account = await createAccount();
  await Promise.all([
    db.doc(progressPath(account.uid, 1)).set(aProgress()),
    db.doc(progressPath(account.uid, 2)).set(aProgress({ lastLessonId: 2 })),
    db.doc(notesPath(account.uid, 1)).set({ changed: 'noteone1', notes: { noteone1: aNote() } }),
    db.doc(paymentPath(account.uid)).set(aPayment()),
  ]);
  return account;
}

/** How many documents of progress and notes are below another document. */
async function ofBoth(document: DocumentReference): Promise<number> {
  const found = await Promise.all(['progress', 'notes'].map((name) => document.collection(name).get()));
  return found[0] && found[1] ? found[0].size + found[1].size : 0;
}

/** Where an account with all that belongs to it stands, and whether Auth lets it in. */
async function stateOf(uid: string) {
  const [user, paid, trashed, own, deleted] = await Promise.all([
    userOf(uid),
    db.doc(paymentPath(uid)).get(),
    trashOf(uid),
    ofBoth(db.doc(`users/${uid}`)),
    ofBoth(db.doc(trashPath('users', uid))),
  ]);
  const places = { user: user.exists, paid: paid.exists, own, deleted };
  const unfinished: unknown = trashed.get('unfinishedSince');
  return {
    ...places,
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

const actionsOn = async (uid: string) => {
  const { docs } = await db.collection(auditCollection).where('target.id', '==', uid).get();
  return docs.map((entry) => String(entry.get('action'))).toSorted((one, other) => one.localeCompare(other));
};

describe('restoring a deleted account', () => {
  it('brings it back as it was, with progress and payment, and lets the person in with the old password', async () => {
    const account = await aLearnerWithAll();
    const payment = () => db.doc(paymentPath(account.uid)).get();
    const [before, paid] = [(await userOf(account.uid)).data(), (await payment()).data()];
    await remove(account.uid);
    expect(await stateOf(account.uid)).toEqual(inTrash);
    const answer = await restore(account.uid);
    expect([answer.status, answer.body]).toMatchObject([
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

  it('leaves every session from before over', async () => {
    const learner = await aLearner();
    await remove(learner.uid);
    await restore(learner.uid);
    expect((await api('GET', '/users/me', { token: learner.token })).status).toBe(401);
    const { token } = await signIn(learner);
    expect((await api('GET', '/users/me', { token })).status).toBe(200);
  });

  it('is done once by two administrators at the same moment, and answers 404 from then on', async () => {
    const { uid } = await aLearnerWithAll();
    await remove(uid);
    const answers = await Promise.all([restore(uid), restore(uid)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
    expect(await stateOf(uid)).toEqual(inUse);
    expect(await actionsOn(uid)).toEqual(['user.delete', 'user.restore']);
    expect(outcome(await restore(uid))).toEqual([404, 'not-found', adminMessages.trash.gone]);
    expect((await restore(uniqueWord())).status).toBe(404);
  });

  it('can be followed by another deletion and another restoration', async () => {
    const { uid } = await aLearnerWithAll();
    for (let round = 0; round < 2; round += 1) {
      expect((await remove(uid)).status).toBe(200);
      expect((await restore(uid)).status).toBe(200);
    }
    expect(await stateOf(uid)).toEqual(inUse);
  });

  it('and deleting it at the same moment end in one of the two', async () => {
    const { uid } = await aLearnerWithAll();
    await remove(uid);
    await restore(uid);
    await Promise.all([remove(uid), restore(uid), remove(uid), restore(uid)]);
    expect([inUse, inTrash]).toContainEqual(await stateOf(uid));
  });

  it('says that its course is not there any more', async () => {
    const { course } = await storeCourseWithLessons(0);
    const { uid } = await createAccount({ courseId: course.id });
    await remove(uid);
    expect((await api('DELETE', `/course/courses/${course.id}`, asAdmin())).status).toBe(200);
    const answer = await restore(uid);
    expect([answer.status, answer.body]).toMatchObject([
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
  it('can be registered anew, and the old account comes back only once it is free again', async () => {
    const email = uniqueEmail();
    const { uid } = await createAccount({ email });
    await remove(uid);
    expect((await register(email)).status).toBe(201);
    expect(outcome(await restore(uid))).toEqual([409, 'email-taken', adminMessages.trash.emailTaken]);
    expect((await userOf(uid)).exists).toBe(false);
    const { uid: newcomer } = await auth.getUserByEmail(email);
    expect(newcomer).not.toBe(uid);

    await remove(newcomer);
    expect((await removeForGood(newcomer)).status).toBe(200);
    const answer = await restore(uid);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { message: expect.stringContaining('Forgot password') as unknown, data: { needsPassword: true } },
    ]);
    expect(await auth.getUser(uid)).toMatchObject({ email, disabled: false });
    expect((await login({ uid, email, record: (await createAccount()).record })).status).toBe(401);
  });

  it('can be imported anew', async () => {
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
    const answer = await api('POST', '/admin/users/import', { ...asAdmin(), body });
    expect(answer.body).toMatchObject({ data: [{ state: 'created' }] });
    expect(outcome(await restore(uid))[1]).toBe('email-taken');
  });

  it('comes back without a password where the place in Auth is gone', async () => {
    const { uid, email } = await createAccount();
    await remove(uid);
    await auth.deleteUser(uid);
    expect((await restore(uid)).body).toMatchObject({ data: { needsPassword: true } });
    expect(await auth.getUser(uid)).toMatchObject({ email, disabled: false });
  });
});

describe('a process that dies', () => {
  const finish = {
    'asked again': (again: () => Promise<unknown>) => again(),
    'swept by the schedule': async () => void (await sweepIn(2)),
  };
  const hows = ['asked again', 'swept by the schedule'] as const;
  const ways = Array.from({ length: 12 }, (_, index) => {
    const how = hows[index % 2] ?? hows[0];
    return { how, way: finish[how], nth: index + 1 };
  });

  // Fault: The process dies before any step of deleting an account. Sees: An error. Stored: The account as it was, or in the
  // trash without any right; its progress may be half-way. Heals: By the same press again, or by a schedule within minutes.
  it.each(ways)(
    'before step $nth of a deletion leaves no right, and $how it is done',
    async ({ nth, way }) => {
      const { uid } = await aLearnerWithAll();
      const dying = servicesThatDieAt(nth);
      const again = async () => expect((await remove(uid)).status).toBe(200);
      const isDone = await survives(dying.userRemoval.remove(uid, asker()));
      const isDecided = nth > 1;
      expect((await userOf(uid)).exists).toBe(!isDecided);
      expect(isDone && !(await stateOf(uid)).disabled).toBe(false);
      await way(again);
      if (!isDecided) await again();
      expect(await stateOf(uid)).toEqual(inTrash);
    },
  );

  // Fault: The process dies before any step of bringing a deleted account back. Sees: An error. Stored: The account in the
  // trash, or back; its progress may be half-way. Heals: By the same press again, or by a schedule within minutes.
  it.each(ways)('before step $nth of a restoration, $how it is done', async ({ nth, way }) => {
    const { uid } = await aLearnerWithAll();
    await remove(uid);
    const dying = servicesThatDieAt(nth);
    const again = async () => expect([200, 404]).toContain((await restore(uid)).status);
    await survives(dying.userRestoration.restore(uid, asker()));
    const isDecided = (await userOf(uid)).exists;
    await way(again);
    if (!isDecided) await again();
    expect(await stateOf(uid)).toEqual(inUse);
    expect(await actionsOn(uid)).toEqual(['user.delete', 'user.restore']);
  });

  it.each([1, 2, 3])('before step %i of a removal for good, is finished by asking again', async (nth) => {
    const { uid } = await aLearnerWithAll();
    await remove(uid);
    const dying = servicesThatDieAt(nth);
    await survives(dying.trashErasure.remove(`users_${uid}`, asker()));
    expect([200, 404]).toContain((await removeForGood(uid)).status);
    expect((await trashOf(uid)).exists).toBe(false);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

/** Makes Auth, documents and claims of an account agree, an hour from now. */
const reconcile = (uid: string) =>
  servicesThatDieAt(Infinity, () => new Date(Date.now() + 3_600_000)).reconciliation.some([uid]);

/** All services so many days from now. */
const inDays = (days: number) => servicesThatDieAt(Infinity, () => new Date(Date.now() + days * 86_400_000));

describe('a deleted account', () => {
  const nothing: Reconciled = {
    listed: [],
    claims: [],
    address: [],
    deactivated: [],
    dropped: [],
    doubtful: [],
  };

  it('is left alone where Auth, documents and claims are made to agree', async () => {
    const { uid } = await createAccount();
    await remove(uid);
    expect(await reconcile(uid)).toEqual(nothing);
    expect((await userOf(uid)).exists).toBe(false);
    await restore(uid);
    expect(await reconcile(uid)).toEqual(nothing);
  });

  it('that is just coming back is not deactivated because Auth has it disabled yet', async () => {
    const { uid } = await createAccount();
    await remove(uid);
    // Auth's answer, the decision, and no further.
    await expect(servicesThatDieAt(4).userRestoration.restore(uid, asker())).rejects.toThrow(Died);
    expect([(await userOf(uid)).exists, await isDisabled(uid)]).toEqual([true, true]);
    // The claims follow the document here, if its trigger has not done so yet.
    expect(await reconcile(uid)).toMatchObject({ deactivated: [], listed: [], dropped: [] });
    await sweepIn(2);
    expect((await userOf(uid)).get('status')).toBe('approved');
    expect(await isDisabled(uid)).toBe(false);
  });

  it('cannot be restored any more once it is removed for good, and leaves nothing but the audit log', async () => {
    const account = await aLearnerWithAll();
    const { uid, email } = account;
    await remove(uid);
    expect((await removeForGood(uid)).status).toBe(200);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    const left = [userOf(uid), trashOf(uid), db.doc(paymentPath(uid)).get()];
    expect((await Promise.all(left)).map(({ exists }) => exists)).toEqual([false, false, false]);
    expect(await ofBoth(db.doc(trashPath('users', uid)))).toBe(0);
    expect((await restore(uid)).status).toBe(404);
    expect((await removeForGood(uid)).status).toBe(404);
    expect(await actionsOn(uid)).toContain('user.erase');
    expect((await register(email)).status).toBe(201);
  });

  it('that is back is not removed for good by its old entry', async () => {
    const { uid } = await createAccount();
    await remove(uid);
    await expect(servicesThatDieAt(4).userRestoration.restore(uid, asker())).rejects.toThrow(Died);
    expect(outcome(await removeForGood(uid))).toEqual([409, 'exists-again', adminMessages.trash.isBack]);
    expect((await restore(uid)).status).toBe(200);
  });

  it('goes for good after thirty days, and not a day before', async () => {
    const { uid } = await aLearnerWithAll();
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
