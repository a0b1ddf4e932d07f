import { paymentPath } from '@padavu/domain/payment';
import { UserRecord, usersCollection, type UserStatus } from '@padavu/domain/user';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Actor, Asker } from '#/actors.ts';
import { conflict, notFound } from '#/errors.ts';
import { isBeingDeleted } from './account-rights.ts';
import type { AuditData } from './audit.ts';
import { unlessMissing } from './auth-errors.ts';
import { readUser } from './documents.ts';
import { fetchMatches, fetchOne, fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';
import type { UnregisteredAccountsData } from './unregistered-accounts.ts';
import { assertStatus } from './user-status.ts';

type Deps = {
  db: Firestore;
  auth: Pick<Auth, 'deleteUser'>;
  audit: AuditData;
  transactions: Pick<Transactions, 'byAdmin' | 'run'>;
  unregistered: Pick<UnregisteredAccountsData, 'remove'>;
  now: () => Date;
};

/** Twice as long as a call may run: whatever is older has died on the way. Milliseconds. */
const grace = 60_000;

/** Deletions finished in one sweep; the next sweep takes the rest. */
const sweepSize = 100;

/** Who is named where a document does not say who decided its deletion. */
const unknownActor: Actor = { uid: 'deletions', name: 'Deletions' };

const DecidedBy = UserRecord.shape.deletionBegunBy.catch(undefined);

export type UserRemovalData = ReturnType<typeof userRemovalData>;

/** Deleting accounts: the decision takes every right away, and what follows can be finished by anybody (docs/decisions/013). */
export function userRemovalData({ db, auth, audit, transactions, unregistered, now }: Deps) {
  const users = db.collection(usersCollection);

  /**
   * The decision. Whoever lets the account in before that is not overruled unseen, whoever would after that is told; of
   * two administrators who delete each other at the same moment the second is none any more. Says whether there is an
   * account.
   */
  function decide(uid: string, admin: Asker, expectedStatus: UserStatus | undefined): Promise<boolean> {
    return transactions.byAdmin(admin, async (transaction, actor) => {
      const snapshot = await fetchOne(users.doc(uid), transaction);
      if (!snapshot.exists || isBeingDeleted(snapshot)) return snapshot.exists;
      assertStatus(readUser(snapshot), expectedStatus);
      transaction.update(snapshot.ref, { deletionBegan: now(), deletionBegunBy: actor });
      return true;
    });
  }

  /** The document goes last: until then the account stays in the list, and the deletion can be asked for again. */
  async function removeDocument(uid: string): Promise<void> {
    await transactions.run(async (transaction) => {
      const documents = [users.doc(uid), db.doc(paymentPath(uid))];
      const [snapshot, paid] = await fetchSeveral(documents, transaction);
      const data = snapshot?.data();
      if (!snapshot || !data) return;
      const {
        searchGrams: _,
        deletionBegan: _when,
        deletionBegunBy: decidedBy,
        signedOutAt: _mark,
        ...account
      } = data;
      const before = paid?.exists ? { ...account, payment: paid.data() } : account;
      for (const document of documents) transaction.delete(document);
      audit.record(transaction, {
        actor: DecidedBy.parse(decidedBy) ?? unknownActor,
        action: 'user.delete',
        target: { collection: usersCollection, id: uid, label: readUser(snapshot).name },
        before,
        after: null,
      });
    });
  }

  /** What follows the decision. Safe to repeat and to interrupt. */
  async function finish(uid: string): Promise<void> {
    await unlessMissing(auth.deleteUser(uid));
    for (const below of await users.doc(uid).listCollections()) await db.recursiveDelete(below);
    await removeDocument(uid);
  }

  return {
    /**
     * Deletes the Auth account, everything under the document, the payment, and the document. Safe to repeat and to interrupt.
     * Throws 409 for the own account, so that an administrator always remains, 409 for one that is no longer in the
     * status that is expected of it, and 404 for one that never was.
     */
    async remove(uid: string, admin: Asker, expectedStatus?: UserStatus): Promise<void> {
      if (uid === admin.uid) throw conflict('You cannot delete your own account.', 'own-account');
      const isThere = await decide(uid, admin, expectedStatus);
      if (!isThere && (await audit.lastDeletionOf('user.delete', uid)) === undefined) {
        if (await unregistered.remove(uid, admin)) return;
        throw notFound();
      }
      await finish(uid);
    },

    /**
     * Finishes deletions that died on the way. Safe to repeat, to interrupt and to run beside deletions.
     * @returns what became of each, by uid: an error where it could not be finished
     */
    async sweep(): Promise<Map<string, 'finished' | { failure: unknown }>> {
      const old = users.where('deletionBegan', '<=', new Date(now().getTime() - grace)).limit(sweepSize);
      const outcomes = new Map<string, 'finished' | { failure: unknown }>();
      for (const { id } of await fetchMatches(old)) {
        const outcome = await finish(id).then(
          () => 'finished' as const,
          (failure: unknown) => ({ failure }),
        );
        outcomes.set(id, outcome);
      }
      return outcomes;
    },
  };
}
