import { auditCollection } from '@padavu/domain/admin/audit';
import { paymentPath } from '@padavu/domain/payment/payment';
import { registrationsCollection } from '../../functions/src/data/user/unregistered-accounts.ts';
import { usersCollection } from '@padavu/domain/user/user';
import type { ImportOutcome } from '@padavu/domain/user/user-import';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { auth, db } from '../support/accounts-firebase.ts';
import { anAdmin, callerOf, uniqueEmail, type SignedIn } from '../support/accounts.ts';
import { servicesThatDieAt, survives } from './support/dying-process.ts';

/** More steps than the import of two rows has, even if one row retries because the other takes its receipt number. */
const mostSteps = 40;
/** Milliseconds. For each step an import dies, is repeated twice, and is swept. */
const limit = 90_000;

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const caller = () => callerOf(admin);
const rowOf = (email: string) => ({
  name: 'Anjali Menon',
  email,
  course: '1',
  amount: '1999',
  method: '',
  receivedOn: '',
  note: '',
  language: '',
});
const inMinutes = (minutes: number) =>
  servicesThatDieAt(Infinity, () => new Date(Date.now() + minutes * 60_000));

/** What is stored about an address; equals `complete` for a complete account. */
async function storedAbout(email: string) {
  const account = await auth.getUserByEmail(email).catch(() => undefined);
  const uid = account?.uid ?? 'none';
  const [documents, payment, entries, registration] = await Promise.all([
    db.collection(usersCollection).where('email', '==', email).get(),
    db.doc(paymentPath(uid)).get(),
    db.collection(auditCollection).where('after.email', '==', email).get(),
    db.collection(registrationsCollection).doc(uid).get(),
  ]);
  return {
    account: account !== undefined,
    documents: documents.docs.map(({ id }) => id === uid),
    isPaid: payment.exists,
    entries: entries.size,
    isUnfinished: registration.exists,
    claims: account?.customClaims,
  };
}

const complete = {
  account: true,
  documents: [true],
  isPaid: true,
  entries: 1,
  isUnfinished: false,
  claims: { approved: true, admin: false, courseId: 1, teaches: [] },
};

describe('an import', () => {
  // Fault: The process dies after any step of an import of accounts. Sees: No response, and the rows as not answered; a
  // row that is half-made failed when it is sent again at once. Stored: Accounts that are whole, or that nobody can
  // enter. Heals: By sending it again, for a row that is half-made two minutes later.
  it(
    'is finished by sending it again, wherever the process of the first one died',
    async () => {
      let steps = 0;
      for (let nth = 1; nth <= mostSteps; nth += 1) {
        const emails = [uniqueEmail(), uniqueEmail()];
        const rows = emails.map(rowOf);
        const once = { id: randomUUID(), fingerprint: 'this import' };
        const dyingServices = servicesThatDieAt(nth, undefined, { countsWrites: true });
        let first: ImportOutcome[] = [];
        const isAnswered = await survives(
          dyingServices.enrolments.run(rows, caller(), once).then((outcomes) => (first = outcomes)),
        );
        const isDone = isAnswered && first.every(({ state }) => state === 'created');

        const again = await inMinutes(0).enrolments.run(rows, caller(), once);
        for (const [index, { state }] of again.entries()) {
          const { account, documents } = await storedAbout(emails[index] ?? '');
          // A row is answered as created only if its account is complete.
          expect([nth, state, account, documents]).toEqual(
            state === 'failed' ? [nth, state, true, []] : [nth, 'created', true, [true]],
          );
        }
        const later = await inMinutes(3).enrolments.run(rows, caller(), once);
        expect([nth, later.map(({ state }) => state)]).toEqual([nth, ['created', 'created']]);
        await inMinutes(3).registrations.sweep();
        for (const email of emails) expect([nth, await storedAbout(email)]).toEqual([nth, complete]);
        if (isDone) break;
        steps = nth;
      }
      expect(steps).toBeGreaterThan(8);
      expect(steps).toBeLessThan(mostSteps);
    },
    limit,
  );
});
