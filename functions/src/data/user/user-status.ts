import type { AuditEntry } from '@padavu/domain/admin/audit';
import { adminMessageFor } from '@padavu/domain/admin/admin-messages';
import type { PaymentInput } from '@padavu/domain/payment/payment';
import { usersCollection, type User, type UserStatus } from '@padavu/domain/user/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { isBeingDeleted } from './account-rights.ts';
import type { AccountsData } from './accounts.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import type { ClaimsData } from './claims.ts';
import { readUser } from '#/data/store/documents.ts';
import type { PacesData } from '#/data/learning/paces.ts';
import type { PaymentsData } from '#/data/payment/payments.ts';
import type { Precondition } from '#/data/store/changes.ts';
import { fetchOne } from '#/data/store/reads.ts';
import type { SessionsData } from './sessions.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Firestore;
  accounts: Pick<AccountsData, 'enable'>;
  sessions: Pick<SessionsData, 'end' | 'settle'>;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  claims: ClaimsData;
  paces: Pick<PacesData, 'newStart'>;
  payments: Pick<PaymentsData, 'prepare' | 'store'>;
};

export type UserStatusData = ReturnType<typeof userStatusData>;

/** Options of a change: the status that it expects, and a payment. `assertVersion` gets that of the stored payment. */
type Change = {
  expectedStatus?: UserStatus | undefined;
  payment?: PaymentInput | undefined;
  assertVersion?: Precondition | undefined;
};

type CourseStart = Awaited<ReturnType<PacesData['newStart']>>;

const actions: Record<UserStatus, AuditEntry['action']> = {
  approved: 'user.approve',
  inactive: 'user.deactivate',
  pending: 'user.hold',
};

const beingDeleted = 'This user is being deleted. If it stays in the list, please delete it again.';

/** Throws 409 for an account that is not in the expected status any more. */
export function assertStatus(user: User, expected: UserStatus | undefined): void {
  if (expected !== undefined && user.status !== expected)
    throw conflict(adminMessageFor.userChangedMeanwhile(user.status), 'changed-meanwhile');
}

/** Approves, deactivates and holds accounts. */
export function userStatusData({ db, accounts, audit, byAdmin, claims, paces, payments, sessions }: Deps) {
  const users = db.collection(usersCollection);

  async function change(
    uid: string,
    status: UserStatus,
    admin: Caller,
    { expectedStatus, payment, assertVersion, start }: Change & { start?: CourseStart | undefined },
  ): Promise<void> {
    return byAdmin(admin, async (transaction, actor) => {
      const snapshot = await fetchOne(users.doc(uid), transaction);
      if (!snapshot.exists) throw notFound();
      const user = readUser(snapshot);
      if (isBeingDeleted(snapshot) && status !== 'inactive')
        throw conflict(beingDeleted, 'changed-meanwhile');
      assertStatus(user, expectedStatus);
      const before: unknown = snapshot.get('status');
      const recording = payment && (await payments.prepare(transaction, uid, payment, actor, assertVersion));
      if (recording) payments.store(transaction, uid, recording);
      const entry = {
        actor,
        target: { collection: usersCollection, id: uid, label: user.name },
      };
      const paymentChange = recording?.change;
      if (before === status) {
        if (paymentChange) audit.record(transaction, { ...entry, action: 'user.payment', ...paymentChange });
        return;
      }
      // Before the status is stored: an account that is approved already stays as the console has it, and if the
      // process dies in between, the account has no rights yet.
      if (status === 'approved') await accounts.enable(uid);
      const lacksStart = before === 'pending' && user.startsAt === null;
      transaction.update(snapshot.ref, { status, ...(lacksStart && start) });
      audit.record(transaction, {
        ...entry,
        action: actions[status],
        before: { status: before, ...(paymentChange && { payment: paymentChange.before }) },
        after: { status, ...(paymentChange && { payment: paymentChange.after }) },
      });
    });
  }

  /**
   * The start of an account that is approved for the first time; `undefined` for a learner who is approved again, who
   * continues where they were, even if their first approval stored no start.
   */
  async function firstStart(uid: string): Promise<CourseStart | undefined> {
    const { courseId, status, startsAt } = readUser(await fetchOne(users.doc(uid)));
    if (status !== 'pending' || startsAt !== null || (await audit.wasApproved(uid))) return undefined;
    return paces.newStart(courseId);
  }

  /** Changes the status to one that is not approved, and signs the account out everywhere. */
  async function endAccess(uid: string, status: UserStatus, admin: Caller, options: Change): Promise<void> {
    await change(uid, status, admin, options);
    await sessions.end(uid);
    await claims.sync(uid);
  }

  // All of these are safe to repeat. They throw 404 for an unknown account, and 409 for one that is not in the expected
  // status any more. An account that is being deleted can be deactivated, and nothing else.
  return {
    /**
     * Approves an account, which takes effect before this returns, even for an immediate sign-in, and records a payment
     * with it. It enables an account that was disabled in the console, unless the account is approved already.
     */
    async approve(uid: string, admin: Caller, options: Change = {}): Promise<void> {
      const start = await firstStart(uid);
      await change(uid, 'approved', admin, { ...options, start });
      await claims.sync(uid);
      await sessions.settle(uid);
    },

    /** Deactivates an account and signs it out everywhere. Throws 409 for the caller's own account. */
    async deactivate(uid: string, admin: Caller, options: Change = {}): Promise<void> {
      if (uid === admin.uid) throw conflict('You cannot deactivate your own account.', 'own-account');
      await endAccess(uid, 'inactive', admin, options);
    },

    /**
     * Makes an account wait for approval again, and signs it out everywhere. Throws 409 for the caller's own account.
     */
    async hold(uid: string, admin: Caller, options: Change = {}): Promise<void> {
      if (uid === admin.uid) throw conflict('You cannot put your own account on hold.', 'own-account');
      await endAccess(uid, 'pending', admin, options);
    },
  };
}
