/** Messages of the API about certificates. */
export const certificateMessages = {
  notComplete: 'Complete every lesson of your course first.',
  notGiven: 'This course gives no certificates.',
  tasksOpen: 'You get your certificate once the school has accepted all your work.',
  withdrawn: 'Your certificate was withdrawn. Please write to us.',
  notValid: 'This certificate is not valid any more.',
  issued: 'Your certificate is ready.',
  withdrawnNow: 'The certificate is withdrawn.',
  reissued: 'A new certificate takes the place of the old one.',
  renamed: 'The name was corrected.',
} as const;
