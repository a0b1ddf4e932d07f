import { auditCollection } from '@padavu/domain/audit';
import { mediaCollection } from '@padavu/domain/picture';
import { keptSince } from '@padavu/domain/retention';
import {
  GrpcStatus,
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { fetchPages } from './reads.ts';
import { isStoreError } from './store-errors.ts';

type Deps = { db: Pick<Firestore, 'collection' | 'listCollections'>; now: () => Date };

/** Days that a file stays which nothing refers to: a form that it was chosen in may not be saved yet. */
const keptDays = 7;

/** Documents of one read, and names and moments of files. */
const pageSize = 100;
const filesPerPage = 500;

/**
 * Collections without pictures that grow with the people of a school or with its lessons. Every other collection is searched with all
 * below it, one that is added later too: so a picture that is shown is never deleted.
 */
export const withoutPictures: ReadonlySet<string> = new Set([
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
  'receipts',
  'registrations',
  'restores',
  'slugs',
  'subcategories',
  'subscribers',
  'throttle',
  'unsubscriptions',
  'users',
]);

/** What a file is called wherever it is referred to: in a picture, or in a text that names its address. */
const hashes = /[\da-f]{64}/g;

const namedIn = (document: DocumentSnapshot): string[] =>
  [...(JSON.stringify(document.data()) ?? '').matchAll(hashes)].map(([hash]) => hash);

/** Of the audit log, only what brings fields back that it has itself. */
const searched = (collection: CollectionReference): Query =>
  collection.id === auditCollection ? collection.where('action', '==', 'settings.update') : collection;

async function addNamed(query: Query, named: Set<string>): Promise<void> {
  for await (const documents of fetchPages(query, pageSize)) {
    for (const document of documents) {
      for (const hash of namedIn(document)) named.add(hash);
      for (const below of await document.ref.listCollections()) await addNamed(below, named);
    }
  }
}

export type MediaClearingData = ReturnType<typeof mediaClearingData>;

/** Deletes the files of pictures that nothing stored refers to (docs/decisions/127). */
export function mediaClearingData({ db, now }: Deps) {
  /** The hashes that anything refers to. */
  async function allNamed(): Promise<Set<string>> {
    const named = new Set<string>();
    for (const collection of await db.listCollections()) {
      if (!withoutPictures.has(collection.id)) await addNamed(searched(collection), named);
    }
    return named;
  }

  return {
    /**
     * Deletes the files that nothing refers to, and that nobody has stored within the last week. Safe to repeat and to run
     * beside anything.
     * @returns how many
     */
    async clear(): Promise<number> {
      const oldest = keptSince(now(), keptDays);
      // Read before what refers to them: a file that is stored meanwhile is not among these.
      const old: DocumentSnapshot[] = [];
      for await (const files of fetchPages(db.collection(mediaCollection).select('storedAt'), filesPerPage)) {
        old.push(...files.filter((file) => !wasStoredSince(file, oldest)));
      }
      if (old.length === 0) return 0;
      const named = await allNamed();
      let count = 0;
      for (const { id, ref, updateTime } of old) {
        if (named.has(id) || !updateTime) continue;
        if (await isDeleted(() => ref.delete({ lastUpdateTime: updateTime }))) count += 1;
      }
      return count;
    },
  };
}

function wasStoredSince(file: DocumentSnapshot, moment: Date): boolean {
  const storedAt: unknown = file.get('storedAt');
  return storedAt instanceof Timestamp && storedAt.toDate() > moment;
}

/** Not where somebody has stored the file again in between. */
async function isDeleted(remove: () => Promise<unknown>): Promise<boolean> {
  try {
    await remove();
    return true;
  } catch (error) {
    if (isStoreError(error, GrpcStatus.FAILED_PRECONDITION)) return false;
    throw error;
  }
}
