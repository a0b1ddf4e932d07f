import type { NoteInput } from '@padavu/domain/learning/note-input';
import { noteMessages } from '@padavu/domain/learning/note-messages';
import {
  replacesStored,
  noNotes,
  Notes,
  notesPath,
  noteOf,
  slotForNote,
  type ListedNote,
  type Note,
} from '@padavu/domain/learning/notes';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Caller } from '#/actors.ts';
import { conflict, invalid } from '#/errors.ts';
import { laterThan } from '#/data/store/changes.ts';
import { mergeInto, readDocument } from '#/data/store/documents.ts';
import { fetchOwnCourse } from './own-course.ts';
import { fetchOne } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

type Deps = { db: Firestore; inTransaction: Transactions['inTransaction']; now: () => Date };

export type NotesData = ReturnType<typeof notesData>;

/**
 * The notes of learners. Their devices write them directly to Firestore, or here under the same rule
 * (docs/decisions/141).
 */
export function notesData({ db, inTransaction, now }: Deps) {
  return {
    async ofLearner(uid: string, courseId: number): Promise<Notes> {
      return readDocument(Notes, await fetchOne(db.doc(notesPath(uid, courseId)))) ?? noNotes;
    },

    /**
     * Stores a note of a learner in place of the version that it replaces, and a new one, when the document is full, in
     * place of the note that was deleted first. Throws 401 when the session is over, 403 for an account that is not
     * approved, 404 without a course, 400 for a lesson that the course does not have, 409 `note-changed` where another
     * version is stored, and `too-many-notes`.
     */
    async save(learner: Caller, id: string, { replaces, ...input }: NoteInput): Promise<ListedNote> {
      return inTransaction(async (transaction) => {
        const { course, own } = await fetchOwnCourse(transaction, { db, now }, learner, notesPath);
        const stored = readDocument(Notes, own.snapshot) ?? noNotes;
        const before = noteOf(stored, id);
        if (before && isSame(before, { ...input, replaces })) return { ...before, id };
        if (!replacesStored({ replaces: replaces ?? undefined }, before))
          throw conflict(noteMessages.changed, 'note-changed');
        if (!before && !course.lessonIds.includes(input.lessonId))
          throw invalid([{ path: 'lessonId', message: noteMessages.noLesson }]);
        const slot = before ? { id } : slotForNote(stored, id);
        if (!slot) throw conflict(noteMessages.full, 'too-many-notes');
        const note: Note = {
          ...input,
          at: before ? laterThan(before.at, now()) : now(),
          ...(replaces && { replaces }),
        };
        // Replaces this note entirely, and no other note.
        if (before) transaction.update(own.ref, { changed: id, [`notes.${id}`]: note });
        else {
          const notes = { ...(slot.id !== id && { [slot.id]: FieldValue.delete() }), [id]: note };
          mergeInto(transaction, own.ref, { changed: id, notes });
        }
        return { ...note, id };
      });
    },
  };
}

/** Whether the note is stored already, and the call is repeated because its response was lost. */
const isSame = (stored: Note, { lessonId, second, text, replaces }: NoteInput): boolean =>
  stored.lessonId === lessonId &&
  stored.second === second &&
  stored.text === text &&
  replacesStored({ replaces: replaces ?? undefined }, stored.replaces && { ...stored, at: stored.replaces });
