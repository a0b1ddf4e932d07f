import { instant } from '@padavu/domain/values/instant';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { readDocument } from './documents.ts';
import { fetchOne, fetchSeveral } from './reads.ts';

/** Counts of tries by key. A Firestore policy deletes expired ones; only this file reads and writes them. */
export const throttleCollection = 'throttle';

const Window = z.object({ count: z.int().nonnegative(), expiresAt: instant });

/** The tries that a key has in each span of `seconds`. The key is part of a path and must not identify a person. */
export type Allowance = { key: string; limit: number; seconds: number };

const countIn = (snapshot: DocumentSnapshot) => readDocument(Window, snapshot)?.count ?? 0;

type Deps = { db: Firestore; now: () => Date };

export type ThrottleData = ReturnType<typeof throttleData>;

/** Counts tries in Firestore, so that a limit holds across instances (docs/decisions/017). */
export function throttleData({ db, now }: Deps) {
  const windows = db.collection(throttleCollection);

  /** Every span has its own document, so that a new span begins without a read. */
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
     * Counts a try under each key, the most specific first, and stops at one that is used up: a refused try uses
     * nothing that others share, and writes nothing once a key is known to be used up. It counts before it compares, so
     * that concurrent tries do not wait for each other; where there are too many, all of them may be refused.
     * @param allowances first those of the caller alone, last those shared with most others
     * @returns 0 for a try that may continue, otherwise the seconds until the next one may
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

    /** Resets the tries of a key. */
    async forget(allowance: Omit<Allowance, 'limit'>): Promise<void> {
      await currentWindow(allowance).ref.delete();
    },
  };
}
