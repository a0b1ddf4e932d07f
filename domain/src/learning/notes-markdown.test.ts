import { expect, it } from 'vitest';
import { Category } from '@padavu/domain/course/category';
import { Lesson } from '@padavu/domain/course/lesson';
import { fileName, notesByLesson, notesMarkdown } from './notes-markdown.ts';

const at = new Date('2026-11-01T10:00:00Z');
const lesson = (id: number, day: number, title: string) =>
  Lesson.parse({ id, courseId: 1, subcategoryId: 1, day, title, updatedAt: at });

it('notes on a course are grouped by lesson, with those on removed lessons last', () => {
  const category = Category.parse({ id: 1, courseId: 1, title: 'First steps', updatedAt: at });
  const outline = [{ category, lessons: [lesson(2, 1, 'Setting out'), lesson(3, 2, '')] }];
  const notes = {
    notes: {
      a: { lessonId: 9, text: 'Gone', at },
      b: { lessonId: 3, text: 'Two\nlines', at },
      c: { lessonId: 2, second: 192, text: 'Here', at },
      d: { lessonId: 2, text: '', at },
    },
  };
  expect(notesMarkdown('Selling', notesByLesson(notes, outline))).toBe(
    `# Selling

## First steps, Day 1: Setting out

- 3:12 Here

## First steps, Day 2: Untitled Lesson

- Two
  lines

## A deleted lesson

- Gone
`,
  );
});

it.each([
  ['Ecommerce Mastery', 'ecommerce-mastery'],
  ['  Shops, prices & “what else”? ', 'shops-prices-what-else'],
  ['ഫേസ്‌ബുക്ക് പരസ്യങ്ങൾ: 2', 'ഫേസ്‌ബുക്ക്-പരസ്യങ്ങൾ-2'],
  [String.raw`..\..\a/b:c*`, 'a-b-c'],
  ['!', ''],
  ['x'.repeat(200), 'x'.repeat(60)],
  [`x${'𝓍'.repeat(200)}`, `x${'𝓍'.repeat(59)}`],
])('the name of a file about %s is %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});
