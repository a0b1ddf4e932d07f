import { clockTime } from '@padavu/domain/values/clock-time';
import { learnerMessages } from './learner-messages.ts';
import { messageFor } from '@padavu/domain/messages';
import { lessonGone } from './note-texts.ts';
import { listedNotes } from './notes.ts';
import type { ListedNote, Notes } from './notes.ts';
import { stepsOf } from '@padavu/domain/course/outline';
import type { CategoryLessons, Step } from '@padavu/domain/course/outline';
import { categoryTitle } from '@padavu/domain/course/category';
import { cutText } from '@padavu/domain/stored';

/** A lesson with the learner's notes on it; `undefined` for a lesson that is not in the course any more. */
export type NotesOfLesson = { step: Step | undefined; notes: ListedNote[] };

/**
 * Groups notes by lesson, in the order of the course. Notes on lessons that are not in the course any more come last.
 */
export function notesByLesson(notes: Notes, outline: readonly CategoryLessons[]): NotesOfLesson[] {
  const listed = listedNotes(notes);
  const steps = stepsOf(outline);
  const known = new Set(steps.map(({ lesson }) => lesson.id));
  const notesOf = (id: number) => listed.filter(({ lessonId }) => lessonId === id);
  return [
    ...steps.map((step) => ({ step, notes: notesOf(step.lesson.id) })),
    { step: undefined, notes: listed.filter(({ lessonId }) => !known.has(lessonId)) },
  ].filter((lesson) => lesson.notes.length > 0);
}

/** The notes on a course in Markdown. */
export function notesMarkdown(title: string, lessons: readonly NotesOfLesson[]): string {
  const parts = lessons.flatMap(({ step, notes }) => [`## ${nameOf(step)}`, notes.map(item).join('\n')]);
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}

function nameOf(step: Step | undefined): string {
  if (!step) return lessonGone;
  const { category, lesson } = step;
  const title = lesson.title || learnerMessages.lessonViewer.untitled;
  return `${categoryTitle(category)}, ${messageFor.dayTab(lesson.day)}: ${title}`;
}

/** A list item; further lines of the note are indented. */
function item({ second, text }: ListedNote): string {
  const start = second === undefined ? '' : `${clockTime(second)} `;
  return `- ${start}${text.replaceAll('\n', '\n  ')}`;
}

/** The most characters of a title in a name. At four octets each, that is below the limits of file systems. */
const maxLength = 60;

/** A file's name from a title: its letters and digits, of any script, with hyphens between the words. */
export const fileName = (title: string): string =>
  cutText(
    title
      .toLowerCase()
      // Joiners stay, because they shape the letters beside them.
      .replaceAll(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, '-'),
    maxLength,
  ).replaceAll(/^-+|-+$/g, '');
