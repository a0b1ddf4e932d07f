import { z } from 'zod';
import { instant } from '@padavu/domain/values/instant';
import { limits } from '@padavu/domain/limits';
import { longestVideo } from './progress.ts';
import { readableRecord } from '@padavu/domain/values/readable-record';
import { EntityId } from '@padavu/domain/values/route-id';
import { storedText } from '@padavu/domain/stored';

/**
 * The path of a learner's notes on one course. The learner's device writes them one at a time, so that it works
 * offline.
 */
export const notesPath = (uid: string, courseId: number) => `users/${uid}/${notesCollection}/${courseId}`;
export const notesCollection = 'notes';

/** A note of a learner on a lesson. */
export const Note = z.object({
  lessonId: EntityId,
  /** The position in the video that it belongs to, in seconds. */
  second: z.number().nonnegative().max(longestVideo).optional().catch(undefined),
  /** Empty once the note is deleted. */
  text: storedText(limits.note.text),
  /** When it was written, by the clock of the device; each version of a note has its own. */
  at: instant,
  /** The `at` of the version that this one replaces; missing for the first. */
  replaces: instant.optional().catch(undefined),
});
export type Note = z.infer<typeof Note>;

/** The document `users/{uid}/notes/{courseId}`. */
export const Notes = z.object({ notes: readableRecord(Note).catch({}) });
export type Notes = z.infer<typeof Notes>;

export const noNotes: Notes = { notes: {} };

/** The id of a note. Devices create it. */
export const noteId = /^[a-z0-9]{8,40}$/;

/** A version of a note that waits on the device until it is stored, which can take long without a network. */
export type WaitingNote = Note & {
  id: string;
  /** The id that it gets if another device has changed the note meanwhile, so that both versions stay. */
  spareId: string;
};

/** The fields that are merged into the document. The rules accept one note at a time. */
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

/** The note with an id, which may be the name of a property that every object has. */
export const noteOf = ({ notes }: Notes, id: string): Note | undefined =>
  Object.hasOwn(notes, id) ? notes[id] : undefined;

/** Whether a note replaces the stored version and not an earlier one. `firestore.rules` has the same condition. */
export const replacesStored = (note: Pick<Note, 'replaces'>, before: Note | undefined): boolean =>
  note.replaces?.getTime() === before?.at.getTime();

/**
 * The note to store: the note itself, or a new one with `spareId` where another device has changed the stored note
 * meanwhile, so that neither is lost. `null` where nothing is to be stored: the text is stored already, or the note
 * would delete a changed one.
 */
export function noteToStore(note: WaitingNote, stored: Notes): WaitingNote | null {
  const before = noteOf(stored, note.id);
  if (replacesStored(note, before)) return note;
  const isStored = before?.text === note.text || noteOf(stored, note.spareId) !== undefined;
  if (note.text === '' || isStored) return null;
  const { replaces: _, ...fresh } = note;
  return { ...fresh, id: note.spareId };
}

/** Notes as the device shows them: the stored ones, with waiting ones applied in their order. */
export function withWaitingNotes(stored: Notes, waiting: readonly WaitingNote[]): Notes {
  const notes = { ...stored.notes };
  for (const one of waiting) {
    const note = noteToStore(one, { notes });
    if (note) notes[note.id] = Note.parse(note);
  }
  return { notes };
}

/** A note with its id. */
export type ListedNote = Note & { id: string };

/** The notes that are not deleted, by their position in the video, then by id, which follows their creation. */
export function listedNotes({ notes }: Notes): ListedNote[] {
  return Object.entries(notes)
    .filter(([, { text }]) => text !== '')
    .map(([id, note]) => Object.assign({ id }, note))
    .toSorted((one, other) => (one.second ?? -1) - (other.second ?? -1) || (one.id < other.id ? -1 : 1));
}

/**
 * The id of a new note: a fresh one or, when the document is full, that of the note that was deleted first. `undefined`
 * when the document is full and no note is deleted.
 */
export function slotForNote(
  { notes }: Notes,
  freshId: string,
): Pick<WaitingNote, 'id' | 'replaces'> | undefined {
  if (Object.keys(notes).length < limits.note.perCourse) return { id: freshId };
  const [oldest] = Object.entries(notes)
    .filter(([, { text }]) => text === '')
    .toSorted(([, one], [, other]) => one.at.getTime() - other.at.getTime());
  return oldest && { id: oldest[0], replaces: oldest[1].at };
}
