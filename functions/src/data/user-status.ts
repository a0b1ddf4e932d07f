import type { AuditEntry } from '@padavu/domain/audit';
import { messageFor } from '@padavu/domain/messages';
import type { PaymentInput } from '@padavu/domain/payment';
import { usersCollection, type User, type UserStatus } from '@padavu/domain/user';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { conflict, forbidden, notFound } from '#/http/app-error.ts';
import type { Administrator } from '#/http/authorise.ts';
import type { AccountsData } from './accounts.ts';
import type { AuditData } from './audit.ts';
import type { ClaimsData } from './claims.ts';
import { readUser } from './documents.ts';
import type { PaymentsData } from './payments.ts';
import { fetchOne } from './reads.ts';

type Deps = {
  db: Firestore;
  accounts: AccountsData;
  audit: AuditData;
  claims: ClaimsData;
  payments: Pick<PaymentsData, 'prepare' | 'store'>;
};

export type UserStatusData = ReturnType<typeof userStatusData>;

/** What may come with a change: the status that it is meant for, and what was paid. */
type Change = { expectedStatus?: UserStatus | undefined; payment?: PaymentInput | undefined };

const actions: Record<UserStatus, AuditEntry['action']> = {
  approved: 'user.approve',
  inactive: 'user.deactivate',
  pending: 'user.hold',
};

/** Whether an account is an administrator's that works. */
export function isActiveAdmin({ role, status }: User): boolean {
  return role === 'admin' && status === 'approved';
}

const beingDeleted = 'This user is being deleted. If it stays in the list, please delete it again.';

/** Whether the deletion of an account was decided: no other decision about it is taken any more. */
export function isBeingDeleted(account: DocumentSnapshot): boolean {
  return account.get('deletionBegan') !== undefined;
}

/** 409 for an account that is no longer in the status that is expected of it. */
export function demandStatus(user: User, expected: UserStatus | undefined): void {
  if (expected !== undefined && user.status !== expected)
    throw conflict(messageFor.userChangedMeanwhile(user.status), 'changed-meanwhile');
}

/** Letting people in and out (specification 4, "User status"; design decision 11). */
export function userStatusData({ db, accounts, audit, claims, payments }: Deps) {
  const users = db.collection(usersCollection);

  /** Two administrators who put each other out at the same moment: the second no longer is one. */
  async function demandActiveAdmin(transaction: Transaction, actor: Administrator): Promise<void> {
    const own = await fetchOne(users.doc(actor.uid), transaction);
    if (!isActiveAdmin(readUser(own)) || isBeingDeleted(own)) throw forbidden();
  }

  async function change(
    uid: string,
    status: UserStatus,
    actor: Administrator,
    { expectedStatus, payment }: Change,
  ): Promise<void> {
    await db.runTransaction(async (transaction) => {
      const snapshot = await fetchOne(users.doc(uid), transaction);
      if (!snapshot.exists) throw notFound();
      const user = readUser(snapshot);
      if (isBeingDeleted(snapshot)) throw conflict(beingDeleted, 'changed-meanwhile');
      demandStatus(user, expectedStatus);
      const before: unknown = snapshot.get('status');
      const paid = payment && (await payments.prepare(transaction, uid, payment, actor));
      if (before === status && !paid?.change) return;
      if (isActiveAdmin(user)) await demandActiveAdmin(transaction, actor);
      if (paid) payments.store(transaction, uid, paid);
      const entry = {
        actor: { uid: actor.uid, name: actor.name },
        target: { collection: usersCollection, id: uid, label: user.name },
      };
      const told = paid?.change;
      if (before === status) {
        if (told) audit.record(transaction, { ...entry, action: 'user.payment', ...told });
        return;
      }
      transaction.update(snapshot.ref, { status });
      audit.record(transaction, {
        ...entry,
        action: actions[status],
        before: { status: before, ...(told && { payment: told.before }) },
        after: { status, ...(told && { payment: told.after }) },
      });
    });
  }

  /** Signed out everywhere; whoever is not approved has nothing to do inside. */
  async function putOut(uid: string, status: UserStatus, actor: Administrator, as: Change): Promise<void> {
    await change(uid, status, actor, as);
    await accounts.signOut(uid);
    await claims.follow(uid);
  }

  // All of these are safe to repeat. They answer 404 for an unknown account, and 409 for one that is no longer in the
  // status that is expected of it, or is being deleted.
  return {
    /** Lets an account in, effective when it answers, and records what was paid with it. */
    async approve(uid: string, actor: Administrator, as: Change = {}): Promise<void> {
      await change(uid, 'approved', actor, as);
      await claims.follow(uid);
    },

    /** Puts an account out and signs it out everywhere. 409 for the own account. */
    async deactivate(uid: string, actor: Administrator, as: Change = {}): Promise<void> {
      if (uid === actor.uid) throw conflict('You cannot deactivate your own account.', 'own-account');
      await putOut(uid, 'inactive', actor, as);
    },

    /** Puts an account back among those who wait, and signs it out everywhere. 409 for the own account. */
    async hold(uid: string, actor: Administrator, as: Change = {}): Promise<void> {
      if (uid === actor.uid) throw conflict('You cannot put your own account on hold.', 'own-account');
      await putOut(uid, 'pending', actor, as);
    },
  };
}
