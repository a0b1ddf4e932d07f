import { instant } from '@padavu/domain/instant';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { readDocument } from './documents.ts';
import { fetchOne, fetchSeveral } from './reads.ts';

/** Tries by what they are counted under. A policy deletes what has expired; nobody but this file reads or writes it. */
export const throttleCollection = 'throttle';

const Window = z.object({ count: z.int().nonnegative(), expiresAt: instant });

/** How many tries a key has in each span of so many seconds. The key goes into a path and says nothing of a person. */
export type Allowance = { key: string; limit: number; seconds: number };

const countIn = (snapshot: DocumentSnapshot) => readDocument(Window, snapshot)?.count ?? 0;

type Deps = { db: Firestore; now: () => Date };

export type ThrottleData = ReturnType<typeof throttleData>;

/** Counts tries in the store, so that a limit holds whichever instance answers (docs/decisions/017). */
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

  const secondsUntil = (moment: Date) => Math.max(Math.ceil((moment.getTime() - now().getTime()) / 1000), 1);

  return {
    /**
     * Counts a try under each key in turn, the narrowest first, and stops at one that is used up: a refused try uses up nothing that others
     * share, and writes nothing once the key is known to be used up. It counts before it compares, so that tries at the same moment
     * do not wait for each other; where they are too many, all of them may be refused.
     * @param allowances who alone they are about first, whom they are shared with last
     * @returns 0 for a try that may go on, otherwise the seconds until the next one may
     */
    async take(allowances: readonly Allowance[]): Promise<number> {
      const tries = allowances.map((allowance) => ({ ...currentWindow(allowance), limit: allowance.limit }));
      const refs = tries.map(({ ref }) => ref);
      const known = (await fetchSeveral(refs, db)).map(countIn);
      const full = tries.find(({ limit }, index) => (known[index] ?? 0) >= limit);
      if (full) return secondsUntil(full.endsAt);
      for (const { ref, endsAt, limit } of tries) {
        await ref.set({ count: FieldValue.increment(1), expiresAt: endsAt }, { merge: true });
        if (countIn(await fetchOne(ref)) > limit) return secondsUntil(endsAt);
      }
      return 0;
    },

    /** Gives a key all of its tries back. */
    async forget(allowance: Omit<Allowance, 'limit'>): Promise<void> {
      await currentWindow(allowance).ref.delete();
    },
  };
}
