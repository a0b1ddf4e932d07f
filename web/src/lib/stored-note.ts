import { noteFields, Notes, noteToStore } from '@padavu/domain/notes';
import type { WaitingNote } from '@padavu/domain/notes';
import { isRefused, isUnavailable } from './firebase/failure.ts';
import { fetchDocument } from './firebase/rest.ts';
import { storeFields } from './firebase/store-fields.ts';
import { readDocument } from './firebase/stored-documents.ts';
import { documentOptions } from './firebase/use-documents.ts';
import { queryClient } from './query-client.ts';

/**
 * Stores a version of a note. One of an earlier visit, which may have arrived, and one that the rules refuse are held against what
 * is stored: where another device has changed the note meanwhile it becomes one of its own. `unanswered` says that it has to be
 * sent again.
 */
export async function storeNote(
  path: string,
  note: WaitingNote,
  isOfThisPage: boolean,
): Promise<'done' | 'unanswered' | Error> {
  try {
    if (isOfThisPage) {
      await storeFields(path, noteFields(note)).catch((error: Error) => {
        if (!isRefused(error)) throw error;
        return storeBeside(path, note);
      });
    } else await storeBeside(path, note);
    return 'done';
  } catch (error) {
    if (!(error instanceof Error) || isUnavailable(error)) return 'unanswered';
    return error;
  }
}

/** A device that changes the notes between reading and storing is rare, one that does so again and again is not there. */
const attempts = 3;

async function storeBeside(path: string, note: WaitingNote): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await fetchDocument(path);
    queryClient.setQueryData(documentOptions(path).queryKey, stored);
    const left = noteToStore(note, stored ? readDocument(Notes, stored) : { notes: {} });
    if (!left) return;
    try {
      return await storeFields(path, noteFields(left));
    } catch (error) {
      if (attempt === attempts || !(error instanceof Error) || !isRefused(error)) throw error;
    }
  }
}
