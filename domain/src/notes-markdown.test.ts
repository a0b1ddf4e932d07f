import { expect, it } from 'vitest';
import type { Lesson } from './lesson.ts';
import { notesByLesson, notesMarkdown } from './notes-markdown.ts';

const at = new Date('2026-11-01T10:00:00Z');
const inCategory = { courseId: 1, subcategoryId: 1, description: '', duration: '', updatedAt: at };
const lesson = (id: number, day: number, title: string): Lesson => ({
  ...inCategory,
  id,
  day,
  title,
  topics: [],
  videoUrl: '',
});

it('notes on a course are grouped by lesson, with those on removed lessons last', () => {
  const category = {
    ...inCategory,
    id: 1,
    title: 'First steps',
    thumbnail: '',
    instructor: '',
    lessonsCount: 2,
  };
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
