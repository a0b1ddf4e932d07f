/** Texts of the pages with the payments, which only they and the menu load. */
export const bookMessages = {
  title: 'Payments',
  about:
    'A payment counts on the day on which you received it, and a refund on the day on which you paid it. Deleted accounts and erased people are in the sums too.',
  loading: 'Loading payments...',
  loadFailed: 'Failed to load the payments.',
  exportFailed: 'Failed to export the payments. Please try again.',
  howTo: 'You record a payment when you approve a person, or later on the person’s page.',
  due: {
    title: 'Still due',
    about:
      'Whoever has paid less than the price that you agreed, the longest without a payment first. Open a person to write to them or to record a payment.',
    nothing: 'Nobody has anything left to pay',
    howTo:
      'The agreed price is in the form of a person’s first payment. Payments without it leave nothing due.',
    loadFailed: 'Failed to load what is due.',
    exportFailed: 'Failed to export what is due. Please try again.',
  },
} as const;
