import { createHash } from 'node:crypto';
import type { Media } from '@padavu/domain/media';
import { mediaCollection } from '@padavu/domain/picture';
import { pictureTypes } from '@padavu/domain/picture-file';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Caller } from '#/actors.ts';
import { fetchOne } from './reads.ts';
import type { Transactions } from './transactions.ts';

type Deps = { db: Firestore; byStaff: Transactions['byStaff']; now: () => Date };

/** Not read by `readDocument`, because no schema of the domain has a field of bytes. */
export const StoredFile = z.object({
  type: z.enum(pictureTypes),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
/** The bytes of a picture file and their type. */
export type StoredFile = z.infer<typeof StoredFile>;

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
