/** Messages about the work that learners hand in, of the pages and the API. */
export const taskMessages = {
  textRequired: 'Please write something first.',
  sent: 'Your work is handed in.',
  answered: 'The answer is sent.',
  done: 'This work is done.',
  changed: 'The work was handed in anew meanwhile. Please look at it again.',
  noTask: 'This lesson asks for no work.',
  notSent: 'Hand in your work first.',
  full: 'This work was handed in as often as it can be. Please write to us.',
} as const;
