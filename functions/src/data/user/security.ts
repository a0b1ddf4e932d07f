import {
  type SecuritySettings,
  securityDocument,
  securityMessages,
  settingsCollection,
} from '@padavu/domain/user/security';
import { type Role, usersCollection } from '@padavu/domain/user/user';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict } from '#/errors.ts';
import type { AuditData } from '#/data/admin/audit.ts';
import { fetchMatches, fetchOne } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = {
  db: Pick<Firestore, 'collection'>;
  audit: Pick<AuditData, 'record'>;
  inTransaction: Transactions['inTransaction'];
  byAdmin: Transactions['byAdmin'];
};

const staffRoles: readonly unknown[] = ['admin', 'teacher'] satisfies Role[];

/** Whether an account is an administrator's or a teacher's, in any status. */
export const worksForSchool = (account: DocumentSnapshot): boolean =>
  staffRoles.includes(account.get('role'));

export type SecurityData = ReturnType<typeof securityData>;

/** Marks an account that needs a second factor, or removes the mark. */
export function markRequirement(
  transaction: Transaction,
  account: DocumentSnapshot,
  required: boolean,
): void {
  const before: unknown = account.get('secondFactorRequired');
  const isRight = required ? before === true : before === undefined;
  if (isRight) return;
  transaction.update(account.ref, { secondFactorRequired: required ? true : FieldValue.delete() });
}

/**
 * What the school requires of its administrators and teachers. It is stored once for the school, and as a mark on each
 * of their accounts, so that checking the rights of an account costs no further read.
 */
export function securityData({ db, audit, inTransaction, byAdmin }: Deps) {
  const users = db.collection(usersCollection);
  const settings = db.collection(settingsCollection).doc(securityDocument);

  /** A setting that cannot be read requires a second factor; a missing one does not. */
  async function isRequired(within?: Transaction): Promise<boolean> {
    const stored = await fetchOne(settings, within);
    return stored.exists && stored.get('requireSecondFactor') !== false;
  }

  return {
    isRequired,

    async read(): Promise<SecuritySettings> {
      return { requireSecondFactor: await isRequired() };
    },

    /**
     * Stores the requirement, which takes effect for all staff before it returns. Safe to repeat. Throws 409 for an
     * administrator who requires a second factor in a session without one, so that nobody locks the school out.
     */
    write({ requireSecondFactor }: SecuritySettings, admin: Caller): Promise<void> {
      return byAdmin(admin, async (transaction, actor) => {
        if (requireSecondFactor && !admin.hasSecondFactor)
          throw conflict(securityMessages.ownNeededFirst, 'own-second-factor');
        const wasRequired = await isRequired(transaction);
        const accounts = await fetchMatches(users.where('role', 'in', staffRoles), transaction);
        for (const account of accounts) markRequirement(transaction, account, requireSecondFactor);
        transaction.set(settings, { requireSecondFactor });
        if (wasRequired === requireSecondFactor) return;
        audit.record(transaction, {
          actor,
          action: 'security.update',
          target: { collection: settingsCollection, id: securityDocument, label: 'Security' },
          before: { requireSecondFactor: wasRequired },
          after: { requireSecondFactor },
        });
      });
    },

    /** Updates the mark of an account that became an administrator's or a teacher's, whatever changed its role. */
    sync(uid: string): Promise<void> {
      return inTransaction(async (transaction) => {
        const account = await fetchOne(users.doc(uid), transaction);
        if (worksForSchool(account)) markRequirement(transaction, account, await isRequired(transaction));
      });
    },
  };
}
