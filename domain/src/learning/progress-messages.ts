/** Messages of the API about a learner's progress. */
export const progressMessages = {
  timeAhead: 'This is in the future. Please check the clock of the device.',
} as const;
