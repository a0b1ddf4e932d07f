import { auditCollection } from '@padavu/domain/audit';
import { paymentPath } from '@padavu/domain/payment';
import { registrationsCollection } from '../../functions/src/data/unregistered-accounts.ts';
import { usersCollection } from '@padavu/domain/user';
import type { ImportOutcome } from '@padavu/domain/user-import';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { auth, db } from '../support/accounts-firebase.ts';
import { anAdmin, uniqueEmail, type SignedIn } from '../support/accounts.ts';
import { servicesThatDieAt, survives } from '../support/dying-process.ts';

/** More steps than the import of two rows has, also where one waits for the other's receipt number and tries again. */
const mostSteps = 40;
/** Milliseconds. Each step is an import that dies, is sent again twice, and is swept. */
const limit = 90_000;

let admin: SignedIn;
beforeAll(async () => {
  admin = await anAdmin();
});

const asker = () => ({ uid: admin.uid, signedInAt: new Date(), hasSecondFactor: false });
const rowOf = (email: string) => ({
  name: 'Anjali Menon',
  email,
  course: '1',
  amount: '1999',
  method: '',
  receivedOn: '',
  note: '',
});
const inMinutes = (minutes: number) =>
  servicesThatDieAt(Infinity, () => new Date(Date.now() + minutes * 60_000));

/** What there is of an address: everything once for an account that is whole. */
async function whatIsOf(email: string) {
  const account = await auth.getUserByEmail(email).catch(() => undefined);
  const uid = account?.uid ?? 'none';
  const [documents, payment, entries, begun] = await Promise.all([
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
    isBegun: begun.exists,
    claims: account?.customClaims,
  };
}

const whole = {
  account: true,
  documents: [true],
  isPaid: true,
  entries: 1,
  isBegun: false,
  claims: { approved: true, admin: false, courseId: 1, teaches: [] },
};

describe('an import', () => {
  // Fault: The process dies after any step of an import of accounts. Sees: No answer, and the rows as not answered; a row
  // that is half-made failed when it is sent again at once. Stored: Accounts that are whole, or that nobody can enter.
  // Heals: By sending it again, for a row that is half-made two minutes later.
  it(
    'is finished by sending it again, wherever the process of the first one died',
    async () => {
      let steps = 0;
      for (let nth = 1; nth <= mostSteps; nth += 1) {
        const emails = [uniqueEmail(), uniqueEmail()];
        const rows = emails.map(rowOf);
        const once = { id: randomUUID(), fingerprint: 'this import' };
        const dying = servicesThatDieAt(nth, undefined, { countsWrites: true });
        let first: ImportOutcome[] = [];
        const isAnswered = await survives(
          dying.enrolments.run(rows, asker(), once).then((outcomes) => (first = outcomes)),
        );
        const isDone = isAnswered && first.every(({ state }) => state === 'created');

        const again = await inMinutes(0).enrolments.run(rows, asker(), once);
        for (const [index, { state }] of again.entries()) {
          const { account, documents } = await whatIsOf(emails[index] ?? '');
          // Nothing is said to be there that is not.
          expect([nth, state, account, documents]).toEqual(
            state === 'failed' ? [nth, state, true, []] : [nth, 'created', true, [true]],
          );
        }
        const later = await inMinutes(3).enrolments.run(rows, asker(), once);
        expect([nth, later.map(({ state }) => state)]).toEqual([nth, ['created', 'created']]);
        await inMinutes(3).registrations.sweep();
        for (const email of emails) expect([nth, await whatIsOf(email)]).toEqual([nth, whole]);
        if (isDone) break;
        steps = nth;
      }
      expect(steps).toBeGreaterThan(8);
      expect(steps).toBeLessThan(mostSteps);
    },
    limit,
  );
});
