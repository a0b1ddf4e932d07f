// The texts of public pages that the API or the areas show too. They are separate from the other messages, because no
// public page should have to load those.

/** The name of a day's tab. */
export const dayTab = (day: number | undefined) => (day === undefined ? 'N/A' : `Day ${day}`);

/** The heading of a day. */
export const dayTitle = (day: number, title: string) => `Day ${day}: ${title}`;

/** The texts of the registration page. */
export const registerMessages = {
  title: 'Create Your Account',
  submit: 'Sign Up',
  submitting: 'Processing...',
  success:
    "You're registered. We'll open a chat for your payment; an administrator then unlocks your course.",
  network: 'Network error. Please check your connection.',
  failed: 'Registration failed. Please try again later.',
  /** For a school that has written no text of its own. */
  closed: 'Registration is closed at the moment. Please come back later.',
  emailTaken: 'An account with this email address already exists. Please sign in instead.',
  chatLoading: 'Looking up the payment chat...',
  chatFailed: 'The payment chat could not be loaded.',
} as const;
