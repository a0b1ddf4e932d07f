import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readDocument } from './documents.ts';
import { fetchOne } from './reads.ts';

/** What no check can put right, by the name of the check. */
const checksCollection = 'checks';

const Check = z.object({ differences: z.string().catch('') });

/** How a check ended: `wrong` is left as it is where nothing may be written. */
export type CheckOutcome = 'right' | 'healed' | 'wrong';

/** Figures by what they are of; each 0 where the store counts the same. */
export type Differences = Readonly<Record<string, number>>;

const text = (differences: Differences) =>
  Object.entries(differences)
    .filter(([, difference]) => difference !== 0)
    .map(([name, difference]) => `${name}: ${difference}`)
    .toSorted()
    .join(', ');

/**
 * Puts figures right where the store counts something else than they say. What differs even then, such as a document with a
 * field of the wrong kind, is written down, so that the next check does not go through everything again for it.
 * @param differences what the figures differ by from what the store counts; reads no more than counting does
 * @param heal puts them right; without it nothing is written
 */
export async function settle(
  db: Firestore,
  name: string,
  differences: () => Promise<Differences>,
  heal?: () => Promise<void>,
): Promise<CheckOutcome> {
  const ref = db.collection(checksCollection).doc(name);
  const [found, snapshot] = await Promise.all([differences(), fetchOne(ref)]);
  const known = readDocument(Check, snapshot)?.differences ?? '';
  if (text(found) === known) return 'right';
  if (!heal) return 'wrong';
  await heal();
  const left = text(await differences());
  if (left !== known) await (left === '' ? ref.delete() : ref.set({ differences: left }));
  return 'healed';
}
