import { noNotes, Notes, notesPath, withWaitingNotes } from '@padavu/domain/learning/notes';
import type { WaitingNote } from '@padavu/domain/learning/notes';
import type { LiveRead } from '@/lib/firebase/live.ts';
import { useDocument } from '@/lib/firebase/use-documents.ts';
import { freshId } from '@/lib/fresh-id.ts';
import { isNote, sendNote } from '@/lib/outbox.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useWaitingEntries } from './layout/use-waiting-entries.ts';

/**
 * A learner's notes on a course, including those that wait in the outbox. Reads nothing if `courseId` is `null`.
 * @returns also `known`: until the stored notes are read, only those that wait
 */
export function useNotes(
  uid: string,
  courseId: number | null,
): LiveRead<Notes> & { waiting: readonly string[]; known: Notes } {
  const { live, retry } = useDocument(
    courseId === null ? null : { kind: 'document', path: notesPath(uid, courseId), schema: Notes },
  );
  const waiting = useWaitingEntries(uid, courseId)
    .filter(isNote)
    .map(({ note }) => note);
  const known = withWaitingNotes((live.state === 'ready' && live.data) || noNotes, waiting);
  return {
    live: live.state === 'ready' ? { ...live, data: known } : live,
    retry,
    waiting: waiting.map(({ id }) => id),
    known,
  };
}

/**
 * Stores a version of a note. Pages show it at once.
 * @returns the time that identifies the version, and a promise that resolves when the version is stored
 */
export function recordNote(
  { uid, courseId }: { uid: string; courseId: number },
  note: Omit<WaitingNote, 'at' | 'spareId'>,
): { at: Date; stored: Promise<void> } {
  const at = new Date(Math.max(serverNow().getTime(), (note.replaces?.getTime() ?? 0) + 1));
  return { at, stored: sendNote(uid, courseId, { ...note, at, spareId: freshId() }) };
}
