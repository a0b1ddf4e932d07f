import { dayTab, registerMessages } from './public-messages.ts';

/**
 * Texts that people read, by the screen or service that says them; those of the public pages are in
 * `public-messages.ts`. Clients may compare them: they stay letter for letter. Here stands what more than one place says.
 */
export const messages = {
  /** On the notice of what can be undone. */
  undo: 'Undo',
  /** What stands in for a value that is missing. */
  defaults: {
    userName: 'User',
    unknownName: 'Unknown',
    course: 'Not Specified',
    /** What a repair calls a record that lost its title. */
    untitledCourse: 'Untitled Course',
    untitledCategory: 'Untitled Category',
  },
  validation: {
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
    dayRequired: 'Day is required',
    dayOutOfRange: 'Day must be a whole number from 1 to 30',
    titleRequired: 'Title is required',
    descriptionRequired: 'Description is required',
    subcategoryIdInvalid: 'Invalid subcategory ID',
    lessonIdInvalid: 'Invalid lesson ID',
    lessonsRequired: 'At least one lesson is required',
    courseCategoryRequired: 'Please select a category',
    courseClosed: 'This course is not open for registration. Please select another course',
    slugInvalid: 'Use small letters, digits and single hyphens, with at least one letter',
    slugTaken: 'Another course has this address, or had it before. Please choose another one',
    lineRequired: 'Please write something or remove this line',
    countInvalid: 'Please enter a whole number',
    categoryIncomplete: 'Category name and description are required',
    userIdForApproval: 'User ID is required for approval',
    userIdForDeletion: 'User ID is required for deletion',
    fieldRequired: 'This field is required',
  },
  login: {
    title: 'Sign In',
    submit: 'Sign In',
    submitting: 'Logging In...',
    success: 'Login successful',
    pending: 'Account pending admin approval',
    notApproved: 'Your account is pending approval by an administrator',
    invalidResponse: 'Invalid login response format',
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
      'Your browser keeps no data of this site. You can learn as usual, and sign in again when you load the page anew.',
  },
  loginReason: {
    pending: 'Your account is pending admin approval. Please wait.',
    inactive: 'Your account is currently inactive. Please contact support.',
    not_authenticated: 'Please log in to access this page.',
    session_expired: 'Your session has expired. Please log in again.',
    unknown: 'An unexpected error occurred',
    /** An account that an administrator has deleted. */
    deleted: 'This account has been removed. Please contact support if you believe this is an error.',
  },
  passwordReset: {
    forgotTitle: 'Forgot your password?',
    ask: 'Send the link',
    asking: 'Sending...',
    sent: 'If an account belongs to this address, a link to set a new password is on its way.',
    resetTitle: 'Set a new password',
    set: 'Set password',
    setting: 'Setting...',
    done: 'Your new password is set. You can sign in with it now.',
    badLink: 'This link has expired or was used already. Ask for a new one.',
  },
  register: registerMessages,
  adminLogin: {
    title: 'Admin Sign In',
    submit: 'Admin Sign In',
    reset: 'Reset Credentials',
    incomplete: 'Please enter both email and password',
    failed: 'Login failed. Please check your credentials.',
    unauthorised: 'Unauthorized: Invalid credentials',
    forbidden: 'Forbidden: You do not have permission',
    refreshFailed: 'Failed to refresh token',
  },
  server: {
    error: 'Server error. Please try again later.',
    tooManyRequests: 'Too many requests. Please try again later.',
    keyMismatch: 'This was sent before with other content. Please send it again as a new one.',
    keyInProgress: 'This was sent already and is not done yet. Please try again in a few seconds.',
    tooBusy: 'The school is very busy at the moment. Please try again in a few seconds.',
    notAttested:
      'We could not confirm that this request comes from our site. Please reload the page and try again.',
    changedMeanwhile: 'Someone else changed this in the meantime. Load it again and repeat your change.',
  },
  userService: {
    badRequest: 'Invalid request. Please check your input.',
    unauthorised: 'Unauthorized. Please log in again.',
    forbidden: 'Access denied. You do not have permission.',
    notFound: 'Requested resource not found.',
  },
  courseService: {
    failed: 'Unable to complete the operation. Please try again.',
  },
  courseCategory: {
    fetchAllFailed: 'Unable to fetch categories',
  },
  newsletter: {
    subscribed: 'Thank you. If your address is new to us, confirm it by the link in our mail.',
  },
} as const;

/** Texts that carry a value, by the screen or service that says them. */
export const messageFor = {
  backendError: (status: number, message: string) => `Backend Error: ${status} - ${message}`,
  networkError: (message: string) => `Network Error: ${message}`,
  adminError: (status: number, message: string) => `Error Code: ${status} Message: ${message}`,
  greeting: (name: string) => `Hi ${name},`,
  welcome: (product: string) => `Welcome to ${product}`,
  enrolledIn: (course: string) => `You are enrolled in: ${course}`,
  lessonCount: (count: number) => `${count > 0 ? count : 'Multiple'} Lessons`,
  noCourses: (course: string) => `No courses found for your enrollment: ${course}`,
  subcategoryCount: (count: number) => `${count} Subcategories`,
  instructor: (name: string | undefined) => `Instructor: ${name || 'Unknown'}`,
  dayTab,
  weeks: (weeks: number) => `Duration: ${weeks} weeks`,
  entries: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} entries`,
  /** Ours: a text over its limit. */
  tooLong: (max: number) => `Must be at most ${max} characters long`,
  /** Ours: a list over its limit. */
  tooMany: (max: number) => `Must have at most ${max} entries`,
  courseFailed: (message: string) => `Failed to load course: ${message}`,
  subcategoryFailed: (message: string) => `Failed to load subcategory: ${message}`,
  lessonsFailed: (message: string) => `Failed to find lessons: ${message}`,
} as const;

/** What the sign-in page says for an HTTP status; 0 is "no network". */
export function loginMessage(status: number, serverMessage?: string): string {
  switch (status) {
    case 0:
      return messages.login.network;
    case 400:
      return messages.login.badRequest;
    case 401:
      return messages.login.unauthorised;
    case 403:
      return serverMessage || messages.login.forbidden;
    case 404:
      return messages.login.notFound;
    case 429:
      return messages.login.tooManyAttempts;
    case 500:
      return messages.server.error;
    default:
      return messages.login.unexpected;
  }
}

/** What the user service says for an HTTP status; 0 is "no network". */
export function userServiceMessage(status: number, message: string): string {
  switch (status) {
    case 0:
      return messageFor.networkError(message);
    case 400:
      return messages.userService.badRequest;
    case 401:
      return messages.userService.unauthorised;
    case 403:
      return messages.userService.forbidden;
    case 404:
      return messages.userService.notFound;
    case 500:
      return messages.server.error;
    default:
      return messageFor.backendError(status, message);
  }
}

/** What the admin sign-in says for an HTTP status. */
export function adminAuthMessage(status: number, message: string): string {
  switch (status) {
    case 401:
      return messages.adminLogin.unauthorised;
    case 403:
      return messages.adminLogin.forbidden;
    case 500:
      return messages.server.error;
    default:
      return messageFor.adminError(status, message);
  }
}
