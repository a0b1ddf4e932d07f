import { doc, setDoc } from 'firebase/firestore';
import { firestore } from './firestore.ts';

/**
 * Merges fields into a document, creating it when it is absent: the one kind of write that a browser makes itself
 * (design section 3). Live reads show it at once; without a network it waits on the device. Resolves when the server
 * has stored it.
 * @throws Error when the rules refuse it; live reads then show the document as it was
 */
export async function mergeDocument(path: string, fields: object): Promise<void> {
  await setDoc(doc(firestore(), path), fields, { merge: true });
}
