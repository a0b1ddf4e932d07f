import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readDocument } from '#/data/store/documents.ts';
import { fetchOne } from '#/data/store/reads.ts';

/** The differences that no check can correct, by the name of the check. */
const checksCollection = 'checks';

const CheckRecord = z.object({ differences: z.string().catch('') });

/** How far each total is from what Firestore counts, by its name; 0 where it is right. */
export type Differences = Readonly<Record<string, number>>;

const describeDifferences = (differences: Differences) =>
  Object.entries(differences)
    .filter(([, difference]) => difference !== 0)
    .map(([name, difference]) => `${name}: ${difference}`)
    .toSorted()
    .join(', ');

type Check = {
  name: string;
  /** Compares the totals with what Firestore counts; costs only aggregation queries and the reads of the totals. */
  differences: () => Promise<Differences>;
  /** Corrects the totals. */
  correct: () => Promise<void>;
};

/**
 * Checks totals against what Firestore counts. A difference that remains after the correction, as of a document with a
 * field of the wrong type, is stored, so that the next check does not recount everything for it.
 */
export function countsCheck(db: Firestore, { name, differences, correct }: Check) {
  const ref = db.collection(checksCollection).doc(name);

  async function compare() {
    const [counted, snapshot] = await Promise.all([differences(), fetchOne(ref)]);
    const known = readDocument(CheckRecord, snapshot)?.differences ?? '';
    const found = describeDifferences(counted);
    return { known, found, isCorrect: found === known };
  }

  return {
    /** Whether the totals equal what Firestore counts; writes nothing. */
    isCorrect: async (): Promise<boolean> => (await compare()).isCorrect,

    /**
     * Corrects the totals where Firestore counts something else.
     * @param settle waits for events that are not counted yet; a difference that changes meanwhile is left to them
     * @returns whether a correction was needed
     */
    async check(settle?: () => Promise<unknown>): Promise<boolean> {
      const { known, found, isCorrect } = await compare();
      if (isCorrect) return false;
      if (settle) {
        await settle();
        if ((await compare()).found !== found) return false;
      }
      await correct();
      const remaining = describeDifferences(await differences());
      if (remaining !== known) await (remaining === '' ? ref.delete() : ref.set({ differences: remaining }));
      return true;
    },
  };
}
