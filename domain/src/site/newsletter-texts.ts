export const newsletterTexts = {
  confirmTitle: 'Confirm your address',
  confirmIntro: 'Confirm, and you will get our next newsletter.',
  confirm: 'Confirm',
  confirmed: 'Thank you. Your address is confirmed.',
  unsubscribeTitle: 'Unsubscribe',
  unsubscribeIntro: 'You will get no more newsletters, and we delete your address.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You are unsubscribed, and your address is deleted.',
  linkInvalid: 'This link is not valid any more. Please subscribe once more on our home page.',
  failed: 'That did not go through. Check your connection and try again.',
} as const;
