/** Messages about the work that learners hand in, of the pages and the API. */
export const taskMessages = {
  textRequired: 'Please write something first.',
  sent: 'Your work is handed in.',
  answered: 'The answer is sent.',
  done: 'This work is done.',
  changed: 'Somebody has written to this since. Please look at it again.',
  newer: 'There is something newer here by now. Please read it, then hand in again.',
  noTask: 'This lesson asks for no work.',
  notSent: 'Hand in your work first.',
  full: 'You have handed in this work the maximum number of times. Please write to us.',
} as const;
