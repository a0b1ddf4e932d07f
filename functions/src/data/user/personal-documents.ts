import { attentionCollection, attentionPath } from '@padavu/domain/admin/attention';
import { auditCollection, AuditEntry } from '@padavu/domain/admin/audit';
import { auditSearchWords } from '@padavu/domain/admin/audit-search';
import { certificateHoldersCollection, certificatesCollection } from '@padavu/domain/learning/certificate';
import {
  withoutAnswerer,
  withoutAuthor,
  withoutHolder,
  withoutName,
  withoutPerson,
} from '@padavu/domain/user/erasure';
import { furtherPaymentIdParts, furtherPaymentsCollection } from '@padavu/domain/payment/further-payment';
import { idempotencyCollection } from '@padavu/domain/api/idempotency';
import { questionsCollection } from '@padavu/domain/learning/lesson-question';
import { paymentPath, paymentsCollection } from '@padavu/domain/payment/payment';
import { claimPicturesCollection, paymentClaimPath } from '@padavu/domain/payment/payment-claim';
import { submissionPicturesCollection, submissionsCollection } from '@padavu/domain/learning/task';
import { trashCollection, trashPath } from '@padavu/domain/admin/trash';
import { usersCollection } from '@padavu/domain/user/user';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import type { Fields } from '#/data/store/documents.ts';
import { withIdPrefix } from '#/data/store/reads.ts';
import { registrationsCollection } from './unregistered-accounts.ts';

// What is stored of a person, in one file: an erasure finds and rewrites it, and the restore of a backup leaves it out.

/** Documents of a collection that may contain a person. */
type PersonalCollection = {
  collection: string;
  /** Finds every document of the collection that contains the person. */
  find: (documents: CollectionReference, uid: string) => Query[];
  /** What stays of a document, which may also be one without the person; `undefined` if nothing stays. */
  without: (fields: Fields, uid: string, id: string) => Fields | undefined;
};

/**
 * Documents whose id is a uid, an underscore and a number or key. Those of a uid that begins with this one are found
 * too.
 * @param prefix what the ids have before the uid
 */
const ofUid = (collection: string, prefix = ''): PersonalCollection => ({
  collection,
  find: (documents, uid) => [withIdPrefix(documents, `${prefix}${uid}_`)],
  without: (fields, uid, id) => (id.slice(0, id.lastIndexOf('_')) === prefix + uid ? undefined : fields),
});

export const personalCollections: readonly PersonalCollection[] = [
  ofUid(certificateHoldersCollection),
  ofUid(submissionPicturesCollection),
  ofUid(attentionCollection, `${furtherPaymentsCollection}_`),
  {
    collection: certificatesCollection,
    find: (documents, uid) => [documents.where('uid', '==', uid)],
    without: withoutHolder,
  },
  {
    collection: questionsCollection,
    find: (documents, uid) => [documents.where('people', 'array-contains', uid)],
    without: withoutAuthor,
  },
  {
    collection: submissionsCollection,
    find: (documents, uid) => [documents.where('people', 'array-contains', uid)],
    without: withoutAnswerer,
  },
  {
    // The results of calls that created the account contain the uid and the payment reference.
    collection: idempotencyCollection,
    find: (documents, uid) => [documents.where('result.id', '==', uid)],
    without: (fields, uid) => (idOfResult(fields) === uid ? undefined : fields),
  },
  {
    // The person is the target, the actor or in the fields.
    collection: auditCollection,
    find: (entries, uid) => [
      entries.where('target.id', '==', uid),
      entries.where('target.id', '==', `${usersCollection}_${uid}`),
      entries.where('partOf', '==', `${usersCollection}/${uid}`),
      entries.where('actor.uid', '==', uid),
      entries.where('before.recordedBy.uid', '==', uid),
      entries.where('after.recordedBy.uid', '==', uid),
      entries.where('before.refund.recordedBy.uid', '==', uid),
      entries.where('after.refund.recordedBy.uid', '==', uid),
      entries.where('before.payment.recordedBy.uid', '==', uid),
      entries.where('after.payment.recordedBy.uid', '==', uid),
      entries.where('before.payment.refund.recordedBy.uid', '==', uid),
      entries.where('after.payment.refund.recordedBy.uid', '==', uid),
    ],
    without: (fields, uid) => {
      const entry = withoutPerson(fields, uid);
      return { ...entry, searchWords: auditSearchWords(AuditEntry.parse(entry).target) };
    },
  },
  // An administrator who recorded or deleted something that stays.
  {
    collection: paymentsCollection,
    find: (documents, uid) => [
      documents.where('recordedBy.uid', '==', uid),
      documents.where('refund.recordedBy.uid', '==', uid),
    ],
    without: withoutName,
  },
  {
    // The person's own are receipts since the first step of the erasure. A backup may contain them.
    collection: furtherPaymentsCollection,
    find: (documents, uid) => [documents.where('recordedBy.uid', '==', uid)],
    without: (fields, uid, id) =>
      furtherPaymentIdParts(id).uid === uid ? undefined : withoutName(fields, uid),
  },
  {
    collection: trashCollection,
    find: (documents, uid) => [
      documents.where('deletedBy.uid', '==', uid),
      documents.where('payment.recordedBy.uid', '==', uid),
      documents.where('payment.refund.recordedBy.uid', '==', uid),
    ],
    without: withoutName,
  },
  {
    collection: usersCollection,
    find: (documents, uid) => [documents.where('deletionBegunBy.uid', '==', uid)],
    without: withoutName,
  },
];

function idOfResult({ result }: Fields): unknown {
  return typeof result === 'object' && result !== null && 'id' in result ? result.id : undefined;
}

/** The paths of the documents that are a person's own. What is below them is the person's own too. */
export const ownPaths = (uid: string): string[] => [
  `${usersCollection}/${uid}`,
  trashPath(usersCollection, uid),
  paymentPath(uid),
  paymentClaimPath(uid),
  `${claimPicturesCollection}/${uid}`,
  `${registrationsCollection}/${uid}`,
  attentionPath(usersCollection, uid),
  attentionPath(paymentsCollection, uid),
];

/**
 * What stays of any stored document when a person is erased; `undefined` if nothing stays. Entries of statistics stay
 * as they are: they are removed together with the totals.
 */
export function withoutErased(path: string, fields: Fields, uid: string): Fields | undefined {
  if (ownPaths(uid).some((own) => path === own || path.startsWith(`${own}/`))) return undefined;
  const [collection, id = '', ...below] = path.split('/');
  const isTopLevel = below.length === 0;
  const personal = personalCollections.find((each) => isTopLevel && each.collection === collection);
  return personal ? personal.without(fields, uid, id) : withoutName(fields, uid);
}
