import { createHash } from 'node:crypto';
import type { Media } from '@padavu/domain/picture/media';
import { mediaMessages } from '@padavu/domain/picture/media-messages';
import { mediaCollection, type Picture } from '@padavu/domain/picture/picture';
import { pictureTypes } from '@padavu/domain/picture/picture-file';
import type { SentPicture } from '@padavu/domain/picture/sent-picture';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Caller } from '#/actors.ts';
import { invalid } from '#/errors.ts';
import { fetchOne, fetchSeveral } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = { db: Firestore; byStaff: Transactions['byStaff']; now: () => Date };

/** Not read by `readDocument`, because no schema of the domain has a field of bytes. */
const StoredFile = z.object({
  type: z.enum(pictureTypes),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
/** The bytes of a picture file and their type. */
export type StoredFile = z.infer<typeof StoredFile>;

/** The picture in a document, as calls return it; `null` where there is none. */
export function sentPictureIn(snapshot: DocumentSnapshot | undefined): SentPicture | null {
  const stored = StoredFile.safeParse(snapshot?.data()).data;
  return stored ? { type: stored.type, content: Buffer.from(stored.bytes).toString('base64') } : null;
}

type PicturesOfRecord = {
  /** The pictures that a record shall have, each with its path in the body. */
  wanted: readonly (readonly [path: string, picture: Picture | null])[];
  /** The pictures that it has now. */
  stored?: readonly (Picture | null)[];
};

const hashesOf = (picture: Picture | null) => picture?.sources.map(({ hash }) => hash) ?? [];

/**
 * Throws 400 at each picture that is new in a record and has a file that is not stored: a form may be saved long after
 * the picture was chosen, when its files are cleared (docs/decisions/177). It reads, so call it before the
 * transaction's first write.
 */
export async function assertFilesStored(
  { db, transaction }: { db: Pick<Firestore, 'collection'>; transaction: Transaction },
  { wanted, stored = [] }: PicturesOfRecord,
): Promise<void> {
  const known = new Set(stored.flatMap(hashesOf));
  const fresh = new Set(
    wanted.flatMap(([, picture]) => hashesOf(picture)).filter((hash) => !known.has(hash)),
  );
  const refs = [...fresh].map((hash) => db.collection(mediaCollection).doc(hash));
  const found = await fetchSeveral(refs, transaction);
  const missing = new Set(found.filter(({ exists }) => !exists).map(({ id }) => id));
  const problems = wanted
    .filter(([, picture]) => hashesOf(picture).some((hash) => missing.has(hash)))
    .map(([path]) => ({ path, message: mediaMessages.gone }));
  if (problems.length > 0) throw invalid(problems);
}

export type MediaData = ReturnType<typeof mediaData>;

/**
 * The files of pictures: each is a document that contains its bytes, with their hash as its id (docs/decisions/127).
 */
export function mediaData({ db, byStaff, now }: Deps) {
  const files = db.collection(mediaCollection);
  return {
    /** Stores a file. Storing a file again renews it, so that it is not cleared before something refers to it. */
    store(bytes: Uint8Array, file: Omit<Media, 'hash'>, staff: Caller): Promise<Media> {
      const hash = createHash('sha256').update(bytes).digest('hex');
      return byStaff(staff, (transaction) => {
        transaction.set(files.doc(hash), { ...file, bytes, storedAt: now() });
        return Promise.resolve({ hash, ...file });
      });
    },

    /** The file with this hash; `undefined` where there is none. */
    async read(hash: string): Promise<StoredFile | undefined> {
      return StoredFile.safeParse((await fetchOne(files.doc(hash))).data()).data;
    },
  };
}
