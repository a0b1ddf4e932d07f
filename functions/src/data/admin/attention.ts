import {
  attentionCollection,
  AttentionItem,
  attentionPath,
  checkedCollections,
  faultsOf,
  type CheckedCollection,
} from '@padavu/domain/admin/attention';
import { furtherPaymentIdParts, furtherPaymentsCollection } from '@padavu/domain/payment/further-payment';
import { paymentsCollection } from '@padavu/domain/payment/payment';
import { usersCollection } from '@padavu/domain/user/user';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, readDocument, readUser } from '#/data/store/documents.ts';
import { fetchOne, fetchPages, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = { db: Firestore; inTransaction: Transactions['inTransaction']; now: () => Date };

/** Documents in one page of a check. */
const batchSize = 300;

type Synced = { isFaulty: boolean; isChanged: boolean };

export type AttentionData = ReturnType<typeof attentionData>;

/** What is wrong with a document; `undefined` for a sound one and for a missing one. */
export function faultsIn(collection: CheckedCollection, snapshot: DocumentSnapshot | undefined) {
  return snapshot?.exists ? faultsOf(collection, snapshot.id, fieldsOf(snapshot)) : undefined;
}

/** The account that a payment belongs to, by the id of its document; `undefined` for other documents. */
function payerOf(collection: CheckedCollection, documentId: string): string | undefined {
  if (collection === paymentsCollection) return documentId;
  // Of an id that names nobody, the label is the id itself.
  return collection === furtherPaymentsCollection
    ? furtherPaymentIdParts(documentId).uid || undefined
    : undefined;
}

/** In an audit entry about a further payment: the account that it belongs to, by which an erasure finds the entry. */
export function partOfAccount(collection: CheckedCollection, documentId: string): { partOf?: string } {
  if (collection !== furtherPaymentsCollection) return {};
  return { partOf: `${usersCollection}/${furtherPaymentIdParts(documentId).uid}` };
}

/** Keeps the list of stored documents that an administrator should look at (docs/decisions/060). */
export function attentionData({ db, inTransaction, now }: Deps) {
  /** The label of a payment is the name of its user. */
  async function labelOf(transaction: Transaction, collection: CheckedCollection, id: string, label: string) {
    const uid = payerOf(collection, id);
    if (uid === undefined) return label;
    const user = await fetchOne(db.collection(usersCollection).doc(uid), transaction);
    return user.exists ? readUser(user).name : label;
  }

  /**
   * Compares the item of a document with its present faults, and updates it unless `write` is false.
   * @returns whether the document has faults, and whether its item was out of date
   */
  function syncItem(collection: CheckedCollection, documentId: string, write: boolean): Promise<Synced> {
    return inTransaction(async (transaction) => {
      const itemRef = db.doc(attentionPath(collection, documentId));
      const documentRef = db.collection(collection).doc(documentId);
      const [snapshot, stored] = await fetchSeveral([documentRef, itemRef], transaction);
      const faults = faultsIn(collection, snapshot);
      if (!faults) {
        const isListed = stored?.exists === true;
        if (isListed && write) transaction.delete(itemRef);
        return { isFaulty: false, isChanged: isListed };
      }
      const label = await labelOf(transaction, collection, documentId, faults.label);
      const { foundAt = now(), ...known } = readDocument(AttentionItem, stored) ?? {};
      const item = { ...faults, collection, documentId, label };
      const isChanged = !isDeepStrictEqual(known, item);
      if (isChanged && write) transaction.set(itemRef, { ...item, foundAt });
      return { isFaulty: true, isChanged };
    });
  }

  /** The documents that need attention. */
  async function find(): Promise<{ collection: CheckedCollection; id: string }[]> {
    const found: { collection: CheckedCollection; id: string }[] = [];
    for (const collection of checkedCollections) {
      for await (const docs of fetchPages(db.collection(collection), batchSize)) {
        const faulty = docs.filter((doc) => faultsIn(collection, doc));
        found.push(...faulty.map(({ id }) => ({ collection, id })));
      }
    }
    return found;
  }

  return {
    /** Updates the item of a document with its present faults. */
    async sync(collection: CheckedCollection, documentId: string): Promise<void> {
      await syncItem(collection, documentId, true);
    },

    /**
     * Checks every document, and every item that may be out of date. Safe to repeat, to interrupt and to run while the
     * school is in use. Without faults it costs only reads.
     * @param options.write whether items are updated
     * @returns the paths of the documents that need attention, and of those whose items were out of date
     */
    async check({ write = true } = {}): Promise<{ faulty: string[]; changed: string[] }> {
      const faulty = new Set<string>();
      const changed = new Set<string>();
      const sync = async (collection: CheckedCollection, id: string) => {
        const path = `${collection}/${id}`;
        const { isFaulty, isChanged } = await syncItem(collection, id, write);
        if (isFaulty) faulty.add(path);
        if (isChanged) changed.add(path);
      };
      for (const { collection, id } of await find()) await sync(collection, id);
      for await (const docs of fetchPages(db.collection(attentionCollection), batchSize)) {
        for (const doc of docs) {
          const item = readDocument(AttentionItem, doc);
          const isInPlace = item && doc.ref.path === attentionPath(item.collection, item.documentId);
          if (!isInPlace) {
            changed.add(doc.ref.path);
            if (write) await doc.ref.delete();
          } else if (!faulty.has(`${item.collection}/${item.documentId}`)) {
            await sync(item.collection, item.documentId);
          }
        }
      }
      return { faulty: [...faulty], changed: [...changed] };
    },
  };
}
