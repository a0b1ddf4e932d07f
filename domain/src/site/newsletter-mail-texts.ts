/** Texts of the mail that asks the recipient to confirm a newsletter subscription. */
export const newsletterMailTexts = {
  subject: 'Confirm your address for the newsletter of {school}',
  asked: 'Somebody, probably you, asked for the newsletter of {school} at this address.',
  toGetIt: 'To get it, confirm your address: {address}',
  ifNot: 'If it was not you, do nothing: we delete the address after {days} days.',
  orNow: 'Or delete it now: {address}',
  confirmLink: 'Confirm my address',
  deleteLink: 'Delete it now',
} as const;
