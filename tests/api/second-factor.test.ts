import { auditCollection } from '@padavu/domain/admin/audit';
import {
  secondFactorRequired,
  securityDocument,
  securityMessages,
  settingsCollection,
} from '@padavu/domain/user/security';
import { usersCollection } from '@padavu/domain/user/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { afterTriggers } from '../support/after-triggers.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import {
  aLearner,
  anAdmin,
  password,
  readToken,
  uniqueEmail,
  withSecondFactor,
  type SignedIn,
} from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { aUserRecord } from '../support/builders.ts';

const settings = db.collection(settingsCollection).doc(securityDocument);
const stored = (uid: string) => db.collection(usersCollection).doc(uid);
const setRequired = (token: string, requireSecondFactor: boolean) =>
  api('PUT', '/admin/security', { token, body: { requireSecondFactor } });
const requirementOf = async ({ uid }: SignedIn): Promise<unknown> =>
  (await stored(uid).get()).get('secondFactorRequired');

let admin: SignedIn;
let withCode: string;

beforeEach(async () => {
  admin = await anAdmin();
  withCode = withSecondFactor(admin.token);
});

// Other tests' administrators sign in with a password alone.
afterEach(async () => {
  expect((await setRequired(withCode, false)).status).toBe(200);
});

describe('a school that requires a second factor', () => {
  it('is set to do so by an administrator who signed in with one, and by no other', async () => {
    const refusal = await setRequired(admin.token, true);
    expect(refusal.status).toBe(409);
    expect(refusal.refusal()).toMatchObject({
      code: 'own-second-factor',
      message: securityMessages.ownNeededFirst,
    });
    expect((await api('GET', '/admin/security', { token: admin.token })).body).toMatchObject({
      data: { requireSecondFactor: false },
    });

    expect((await setRequired(withCode, true)).status).toBe(200);
    expect((await api('GET', '/admin/security', { token: withCode })).body).toMatchObject({
      data: { requireSecondFactor: true },
    });
    expect((await settings.get()).data()).toEqual({ requireSecondFactor: true });
  });

  it('gives an administrator no right in a session without one, and every right in a session with one', async () => {
    const [colleague, learner] = await Promise.all([anAdmin(), aLearner({ status: 'pending' })]);
    await setRequired(withCode, true);

    const reads = await api('GET', '/admin/users', { token: colleague.token });
    const writes = await api('PUT', `/admin/users/${learner.uid}/approve`, { token: colleague.token });
    const undoes = await setRequired(colleague.token, false);
    for (const reply of [reads, writes, undoes]) {
      expect(reply.status).toBe(403);
      expect(reply.refusal()).toMatchObject({
        code: secondFactorRequired,
        message: securityMessages.required,
      });
    }
    expect((await stored(learner.uid).get()).get('status')).toBe('pending');

    const token = withSecondFactor(colleague.token);
    expect((await api('PUT', `/admin/users/${learner.uid}/approve`, { token })).status).toBe(200);
  });

  it('gives all rights back when it no longer requires one', async () => {
    const colleague = await anAdmin();
    await setRequired(withCode, true);
    expect((await api('GET', '/admin/users', { token: colleague.token })).status).toBe(403);
    await setRequired(withCode, false);
    expect((await api('GET', '/admin/users', { token: colleague.token })).status).toBe(200);
    expect(await requirementOf(colleague)).toBeUndefined();
  });

  it('requires it of later administrators too, and of no learner', async () => {
    await setRequired(withCode, true);
    const [later, learner] = await Promise.all([anAdmin(), aLearner()]);
    await vi.waitFor(async () => expect(await requirementOf(later)).toBe(true), afterTriggers);
    expect((await api('GET', '/admin/users', { token: later.token })).status).toBe(403);
    expect(await requirementOf(learner)).toBeUndefined();
  });

  it('keeps the second factor of a session whose token is renewed', async () => {
    await setRequired(withCode, true);
    const { token } = (await api('POST', '/admin/refresh-token', { token: withCode })).as(
      z.object({ token: z.string() }),
    );
    expect(readToken(token).admin).toBe(true);
    expect((await api('GET', '/admin/users', { token })).status).toBe(200);
  });

  it('has an audit entry for each change of the requirement, with its administrator, and for nothing else', async () => {
    await setRequired(withCode, true);
    await setRequired(withCode, true);
    await setRequired(withCode, false);
    const entries = await db
      .collection(auditCollection)
      .where('actor.uid', '==', admin.uid)
      .where('action', '==', 'security.update')
      .get();
    expect(entries.docs.map((entry) => entry.get('after') as unknown)).toHaveLength(2);
    expect(entries.docs[0]?.get('target')).toMatchObject({ collection: settingsCollection });
  });
});

describe('signing in over REST with an account that has a second factor', () => {
  it.each(['/users/login', '/admin/login'])(
    'at %s is refused, and the message names the sign-in page',
    async (path) => {
      const record = aUserRecord({ role: 'admin', status: 'approved', email: uniqueEmail() });
      const { email } = record;
      const { uid } = await auth.createUser({
        email,
        password,
        emailVerified: true,
        // The Auth emulator supports second factors by phone only; its response to the password is the same.
        multiFactor: { enrolledFactors: [{ factorId: 'phone', phoneNumber: '+919876543210' }] },
      });
      await stored(uid).set(record);
      const reply = await api('POST', path, { body: { email, password } });
      expect(reply.status).toBe(403);
      expect(reply.refusal()).toMatchObject({
        code: secondFactorRequired,
        message: securityMessages.signInOnThePage,
      });
    },
  );
});
