import { messages } from '@padavu/domain/messages';
import type { ErrorReply } from '@padavu/domain/reply';

type Details = Pick<ErrorReply, 'errors' | 'isPending'> & { headers?: Record<string, string> };

/** A refusal that the caller may read: the one error that becomes an answer other than 500. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;
  readonly code: string;
  readonly details: Details;

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** 400 with one entry a field; the message is the first entry's. */
export function invalid(errors: NonNullable<ErrorReply['errors']>): AppError {
  const message = errors[0]?.message ?? messages.userService.badRequest;
  return new AppError(400, 'validation', message, { errors });
}

/** 401: we do not know who is asking. */
export function unauthenticated(message: string = messages.userService.unauthorised): AppError {
  return new AppError(401, 'unauthenticated', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** 403: we know who is asking, and they may not. */
export function forbidden(message: string = messages.userService.forbidden, details: Details = {}): AppError {
  return new AppError(403, 'forbidden', message, details);
}

/** 404, for what does not exist and for what the asker may not know to exist. */
export function notFound(): AppError {
  return new AppError(404, 'not-found', messages.userService.notFound);
}

/** 409: the request is sound, but not with things as they are. */
export function conflict(message: string, code = 'conflict'): AppError {
  return new AppError(409, code, message);
}

/** 412: `If-Match` names another version than the one that is stored. */
export function changedMeanwhile(): AppError {
  return new AppError(412, 'changed-meanwhile', messages.server.changedMeanwhile);
}

/** 429 with the seconds after which to try again. */
export function tooManyRequests(
  seconds: number,
  message: string = messages.server.tooManyRequests,
): AppError {
  return new AppError(429, 'too-many-requests', message, { headers: { 'Retry-After': String(seconds) } });
}
