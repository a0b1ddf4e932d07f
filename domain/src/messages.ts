import * as account from '@padavu/domain/user/account-messages';
import { dayTab, registerMessages } from '@padavu/domain/site/public-messages';
import * as shared from './shared-messages.ts';

/**
 * Texts that more than one place shows, by screen or service; those that public pages load are in `public-messages.ts`.
 * Clients may compare them, so they stay letter for letter.
 */
export const messages = {
  undo: shared.undo,
  defaults: shared.defaults,
  validation: {
    ...account.validation,
    dayRequired: 'Day is required',
    dayOutOfRange: 'Day must be a whole number from 1 to 30',
    titleRequired: 'Title is required',
    descriptionRequired: 'Description is required',
    categoryIdInvalid: 'Invalid subcategory ID',
    lessonIdInvalid: 'Invalid lesson ID',
    lessonsRequired: 'At least one lesson is required',
    courseCategoryRequired: 'Please enter a category',
    slugInvalid: 'Use small letters, digits and single hyphens, with at least one letter',
    slugTaken: 'Another course has this address, or had it before. Please choose another one',
    lineRequired: 'Please write something or remove this line',
    countInvalid: 'Please enter a whole number',
    categoryIncomplete: 'Category name and description are required',
    userIdForApproval: 'User ID is required for approval',
    userIdForDeletion: 'User ID is required for deletion',
  },
  login: account.login,
  loginReason: account.loginReason,
  passwordReset: account.passwordReset,
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
  server: account.server,
  userService: account.userService,
  courseService: shared.courseService,
  courseCategory: {
    fetchAllFailed: 'Unable to fetch categories',
  },
  newsletter: account.newsletter,
} as const;

/** Texts that carry a value, by screen or service. */
export const messageFor = {
  backendError: (status: number, message: string) => `Backend Error: ${status} - ${message}`,
  adminError: (status: number, message: string) => `Error Code: ${status} Message: ${message}`,
  ...shared.valueMessages,
  dayTab,
  entries: (from: number, to: number, total: number) => `Showing ${from} to ${to} of ${total} entries`,
} as const;

/** The message of the sign-in page for an HTTP status; 0 means that there is no network. */
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

/** The message of the user service for an HTTP status. */
export function userServiceMessage(status: number, message: string): string {
  switch (status) {
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

/** The message of the admin sign-in for an HTTP status. */
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
