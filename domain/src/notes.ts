import { z } from 'zod';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { longestVideo } from './progress.ts';
import { readableRecord } from './readable-record.ts';
import { EntityId } from './route-id.ts';
import { storedText } from './stored.ts';

/** Where a learner's notes on one course live. The learner writes them, one at a time, so that it works offline. */
export const notesPath = (uid: string, courseId: number) => `users/${uid}/${notesCollection}/${courseId}`;
export const notesCollection = 'notes';

/** What a learner wrote to a lesson. */
export const Note = z.object({
  lessonId: EntityId,
  /** The second of the video that it belongs to. */
  second: z.number().nonnegative().max(longestVideo).optional().catch(undefined),
  /** Empty once the note is deleted. */
  text: storedText(limits.note.text),
  /** When it was written, by the clock of the device; each version of a note has its own. */
  at: instant,
  /** The version that this one was written over; missing for the first. */
  replaces: instant.optional().catch(undefined),
});
export type Note = z.infer<typeof Note>;

/** The document `users/{uid}/notes/{courseId}`. */
export const Notes = z.object({ notes: readableRecord(Note).catch({}) });
export type Notes = z.infer<typeof Notes>;

export const noNotes: Notes = { notes: {} };

/** The id of a note, as devices make them. */
export const noteId = /^[a-z0-9]{8,40}$/;

/** One version of a note that is to be stored. It waits on the device until it is, which without a network may be long. */
export type WaitingNote = Note & {
  id: string;
  /** Its id where another device has changed the note meanwhile: then both stay. */
  spareId: string;
};

/** The fields under which a note is merged; the rules take one note at a time. */
export function noteFields({ id, lessonId, second, text, at, replaces }: WaitingNote): object {
  const version = {
    lessonId,
    ...(second !== undefined && { second }),
    text,
    at,
    ...(replaces && { replaces }),
  };
  return { changed: id, notes: { [id]: version } };
}

/** Whether a note was written over what is stored, and not over an earlier version of it. `firestore.rules` says the same. */
export const replacesStored = (note: Pick<Note, 'replaces'>, before: Note | undefined): boolean =>
  note.replaces?.getTime() === before?.at.getTime();

/**
 * A note as it is to be stored over what is: itself, or a note of its own where another device has changed it meanwhile, so that
 * neither is lost. `null` where nothing is to be stored: it is there already, or it deletes what has been changed.
 */
export function noteToStore(note: WaitingNote, { notes }: Notes): WaitingNote | null {
  const before = notes[note.id];
  if (replacesStored(note, before)) return note;
  const isThere = before?.text === note.text || notes[note.spareId] !== undefined;
  if (note.text === '' || isThere) return null;
  const { replaces: _, ...fresh } = note;
  return { ...fresh, id: note.spareId };
}

/** Notes as the device shows them: what the store has, and on top of it what waits, in its order. */
export function withWaitingNotes(stored: Notes, waiting: readonly WaitingNote[]): Notes {
  const notes = { ...stored.notes };
  for (const one of waiting) {
    const left = noteToStore(one, { notes });
    if (left) notes[left.id] = Note.parse(left);
  }
  return { notes };
}

/** A note with its id. */
export type ListedNote = Note & { id: string };

/** The notes that are not deleted, in the order of the video and then of their making. */
export function listedNotes({ notes }: Notes): ListedNote[] {
  return Object.entries(notes)
    .filter(([, { text }]) => text !== '')
    .map(([id, note]) => Object.assign({ id }, note))
    .toSorted((one, other) => (one.second ?? -1) - (other.second ?? -1) || (one.id < other.id ? -1 : 1));
}

/**
 * Where a new note goes: under a fresh id, or in the place of the one that was deleted first when there are as many as there
 * can be. `undefined` when none of those is deleted.
 */
export function slotForNote(
  { notes }: Notes,
  freshId: string,
): Pick<WaitingNote, 'id' | 'replaces'> | undefined {
  if (Object.keys(notes).length < limits.note.perCourse) return { id: freshId };
  const [first] = Object.entries(notes)
    .filter(([, { text }]) => text === '')
    .toSorted(([, one], [, other]) => one.at.getTime() - other.at.getTime());
  return first && { id: first[0], replaces: first[1].at };
}
