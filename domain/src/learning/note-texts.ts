// The learner's own notes below a lesson. Each text is a constant (docs/decisions/149).

export const heading = 'Your notes';
export const show = 'Show your notes';
export const hide = 'Hide your notes';
export const own = 'Only you see them.';
export const loading = 'Loading your notes...';
export const failed = 'Your notes could not be loaded.';
export const text = 'Write a note';
export const changedText = 'Change the note';
export const empty = 'Please write something first.';
export const saveNew = 'Save this note';
export const save = 'Save the note';
export const deleted = 'The note is deleted.';
export const notSaved = 'Your note could not be saved. Please try again.';
export const waiting = 'Waits on this device until there is a network.';
export const full =
  'You have reached the limit of notes in this course. Delete one that you do not need any more.';
export const none = 'You have no notes in this course yet. You write them below a lesson.';
export const saveAll = 'Save all as a text file';
export const file = '{course}-notes.md';
export const lessonGone = 'A deleted lesson';
