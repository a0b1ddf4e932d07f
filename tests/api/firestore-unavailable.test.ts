import { messages } from '@padavu/domain/messages';
import { usersCollection } from '@padavu/domain/user/user';
import { describe, expect, it } from 'vitest';
import { auth, db } from '../support/accounts-firebase.ts';
import { auditOf } from '../support/audit.ts';
import { aLearner, anAdmin, aPendingLearner, uniqueEmail } from '../support/accounts.ts';
import { servicesThatDieAt } from './support/dying-process.ts';
import { firestoreBehindProxy } from './support/firestore-proxy.ts';
import { startOwnApi } from './support/own-api.ts';

/** Milliseconds. In production 25 seconds (`http/endpoints.ts`). */
const longestReply = 3000;

/** Firestore never answers, or refuses connections. */
const faults = ['silent', 'refuses'] as const;

/** Runs the schedule that clears unfinished registrations. */
const sweep = () => servicesThatDieAt(Infinity, () => new Date(Date.now() + 300_000)).registrations.sweep();

// Fault: Firestore does not answer, or takes no connection, while the API is asked to read, to approve and to
// register. Sees: An error that asks to try again, within 25 seconds. Stored: As before, or as after. Heals:
// Pressing the button again completes it, once Firestore is back; no process has to be restarted.
describe.each(faults)('Firestore with the fault "%s"', { concurrent: true }, (fault) => {
  it('makes the API answer 503 in time, leaves nothing half-done, and is used again once it is back', async () => {
    using proxy = await firestoreBehindProxy();
    const api = await startOwnApi({ db: proxy.db, longestReply });
    const [admin, pending, reader] = await Promise.all([anAdmin(), aPendingLearner(), aLearner()]);
    const email = uniqueEmail();
    const body = { name: 'Anjali Menon', email, password: 'long enough', courseId: 1 };
    const read = () => api.call('GET', '/users/me', { token: reader.token });
    const calls = () =>
      Promise.all([
        read(),
        api.call('PUT', `/admin/users/${pending.uid}/approve`, { token: admin.token }),
        api.call('POST', '/users/register', { body }),
      ]);
    expect((await read()).status).toBe(200);

    proxy.set(fault);
    const busy = { success: false, code: 'too-busy', message: messages.server.tooBusy };
    for (const { status, headers, body: refusal } of await calls())
      expect([status, headers.get('retry-after'), refusal]).toEqual([503, '2', busy]);
    expect((await db.collection(usersCollection).doc(pending.uid).get()).get('status')).toBe('pending');
    expect((await db.collection(usersCollection).where('email', '==', email).get()).size).toBe(0);

    proxy.set('forwards');
    // The client of Firestore pauses before it connects again.
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(200);
    expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 201]);
    await sweep();
    const { docs } = await db.collection(usersCollection).where('email', '==', email).get();
    expect(docs.map(({ id }) => id)).toEqual([(await auth.getUserByEmail(email)).uid]);
    expect(await auditOf(pending.uid)).toHaveLength(1);
    expect((await db.collection(usersCollection).doc(pending.uid).get()).get('status')).toBe('approved');
    api.close();
  });
});
