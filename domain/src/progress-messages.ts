/** What the API says of a learner's progress. */
export const progressMessages = {
  timeAhead: 'This is in the future. Please check the clock of the device.',
} as const;
