/** Of a question under a lesson: characters of a message, answers, people who report it, and how many come at once. */
export const questionLimits = {
  text: 1000,
  answers: 50,
  reports: 50,
  perPage: 10,
  perQueuePage: 25,
} as const;
