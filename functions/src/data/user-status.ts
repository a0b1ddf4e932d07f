import { usersCollection, type User, type UserStatus } from '@padavu/domain/user';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { conflict, forbidden, notFound } from '#/http/app-error.ts';
import type { Administrator } from '#/http/authorise.ts';
import type { AccountsData } from './accounts.ts';
import type { AuditData } from './audit.ts';
import type { ClaimsData } from './claims.ts';
import { readUser } from './documents.ts';
import { fetchOne } from './reads.ts';

type Deps = { db: Firestore; accounts: AccountsData; audit: AuditData; claims: ClaimsData };

export type UserStatusData = ReturnType<typeof userStatusData>;

/** Whether an account is an administrator's that works. */
export function isActiveAdmin({ role, status }: User): boolean {
  return role === 'admin' && status === 'approved';
}

/** Letting people in and out (specification 4, "User status"; design decision 11). */
export function userStatusData({ db, accounts, audit, claims }: Deps) {
  const users = db.collection(usersCollection);

  /** Two administrators who put each other out at the same moment: the second no longer is one. */
  async function demandActiveAdmin(transaction: Transaction, actor: Administrator): Promise<void> {
    if (!isActiveAdmin(readUser(await fetchOne(users.doc(actor.uid), transaction)))) throw forbidden();
  }

  async function change(uid: string, status: UserStatus, actor: Administrator): Promise<void> {
    const action = status === 'approved' ? 'user.approve' : 'user.deactivate';
    await db.runTransaction(async (transaction) => {
      const snapshot = await fetchOne(users.doc(uid), transaction);
      if (!snapshot.exists) throw notFound();
      const before: unknown = snapshot.get('status');
      if (before === status) return;
      const user = readUser(snapshot);
      if (isActiveAdmin(user)) await demandActiveAdmin(transaction, actor);
      transaction.update(snapshot.ref, { status });
      audit.record(transaction, {
        actor: { uid: actor.uid, name: actor.name },
        action,
        target: { collection: usersCollection, id: uid, label: user.name },
        before: { status: before },
        after: { status },
      });
    });
  }

  return {
    /** Lets an account in, effective when it answers. Safe to repeat; 404 for an unknown account. */
    async approve(uid: string, actor: Administrator): Promise<void> {
      await change(uid, 'approved', actor);
      await claims.follow(uid);
    },

    /** Puts an account out and signs it out everywhere. Safe to repeat; 404 unknown, 409 for the own account. */
    async deactivate(uid: string, actor: Administrator): Promise<void> {
      if (uid === actor.uid) throw conflict('You cannot deactivate your own account.', 'own-account');
      await change(uid, 'inactive', actor);
      await accounts.signOut(uid);
      await claims.follow(uid);
    },
  };
}
