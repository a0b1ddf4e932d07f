import type { AuditEntry } from '@padavu/domain/audit';
import { adminMessageFor } from '@padavu/domain/admin-messages';
import type { PaymentInput } from '@padavu/domain/payment';
import { usersCollection, type User, type UserStatus } from '@padavu/domain/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { isBeingDeleted } from './account-rights.ts';
import type { AccountsData } from './accounts.ts';
import type { AuditData } from './audit.ts';
import type { ClaimsData } from './claims.ts';
import { readUser } from './documents.ts';
import type { PacesData } from './paces.ts';
import type { PaymentsData } from './payments.ts';
import { fetchOne } from './reads.ts';
import type { SessionsData } from './sessions.ts';
import type { Transactions } from './transactions.ts';

type Deps = {
  db: Firestore;
  accounts: Pick<AccountsData, 'enable'>;
  sessions: Pick<SessionsData, 'end' | 'settle'>;
  audit: AuditData;
  byAdmin: Transactions['byAdmin'];
  claims: ClaimsData;
  paces: Pick<PacesData, 'beginning'>;
  payments: Pick<PaymentsData, 'prepare' | 'store'>;
};

export type UserStatusData = ReturnType<typeof userStatusData>;

/** What may come with a change: the status that it is meant for, and what was paid. */
type Change = { expectedStatus?: UserStatus | undefined; payment?: PaymentInput | undefined };

type Beginning = Awaited<ReturnType<PacesData['beginning']>>;

const actions: Record<UserStatus, AuditEntry['action']> = {
  approved: 'user.approve',
  inactive: 'user.deactivate',
  pending: 'user.hold',
};

const beingDeleted = 'This user is being deleted. If it stays in the list, please delete it again.';

/** 409 for an account that is no longer in the status that is expected of it. */
export function assertStatus(user: User, expected: UserStatus | undefined): void {
  if (expected !== undefined && user.status !== expected)
    throw conflict(adminMessageFor.userChangedMeanwhile(user.status), 'changed-meanwhile');
}

/** Letting people in and out. */
export function userStatusData({ db, accounts, audit, byAdmin, claims, paces, payments, sessions }: Deps) {
  const users = db.collection(usersCollection);

  async function change(
    uid: string,
    status: UserStatus,
    admin: Caller,
    { expectedStatus, payment, beginning }: Change & { beginning?: Beginning },
  ): Promise<void> {
    return byAdmin(admin, async (transaction, actor) => {
      const snapshot = await fetchOne(users.doc(uid), transaction);
      if (!snapshot.exists) throw notFound();
      const user = readUser(snapshot);
      if (isBeingDeleted(snapshot) && status !== 'inactive')
        throw conflict(beingDeleted, 'changed-meanwhile');
      assertStatus(user, expectedStatus);
      const before: unknown = snapshot.get('status');
      const paid = payment && (await payments.prepare(transaction, uid, payment, actor));
      if (before === status && !paid?.change) return;
      if (paid) payments.store(transaction, uid, paid);
      const entry = {
        actor,
        target: { collection: usersCollection, id: uid, label: user.name },
      };
      const paymentChange = paid?.change;
      if (before === status) {
        if (paymentChange) audit.record(transaction, { ...entry, action: 'user.payment', ...paymentChange });
        return;
      }
      // Who comes back goes on where they were, also who was approved before there was a beginning.
      const isFirst = before === 'pending' && user.startsAt === null;
      transaction.update(snapshot.ref, { status, ...(isFirst && beginning) });
      audit.record(transaction, {
        ...entry,
        action: actions[status],
        before: { status: before, ...(paymentChange && { payment: paymentChange.before }) },
        after: { status, ...(paymentChange && { payment: paymentChange.after }) },
      });
    });
  }

  /** Signed out everywhere; whoever is not approved has nothing to do inside. */
  async function endAccess(uid: string, status: UserStatus, admin: Caller, as: Change): Promise<void> {
    await change(uid, status, admin, as);
    await sessions.end(uid);
    await claims.follow(uid);
  }

  // All of these are safe to repeat. They answer 404 for an unknown account, and 409 for one that is no longer in the
  // status that is expected of it; one that is being deleted can still be deactivated, and nothing else.
  return {
    /** Lets an account in, effective when it answers, for a sign-in right after it too, and records what was paid with it. */
    async approve(uid: string, admin: Caller, as: Change = {}): Promise<void> {
      const { courseId } = readUser(await fetchOne(users.doc(uid)));
      const beginning = await paces.beginning(courseId);
      await change(uid, 'approved', admin, { ...as, beginning });
      await accounts.enable(uid);
      await claims.follow(uid);
      await sessions.settle(uid);
    },

    /** Puts an account out and signs it out everywhere. 409 for the own account. */
    async deactivate(uid: string, admin: Caller, as: Change = {}): Promise<void> {
      if (uid === admin.uid) throw conflict('You cannot deactivate your own account.', 'own-account');
      await endAccess(uid, 'inactive', admin, as);
    },

    /** Puts an account back among those who wait, and signs it out everywhere. 409 for the own account. */
    async hold(uid: string, admin: Caller, as: Change = {}): Promise<void> {
      if (uid === admin.uid) throw conflict('You cannot put your own account on hold.', 'own-account');
      await endAccess(uid, 'pending', admin, as);
    },
  };
}
