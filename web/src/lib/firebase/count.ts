import { getCountFromServer } from 'firebase/firestore';
import { chosen } from './chosen.ts';
import type { Chosen } from './chosen.ts';

/**
 * How many documents there are, counted by the server without reading them out.
 * @throws FirestoreError when the rules refuse it or the network is away; a count has no cached answer
 */
export async function countOf(documents: Chosen): Promise<number> {
  const snapshot = await getCountFromServer(chosen(documents));
  return snapshot.data().count;
}
