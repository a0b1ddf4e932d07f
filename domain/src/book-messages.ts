/** Texts of the page with the payments; apart from `adminMessages`, which the sign-in loads too. */
export const bookMessages = {
  title: 'Payments',
  about:
    'A payment counts on the day on which you received it, and a refund on the day on which you paid it. Deleted accounts and erased people are in the sums too.',
  loading: 'Loading payments...',
  loadFailed: 'Failed to load the payments.',
  exportFailed: 'Failed to export the payments. Please try again.',
  howTo: 'You record a payment when you approve a person, or later on the person’s page.',
} as const;
