import { instant } from '@padavu/domain/instant';
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readDocument } from './documents.ts';
import { fetchSeveral } from './reads.ts';

/** Tries by what they are counted under. A policy deletes what has expired; nobody but this file reads or writes it. */
export const throttleCollection = 'throttle';

const Window = z.object({ count: z.int().nonnegative(), expiresAt: instant });

/** How many tries a key has in each span of so many seconds. The key goes into a path and says nothing of a person. */
export type Allowance = { key: string; limit: number; seconds: number };

type Deps = { db: Firestore; now: () => Date };

export type ThrottleData = ReturnType<typeof throttleData>;

/** Counts tries in the store, so that a limit holds whichever instance answers (decision 017). */
export function throttleData({ db, now }: Deps) {
  const windows = db.collection(throttleCollection);

  /** Every span is a document of its own: nothing has to be read to begin one. */
  function currentWindow({ key, seconds }: Omit<Allowance, 'limit'>): {
    ref: DocumentReference;
    endsAt: Date;
  } {
    const span = seconds * 1000;
    const number = Math.floor(now().getTime() / span);
    return { ref: windows.doc(`${key}-${number}`), endsAt: new Date((number + 1) * span) };
  }

  return {
    /**
     * Counts a try under every key, and looks afterwards: of tries at once none passes unseen and none waits for another,
     * and more of them than there are may all be refused.
     * @returns 0 for a try that may go on, otherwise the seconds until the next one may
     */
    async take(allowances: readonly Allowance[]): Promise<number> {
      const tries = allowances.map((allowance) => ({ ...currentWindow(allowance), limit: allowance.limit }));
      const batch = db.batch();
      for (const { ref, endsAt } of tries) {
        batch.set(ref, { count: FieldValue.increment(1), expiresAt: endsAt }, { merge: true });
      }
      await batch.commit();
      const refs = tries.map(({ ref }) => ref);
      const counts = (await fetchSeveral(refs, db)).map(
        (snapshot) => readDocument(Window, snapshot)?.count ?? 0,
      );
      const waits = tries
        .filter(({ limit }, index) => (counts[index] ?? 0) > limit)
        .map(({ endsAt }) => Math.ceil((endsAt.getTime() - now().getTime()) / 1000));
      return Math.max(0, ...waits.map((seconds) => Math.max(seconds, 1)));
    },

    /** Gives a key all of its tries back. */
    async forget(allowance: Omit<Allowance, 'limit'>): Promise<void> {
      await currentWindow(allowance).ref.delete();
    },
  };
}
