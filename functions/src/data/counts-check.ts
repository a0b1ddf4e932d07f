import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readDocument } from './documents.ts';
import { fetchOne } from './reads.ts';

/** What no check can put right, by the name of the check. */
const checksCollection = 'checks';

const CheckRecord = z.object({ differences: z.string().catch('') });

/** Figures by what they are of; each 0 where the store counts the same. */
export type Differences = Readonly<Record<string, number>>;

const text = (differences: Differences) =>
  Object.entries(differences)
    .filter(([, difference]) => difference !== 0)
    .map(([name, difference]) => `${name}: ${difference}`)
    .toSorted()
    .join(', ');

type Check = {
  name: string;
  /** What the figures differ by from what the store counts; reads no more than counting does. */
  differences: () => Promise<Differences>;
  /** Puts the figures right. */
  heal: () => Promise<void>;
};

/**
 * Checks figures against what the store counts. What differs even after they were put right, such as a document with a field
 * of the wrong kind, is written down, so that the next check does not go through everything again for it.
 */
export function countsCheck(db: Firestore, { name, differences, heal }: Check) {
  const ref = db.collection(checksCollection).doc(name);

  async function compare() {
    const [found, snapshot] = await Promise.all([differences(), fetchOne(ref)]);
    const known = readDocument(CheckRecord, snapshot)?.differences ?? '';
    return { known, isRight: text(found) === known };
  }

  return {
    /** Whether the figures are those that the store counts; writes nothing. */
    isRight: async (): Promise<boolean> => (await compare()).isRight,

    /**
     * Puts the figures right where the store counts something else.
     * @returns whether there was anything to put right
     */
    async check(): Promise<boolean> {
      const { known, isRight } = await compare();
      if (isRight) return false;
      await heal();
      const left = text(await differences());
      if (left !== known) await (left === '' ? ref.delete() : ref.set({ differences: left }));
      return true;
    },
  };
}
