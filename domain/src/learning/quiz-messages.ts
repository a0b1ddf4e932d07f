/** Messages about quizzes, of the pages and the API. */
export const quizMessages = {
  changed: 'The quiz was changed meanwhile. Please answer it again.',
  noTriesLeft: 'You have no tries left. Please write to the school.',
  graded: 'Your answers are graded.',
  saved: 'The quiz is saved.',
  removed: 'The quiz is removed.',
  failed: 'That did not work. Please try again.',
} as const;
