/** Limits of a question under a lesson: characters of a message, answers, reports, and questions of a page. */
export const questionLimits = {
  text: 1000,
  answers: 50,
  reports: 50,
  perPage: 10,
  perQueuePage: 25,
} as const;
