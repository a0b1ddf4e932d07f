import { z } from 'zod';

/** Every `code` of a refusal with its meaning. Codes are stable, because programs compare them. */
export const errorCodes = {
  validation: 'A parameter or a field of the body is invalid; `errors` names it.',
  'malformed-body': 'The body cannot be read as JSON.',
  'malformed-path': 'The address cannot be read.',
  unauthenticated: 'There is no token, or it is not valid any more; or the credentials are wrong.',
  'app-check': 'The school accepts calls from its own apps only, and the call has no valid App Check token.',
  forbidden: 'The account may not do this.',
  'account-pending': 'The account waits for an administrator’s approval.',
  'account-inactive':
    'The account was deactivated, deleted, or disabled in Firebase. At a sign-in, Auth does not say which.',
  'second-factor-required': 'The sign-in had no second factor, and the account or the school requires one.',
  'not-found': 'What the call is about does not exist, or this account may not see it.',
  'method-not-allowed': 'The address does not support this method; `Allow` names those that it supports.',
  'too-large': 'The body is too long.',
  'unsupported-media-type': 'The body is not `application/json`, or has no `Content-Type`.',
  'changed-meanwhile': 'Somebody else changed it first: read it again.',
  'own-account': 'Administrators cannot do this to their own account.',
  'own-second-factor': 'Only a session with a second factor can require one of everyone.',
  'email-taken': 'The email address has an account already.',
  'slug-taken': 'Another course has the slug, or had it before.',
  'discount-taken': 'The discount code exists already.',
  'discounts-full': 'The school has as many discount codes as it can have.',
  'discount-used': 'The discount code has been used, and stays for the records.',
  'registration-closed':
    'The school accepts no registrations at the moment; `message` is its text about this.',
  'is-admin': 'The user is an administrator, who teaches every course.',
  'not-paid': 'No payment is recorded for the account.',
  'payments-full': 'The account has as many payments as it can have.',
  'below-refund': 'Less would be paid than was given back.',
  'not-approved': 'Only approved users teach.',
  'has-learners': 'Learners are enrolled in the course.',
  'category-full': 'The category has as many lessons as it can have.',
  'category-gone': 'The category that it belongs to no longer exists.',
  'course-gone': 'The course that it belongs to no longer exists.',
  'too-many-lessons': 'There are more lessons than days to put them on.',
  'no-free-day': 'Every day of the category has a lesson.',
  'idempotency-mismatch': 'The `Idempotency-Key` belongs to another call: send a new key.',
  'idempotency-in-progress':
    'The first call with this `Idempotency-Key` is still running; `Retry-After` contains the number of seconds after which to try again.',
  'not-paced': 'Every day of the course is open to the learner.',
  'quiz-changed': 'The quiz has other questions than those that were answered.',
  'note-changed': 'The stored note is not the version that was changed.',
  'too-many-notes': 'The person has as many notes on the course as there can be.',
  'question-closed': 'The school has closed the question: learners can no longer answer it.',
  'question-full': 'The question has as many answers as there can be.',
  'task-done': 'The school has said that the work is done.',
  'task-full': 'The work was handed in as often as it can be.',
  'no-tries-left': 'The quiz was answered as often as it may be.',
  'not-complete': 'Not every lesson of the course is open and complete, or work for one is not done.',
  'certificate-withdrawn': 'The certificate was withdrawn.',
  'certificate-not-valid': 'The certificate is not valid any more.',
  'not-undoable': 'The action of the audit entry cannot be undone, or what was deleted cannot be restored.',
  'already-undone': 'The action of the audit entry was undone before.',
  'exists-again': 'What was deleted exists again.',
  'not-repairable': 'No default can make the stored document readable.',
  'too-many-requests':
    'Too many requests; `Retry-After` contains the number of seconds after which to try again.',
  'too-busy':
    'Too much load, or no response in time; `Retry-After` contains the number of seconds after which to try again.',
  internal: 'An error in the API itself.',
} as const;

export type ErrorCode = keyof typeof errorCodes;

const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(errorCodes, value);

export const ErrorCode = z.enum(Object.keys(errorCodes).filter(isErrorCode));
