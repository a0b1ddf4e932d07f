/** The choice of the language on the account. */
export const languageTexts = {
  title: 'Language',
  label: 'Your language',
  hint: 'The pages show it, and the school writes to you in it.',
  save: 'Use this language',
  saved: 'Your language is saved.',
  failed: 'That did not work. Please try again.',
  noNetwork: 'Network error. Please check your internet connection.',
} as const;
