/** Of the work that a lesson asks for: characters of what it asks and of a message, messages, and how many works come at once. */
export const taskLimits = { wanted: 2000, text: 4000, turns: 40, perQueuePage: 25 } as const;
