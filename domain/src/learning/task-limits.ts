/** Limits of tasks: characters of a task and of a message, messages of a submission, and submissions of a page. */
export const taskLimits = { wanted: 2000, text: 4000, turns: 40, perQueuePage: 25 } as const;
