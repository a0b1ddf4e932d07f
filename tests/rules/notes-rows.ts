import { limits } from '@padavu/domain/limits';
import { aNote, someMoment } from '../support/builders.ts';
import { everyone } from './support/rules-environment.ts';
import { getRow, listRow, nobody, type Row } from './row.ts';

const later = new Date(someMoment.getTime() + 60_000);

/** The notes of `learner` on course 1. */
export const learnersNotes = {
  changed: 'notebefore',
  notes: { notebefore: aNote(), notedeleted: aNote({ text: '' }) },
};

/** The maximum number of notes, stored for `otherLearner`. */
export const manyNotes = {
  changed: 'note0000',
  notes: Object.fromEntries(
    Array.from({ length: limits.note.perCourse }, (_, index) => [
      `note${String(index).padStart(4, '0')}`,
      { lessonId: 1, text: 'A', at: someMoment },
    ]),
  ),
};

/** A new note, as a page merges it into the document. */
const newNote = (overrides: Record<string, unknown> = {}) => ({
  changed: 'notefresh',
  notes: { notefresh: { ...aNote({ at: later }), ...overrides } },
});

/** A new version of the stored note. */
const editedNote = (overrides: Record<string, unknown> = {}) => ({
  changed: 'notebefore',
  notes: { notebefore: { ...aNote({ text: 'More.', at: later }), replaces: someMoment, ...overrides } },
});

/** A row for what the learner of course 1 merges into their own notes. */
function mergeRow(title: string, may: 'may' | 'may not', data: object): Row {
  return {
    title: `merge ${title} into their own notes`,
    collection: 'users/notes',
    operation: 'update',
    attempt: (store) => store.doc('users/learner/notes/1').set(data, { merge: true }),
    allowed: may === 'may' ? ['learner'] : nobody,
    tries: ['learner'],
  };
}

const newNoteWithout = (field: string) => {
  const { [field]: _, ...note } = { ...aNote({ at: later }) } as Record<string, unknown>;
  return { changed: 'notefresh', notes: { notefresh: note } };
};

/** The reads and writes of a learner's own notes. Nobody else has access. */
export const notesRows: readonly Row[] = [
  getRow("a learner's notes", 'users/learner/notes/1', ['learner']),
  getRow("a deactivated learner's notes", 'users/deactivatedLearner/notes/1', nobody),
  getRow("a moved learner's notes on the previous course", 'users/movedLearner/notes/1', nobody),
  listRow("a learner's notes", 'users/learner/notes', nobody),
  ...(['1', '2'] as const).map((courseId): Row => ({
    title: `write the first note on course ${courseId}`,
    collection: 'users/notes',
    operation: 'create',
    attempt: (store, uid) => store.doc(`users/${uid}/notes/${courseId}`).set(newNote(), { merge: true }),
    allowed: courseId === '1' ? ['learner'] : ['learnerElsewhere', 'movedLearner'],
    tries: everyone,
  })),
  {
    title: "write a note into a learner's notes",
    collection: 'users/notes',
    operation: 'update',
    attempt: (store) => store.doc('users/learner/notes/1').set(newNote(), { merge: true }),
    allowed: ['learner'],
    tries: everyone,
  },
  {
    title: "delete a learner's notes",
    collection: 'users/notes',
    operation: 'delete',
    attempt: (store) => store.doc('users/learner/notes/1').delete(),
    allowed: nobody,
    tries: everyone,
  },
  {
    ...mergeRow('', 'may not', {}),
    title: 'write one note more than the limit',
    attempt: (store) => store.doc('users/otherLearner/notes/1').set(newNote(), { merge: true }),
    tries: ['otherLearner'],
  },
  {
    ...mergeRow('', 'may', {}),
    title: 'change a note at the limit',
    attempt: (store) =>
      store.doc('users/otherLearner/notes/1').set(
        {
          changed: 'note0007',
          notes: { note0007: { lessonId: 1, text: 'B', at: later, replaces: someMoment } },
        },
        { merge: true },
      ),
    allowed: ['otherLearner'],
    tries: ['otherLearner'],
  },
  {
    ...mergeRow('', 'may not', {}),
    title: 'replace their own notes by one of them',
    attempt: (store) => store.doc('users/learner/notes/1').set(editedNote()),
  },

  mergeRow('a note without a second', 'may', newNoteWithout('second')),
  mergeRow('a change', 'may', editedNote()),
  mergeRow('a deletion', 'may', editedNote({ text: '' })),
  mergeRow('a new text for a deleted note', 'may', {
    changed: 'notedeleted',
    notes: { notedeleted: { ...aNote({ at: later }), replaces: someMoment } },
  }),
  mergeRow('a change of an earlier version', 'may not', editedNote({ replaces: new Date(0) })),
  mergeRow('a change that names no version', 'may not', {
    changed: 'notebefore',
    notes: { notebefore: aNote({ text: 'More.', at: later }) },
  }),
  mergeRow('a new note that names a version', 'may not', newNote({ replaces: someMoment })),
  mergeRow('two notes', 'may not', { ...newNote(), notes: { ...newNote().notes, ...editedNote().notes } }),
  mergeRow('a note other than the one that "changed" names', 'may not', {
    ...newNote(),
    changed: 'notebefore',
  }),
  mergeRow('a note without "changed"', 'may not', { notes: newNote().notes }),
  mergeRow('a note under a wrong id', 'may not', {
    changed: 'Note/one',
    notes: { 'Note/one': aNote({ at: later }) },
  }),
  mergeRow('a note with an unknown field', 'may not', newNote({ colour: 'red' })),
  mergeRow('an unknown field', 'may not', { ...newNote(), shared: true }),
  mergeRow('notes that are not a map', 'may not', { changed: 'notefresh', notes: 'all' }),
  mergeRow('a note that is not a map', 'may not', { changed: 'notefresh', notes: { notefresh: 'text' } }),
  mergeRow('a note without a lesson', 'may not', newNoteWithout('lessonId')),
  mergeRow('a note on half a lesson', 'may not', newNote({ lessonId: 1.5 })),
  mergeRow('a note on lesson 0', 'may not', newNote({ lessonId: 0 })),
  mergeRow('a note on a lesson of 16 digits', 'may not', newNote({ lessonId: 1_000_000_000_000_000 })),
  mergeRow('a note without a text', 'may not', newNoteWithout('text')),
  mergeRow('a note whose text is a list', 'may not', newNote({ text: ['A', 'B'] })),
  mergeRow('a note of the maximum length', 'may', newNote({ text: 'അ'.repeat(limits.note.text) })),
  mergeRow('a note that is too long', 'may not', newNote({ text: 'A'.repeat(limits.note.text + 1) })),
  mergeRow('a second below zero', 'may not', newNote({ second: -1 })),
  mergeRow('a second that is text', 'may not', newNote({ second: '90' })),
  mergeRow('a note without a time', 'may not', newNoteWithout('at')),
  mergeRow('a note whose time is text', 'may not', newNote({ at: later.toISOString() })),
];
