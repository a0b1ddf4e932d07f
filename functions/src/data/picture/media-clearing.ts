import { auditCollection } from '@padavu/domain/admin/audit';
import { mediaCollection } from '@padavu/domain/picture/picture';
import { retentionCutoff } from '@padavu/domain/user/retention';
import {
  GrpcStatus,
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { fetchPages } from '#/data/store/reads.ts';
import { isStored } from '#/data/store/store-errors.ts';

type Deps = { db: Pick<Firestore, 'collection' | 'listCollections'>; now: () => Date };

/** Days for which an unreferenced file stays: the form that it was chosen in may not be saved yet. */
const keptDays = 7;

/** Documents in one page, and files in one page, of which only the names and moments are read. */
const pageSize = 100;
const filesPerPage = 500;

/**
 * Collections without pictures that grow with the people of a school or with its lessons. Every other collection is
 * searched with its subcollections, including collections that are added later, so that a picture in use is never
 * deleted.
 */
const withoutPictures: ReadonlySet<string> = new Set([
  'attention',
  'categoryCourses',
  'certificateHolders',
  'certificates',
  'checks',
  'claimPictures',
  'counted',
  'counters',
  'discounts',
  'erasures',
  'headcounts',
  'idempotency',
  'insights',
  'learning',
  'lessons',
  'mail',
  mediaCollection,
  'paymentClaims',
  'payments',
  'questions',
  'quizStats',
  'receipts',
  'registrations',
  'restores',
  'slugs',
  'subcategories',
  'submissionPictures',
  'submissions',
  'subscribers',
  'throttle',
  'unsubscriptions',
  'users',
]);

/** The name of a file in every reference: in a picture, or in a text with its address. */
const hashes = /[\da-f]{64}/g;

const hashesIn = (document: DocumentSnapshot): string[] =>
  [...(JSON.stringify(document.data()) ?? '').matchAll(hashes)].map(([hash]) => hash);

/** Only those entries of the audit log are searched whose undo restores fields from the entry itself. */
const queryOf = (collection: CollectionReference): Query =>
  collection.id === auditCollection ? collection.where('action', '==', 'settings.update') : collection;

async function addReferenced(query: Query, referenced: Set<string>): Promise<void> {
  for await (const documents of fetchPages(query, pageSize)) {
    for (const document of documents) {
      for (const hash of hashesIn(document)) referenced.add(hash);
      for (const below of await document.ref.listCollections()) await addReferenced(below, referenced);
    }
  }
}

export type MediaClearingData = ReturnType<typeof mediaClearingData>;

/** Deletes the files of pictures that nothing stored refers to (docs/decisions/127). */
export function mediaClearingData({ db, now }: Deps) {
  /** The hashes that anything refers to. */
  async function allReferenced(): Promise<Set<string>> {
    const referenced = new Set<string>();
    for (const collection of await db.listCollections()) {
      if (!withoutPictures.has(collection.id)) await addReferenced(queryOf(collection), referenced);
    }
    return referenced;
  }

  return {
    /**
     * Deletes the files that nothing refers to and that were not stored within the last week. Safe to repeat and to run
     * beside anything.
     * @returns how many it deleted
     */
    async clear(): Promise<number> {
      const oldest = retentionCutoff(now(), keptDays);
      // Read before the references: a file that is stored meanwhile is not among these.
      const old: DocumentSnapshot[] = [];
      for await (const files of fetchPages(db.collection(mediaCollection).select('storedAt'), filesPerPage)) {
        old.push(...files.filter((file) => !wasStoredSince(file, oldest)));
      }
      if (old.length === 0) return 0;
      const referenced = await allReferenced();
      let count = 0;
      for (const { id, ref, updateTime } of old) {
        if (referenced.has(id) || !updateTime) continue;
        const removal = ref.delete({ lastUpdateTime: updateTime });
        // Refused for one that was stored again meanwhile.
        if (await isStored(removal, GrpcStatus.FAILED_PRECONDITION)) count += 1;
      }
      return count;
    },
  };
}

function wasStoredSince(file: DocumentSnapshot, moment: Date): boolean {
  const storedAt: unknown = file.get('storedAt');
  return storedAt instanceof Timestamp && storedAt.toDate() > moment;
}
