/**
 * Texts of registration and sign-in, on pages and in responses of the API. Their translations are in
 * `account-messages.ml.ts`; the other texts of `messages.ts` are in English only.
 */
export const validation = {
  nameTooShort: 'Name must be at least 3 characters long',
  nameTooLong: 'Name must be at most 100 characters long',
  emailInvalid: 'Please enter a valid email address',
  emailInvalidContact: 'Please enter a valid email address.',
  passwordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong: 'Password must be at most 128 characters long',
  courseRequired: 'Please select a course',
  termsRequired: 'You must agree to the Terms & Conditions',
  emailMissing: 'Please enter your email address',
  passwordMissing: 'Please enter your password',
  emailRequiredHint: 'Email is required',
  passwordRequiredHint: 'Password is required',
  passwordTooShortHint: 'Password must be at least 8 characters',
  courseClosed: 'This course is not open for registration. Please select another course',
  fieldRequired: 'This field is required',
} as const;

export const login = {
  title: 'Sign In',
  submit: 'Sign In',
  submitting: 'Logging In...',
  success: 'Login successful',
  pending: 'Account pending admin approval',
  notApproved: 'Your account is pending approval by an administrator',
  failed: 'Login failed. Please try again.',
  badRequest: 'Invalid request. Please check your login details.',
  unauthorised: 'Invalid email or password. Please try again.',
  forbidden: 'Your account requires approval or is inactive.',
  notFound: 'Login service not found. Please try again later.',
  network: 'Network error. Please check your internet connection.',
  unexpected: 'An unexpected error occurred. Please try again.',
  tooManyAttempts: 'Too many login attempts. Please try again later.',
  offline: 'You are offline. You can sign in once the network is back.',
  nothingKept:
    'Your browser stores nothing for this site. You can learn as usual, but you will have to sign in again after a reload.',
} as const;

export const loginReason = {
  pending: 'Your account is pending admin approval. Please wait.',
  inactive: 'Your account is currently inactive. Please contact support.',
  not_authenticated: 'Please log in to access this page.',
  session_expired: 'Your session has expired. Please log in again.',
  unknown: 'An unexpected error occurred',
  /** An account that an administrator has deleted. */
  deleted: 'This account has been removed. Please contact support if you believe this is an error.',
} as const;

export const passwordReset = {
  forgotTitle: 'Forgot your password?',
  ask: 'Send the link',
  asking: 'Sending...',
  sent: 'If an account belongs to this address, a link to set a new password is on its way.',
  resetTitle: 'Set a new password',
  set: 'Set password',
  setting: 'Setting...',
  done: 'Your new password is set.',
  badLink: 'This link has expired or was used already. Ask for a new one.',
} as const;

export const server = {
  error: 'Server error. Please try again later.',
  tooManyRequests: 'Too many requests. Please try again later.',
  keyMismatch: 'This form was sent before with other content. Please reload the page and send it again.',
  keyInProgress: 'This is still being processed. Please try again in a few seconds.',
  tooBusy: 'The school is very busy at the moment. Please try again in a few seconds.',
  notAttested:
    'We could not confirm that this request comes from our site. Please reload the page and try again.',
  changedMeanwhile: 'Someone else changed this in the meantime. Load it again and repeat your change.',
} as const;

export const userService = {
  badRequest: 'Invalid request. Please check your input.',
  unauthorised: 'Unauthorized. Please log in again.',
  forbidden: 'Access denied. You do not have permission.',
  notFound: 'Requested resource not found.',
} as const;

export const newsletter = {
  subscribed: 'Thank you. If your address is new to us, confirm it by the link in our mail.',
} as const;
