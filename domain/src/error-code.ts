import { z } from 'zod';

/** Every `code` of a refusal with its meaning. Codes are stable, because programs compare them. */
export const errorCodes = {
  validation: 'A parameter or a field of the body is not as it must be; `errors` names it.',
  'malformed-body': 'The body cannot be read as JSON.',
  'malformed-path': 'The address cannot be read.',
  unauthenticated: 'There is no token, or it is not valid any more; or the credentials are wrong.',
  'app-check': 'The school takes calls from its own apps alone, and nothing shows that this is one.',
  forbidden: 'The account may not do this.',
  'account-pending': 'The account waits for an administrator’s approval.',
  'account-inactive': 'The account was deactivated.',
  'second-factor-required': 'The sign-in had no second factor, and the account or the school requires one.',
  'not-found': 'Nothing is there, or nothing that this account may see.',
  'method-not-allowed': 'The address does not answer this method; `Allow` names those it does.',
  'too-large': 'The body is too long.',
  'unsupported-media-type': 'The body is not `application/json`.',
  'changed-meanwhile': 'Somebody else changed it first: read it again.',
  'own-account': 'Administrators cannot do this to their own account.',
  'own-second-factor': 'Only a session with a second factor can require one of everyone.',
  'email-taken': 'The e-mail address has an account.',
  'slug-taken': 'Another course has the slug, or had it before.',
  'discount-taken': 'There is such a discount code.',
  'discounts-full': 'The school has as many discount codes as it can have.',
  'discount-used': 'The discount code has been used, and stays for the records.',
  'registration-closed':
    'The school takes no registrations at the moment; `message` is what it says about that.',
  'is-admin': 'The user is an administrator, who teaches every course.',
  'not-approved': 'Only approved users teach.',
  'has-learners': 'Learners are enrolled in the course.',
  'category-full': 'The category has as many lessons as it can have.',
  'category-gone': 'The category that it belongs to is not there any more.',
  'course-gone': 'The course that it belongs to is not there any more.',
  'too-many-lessons': 'There are more lessons than days to put them on.',
  'no-free-day': 'Every day of the category has a lesson.',
  'idempotency-mismatch': 'The `Idempotency-Key` belongs to another call: send a new key.',
  'idempotency-in-progress':
    'The first call with this `Idempotency-Key` is not done yet; `Retry-After` says in how many seconds to try again.',
  'not-paced': 'Every day of the course is open to the learner.',
  'quiz-changed': 'The answers are not to the questions that the quiz has now.',
  'note-changed': 'Another version of the note is stored than the one that was changed.',
  'too-many-notes': 'The person has as many notes on the course as there can be.',
  'question-closed': 'The school has closed the question: nobody answers it any more.',
  'question-full': 'The question has as many answers as there can be.',
  'task-done': 'The school has said that the work is done.',
  'task-full': 'The work was handed in as often as it can be.',
  'no-tries-left': 'The quiz was answered as often as it may be.',
  'not-complete': 'Not every lesson of the course is complete, or work for one is not done.',
  'certificate-withdrawn': 'The certificate was withdrawn.',
  'certificate-not-valid': 'The certificate is not valid any more.',
  'not-undoable': 'What the entry of the audit log says cannot be undone.',
  'already-undone': 'It was undone already.',
  'exists-again': 'What would be brought back is there.',
  'not-repairable': 'No default can make the stored document readable.',
  'too-many-requests': 'Too many requests; `Retry-After` says in how many seconds to try again.',
  'too-busy': 'Too much at once, or no answer in time; `Retry-After` says in how many seconds to try again.',
  internal: 'A fault of the server.',
} as const;

export type ErrorCode = keyof typeof errorCodes;

const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(errorCodes, value);

export const ErrorCode = z.enum(Object.keys(errorCodes).filter(isErrorCode));
