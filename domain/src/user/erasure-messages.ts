/** Texts for administrators who correct or erase somebody's data. */
export const erasureMessages = {
  correct: 'Edit details',
  correctTitle: 'Edit name and address',
  correctHint:
    'A new address signs in from now on; the password stays. The newsletter to the old address ends.',
  corrected: (name: string) => `The details of ${name} are saved.`,
  correctFailed: (reason: string) => `Failed to save the details: ${reason}`,
  correctedMeanwhile: (name: string) => `Someone else changed this user, who is now called ${name}.`,
  emailTaken:
    'Another account has this email address. If it is a duplicate, delete that one first, then try again.',
  downloadOf: (name: string) => `Download data of ${name}`,
  erase: 'Erase for good',
  eraseQuestion: (name: string) => `Erase ${name} for good?`,
  eraseConsequence:
    'Account, progress and newsletter address are erased at once, for good. The name disappears from the audit log. Your books keep the receipt number, amount, date and method of a payment and its refund.',
  eraseAddress: 'Type the email address of the account to confirm',
  eraseMismatch: 'That is not the email address of this account.',
  erased: 'The account is erased for good.',
  eraseFailed: (reason: string) => `Failed to erase user: ${reason}`,
  ownErasure: 'You cannot erase your own account.',
} as const;
