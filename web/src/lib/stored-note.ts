import { noteFields, Notes, noteToStore } from '@padavu/domain/learning/notes';
import type { WaitingNote } from '@padavu/domain/learning/notes';
import { isFinal, isRefused } from './firebase/failure.ts';
import { fetchDocument } from './firebase/rest.ts';
import { storeFields } from './firebase/store-fields.ts';
import { readDocument } from './firebase/stored-documents.ts';
import { documentOptions } from './firebase/use-documents.ts';
import { queryClient } from './query-client.ts';

/**
 * Stores a version of a note. One of an earlier visit, which may have arrived already, and one that the rules refuse
 * are compared with the stored note: if another device has changed that in the meantime, the version becomes a second
 * note. `unanswered`: it must be sent again.
 */
export async function storeNote(
  path: string,
  note: WaitingNote,
  isFromThisPage: boolean,
): Promise<'done' | 'unanswered' | Error> {
  try {
    if (isFromThisPage) {
      await storeFields(path, noteFields(note)).catch((error: Error) => {
        if (!isRefused(error)) throw error;
        return storeAfterComparison(path, note);
      });
    } else await storeAfterComparison(path, note);
    return 'done';
  } catch (error) {
    if (!(error instanceof Error) || !isFinal(error)) return 'unanswered';
    return error;
  }
}

/** Another device rarely changes the notes between the read and the write, and hardly ever repeatedly. */
const maximumAttempts = 3;

async function storeAfterComparison(path: string, note: WaitingNote): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await fetchDocument(path);
    queryClient.setQueryData(documentOptions(path).queryKey, stored);
    const toStore = noteToStore(note, stored ? readDocument(Notes, stored) : { notes: {} });
    if (!toStore) return;
    try {
      return await storeFields(path, noteFields(toStore));
    } catch (error) {
      if (attempt === maximumAttempts || !(error instanceof Error) || !isRefused(error)) throw error;
    }
  }
}
