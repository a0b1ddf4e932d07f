import type { ErrorCode } from '@padavu/domain/api/error-code';
import { messages } from '@padavu/domain/messages';
import type { ErrorReply } from '@padavu/domain/api/reply';
import { secondFactorRequired, securityMessages } from '@padavu/domain/user/security';

/** Why a call is refused. `http/error-reply.ts` has the status of each kind. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'not-attested'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'mismatch'
  | 'outdated'
  | 'too-many-requests'
  | 'too-busy';

type Details = Pick<ErrorReply, 'errors' | 'isPending'> & {
  /** Seconds after which to try again. */
  retryAfter?: number;
};

/** In seconds, when a refused caller may try again. */
const retryAfter = 2;

/** A refusal that the caller may read. Every other error is answered with 500. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(
    kind: ErrorKind,
    code: ErrorCode,
    message: string,
    details: Details = {},
    options: ErrorOptions = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

/** One entry for each field; the message is that of the first entry. */
export function invalid(errors: NonNullable<ErrorReply['errors']>): AppError {
  const message = errors[0]?.message ?? messages.userService.badRequest;
  return new AppError('invalid', 'validation', message, { errors });
}

/** The caller is unknown. */
export function unauthenticated(message: string = messages.userService.unauthorised): AppError {
  return new AppError('unauthenticated', 'unauthenticated', message);
}

/** The call has no proof that it comes from one of the school's own apps. */
export function notAttested(): AppError {
  return new AppError('not-attested', 'app-check', messages.server.notAttested);
}

/** The caller is known, but may not do this. */
export function forbidden(message: string = messages.userService.forbidden): AppError {
  return new AppError('forbidden', 'forbidden', message);
}

/** The account waits for an administrator's approval. */
export function accountPending(): AppError {
  return new AppError('forbidden', 'account-pending', messages.login.pending, { isPending: true });
}

/** The account was deactivated, or Auth has disabled it, as that of a deleted account. */
export function accountInactive(): AppError {
  return new AppError('forbidden', 'account-inactive', messages.loginReason.inactive);
}

/** A session without the second factor that the account has, or that the school requires of its staff. */
export function secondFactorMissing(message: string = securityMessages.required): AppError {
  return new AppError('forbidden', secondFactorRequired, message);
}

/** For what does not exist and for what the caller may not know to exist. */
export function notFound(message: string = messages.userService.notFound): AppError {
  return new AppError('not-found', 'not-found', message);
}

/** The request is valid, but impossible in the present state. */
export function conflict(message: string, code: ErrorCode): AppError {
  return new AppError('conflict', code, message);
}

/** A field of a valid request is impossible in the present state. */
export function conflictAt(path: string, message: string, code: ErrorCode): AppError {
  return new AppError('conflict', code, message, { errors: [{ path, message }] });
}

/** An `Idempotency-Key` that belongs to another call. */
export function keyMismatch(): AppError {
  return new AppError('mismatch', 'idempotency-mismatch', messages.server.keyMismatch);
}

/** The first call with this `Idempotency-Key` is not answered yet. */
export function keyInProgress(): AppError {
  return new AppError('conflict', 'idempotency-in-progress', messages.server.keyInProgress, { retryAfter });
}

/** The write expects another version than the stored one. */
export function changedMeanwhile(): AppError {
  return new AppError('outdated', 'changed-meanwhile', messages.server.changedMeanwhile);
}

/** Too many tries, with the seconds after which to try again. */
export function tooManyRequests(
  seconds: number,
  message: string = messages.server.tooManyRequests,
): AppError {
  return new AppError('too-many-requests', 'too-many-requests', message, { retryAfter: seconds });
}

/**
 * Too much load, or no response in time.
 * @param cause the error behind it, which is logged
 */
export function tooBusy(cause?: unknown): AppError {
  const options = cause === undefined ? {} : { cause };
  return new AppError('too-busy', 'too-busy', messages.server.tooBusy, { retryAfter }, options);
}
