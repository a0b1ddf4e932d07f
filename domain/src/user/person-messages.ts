/**
 * Texts for learners about their own data. They are separate from the other messages, because every page loads those.
 */
export const personMessages = {
  title: 'Your account',
  details: 'Your details',
  name: 'Name',
  email: 'Email',
  emailHint: 'To change the address that you sign in with, write to us.',
  save: 'Save',
  saved: 'Your name is changed.',
  receipt: 'Your receipt',
  receiptIntro: 'For your payment, to save or print.',
  openReceipt: 'Open the receipt',
  data: 'Your data',
  dataIntro:
    'Everything that we store about you, in one file: your account, your progress, your payment, and what we did about them.',
  download: 'Download my data',
  downloaded: 'Your data is in your downloads.',
  downloadFailed: 'Your data could not be downloaded. Please try again.',
  noNetwork: 'Network error. Please check your internet connection.',
  failed: 'That did not work. Please try again.',
} as const;
