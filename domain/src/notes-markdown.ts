import { clockTime } from './clock-time.ts';
import { learnerMessages } from './learner-messages.ts';
import { messageFor } from './messages.ts';
import { lessonGone } from './note-texts.ts';
import { listedNotes } from './notes.ts';
import type { ListedNote, Notes } from './notes.ts';
import { stepsOf } from './outline.ts';
import type { CategoryLessons, Step } from './outline.ts';
import { categoryTitle } from './category.ts';

/** The notes on a lesson. */
export type NotedLesson = { step: Step | undefined; notes: ListedNote[] };

/** Notes by their lessons, in the order of the course; last those of lessons that are not in it any more. */
export function notesByLesson(notes: Notes, outline: readonly CategoryLessons[]): NotedLesson[] {
  const listed = listedNotes(notes);
  const steps = stepsOf(outline);
  const known = new Set(steps.map(({ lesson }) => lesson.id));
  const of = (id: number) => listed.filter(({ lessonId }) => lessonId === id);
  return [
    ...steps.map((step) => ({ step, notes: of(step.lesson.id) })),
    { step: undefined, notes: listed.filter(({ lessonId }) => !known.has(lessonId)) },
  ].filter((lesson) => lesson.notes.length > 0);
}

/** Notes on a course as a text in Markdown. */
export function notesMarkdown(title: string, lessons: readonly NotedLesson[]): string {
  const parts = lessons.flatMap(({ step, notes }) => [`## ${nameOf(step)}`, notes.map(item).join('\n')]);
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}

function nameOf(step: Step | undefined): string {
  if (!step) return lessonGone;
  const { category, lesson } = step;
  const title = lesson.title || learnerMessages.lessonViewer.untitled;
  return `${categoryTitle(category)}, ${messageFor.dayTab(lesson.day)}: ${title}`;
}

/** An entry of a list, whose further lines stand under it. */
function item({ second, text }: ListedNote): string {
  const start = second === undefined ? '' : `${clockTime(second)} `;
  return `- ${start}${text.replaceAll('\n', '\n  ')}`;
}
