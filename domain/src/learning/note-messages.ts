import { limits } from '@padavu/domain/limits';

/** Messages of the API about a learner's own notes. */
export const noteMessages = {
  saved: 'The note is saved.',
  changed: 'The note was changed meanwhile. Please look at it again.',
  full: `You have ${limits.note.perCourse} notes in this course, which is the most there can be.`,
  noLesson: 'The course has no such lesson.',
} as const;
