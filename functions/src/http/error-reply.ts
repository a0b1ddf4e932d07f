import type { ErrorCode } from '@padavu/domain/api/error-code';
import { messages } from '@padavu/domain/messages';
import type { ErrorReply } from '@padavu/domain/api/reply';
import type { ErrorRequestHandler } from 'express';
import { isOverload } from '#/data/store/store-errors.ts';
import { AppError, tooBusy, type ErrorKind } from '#/errors.ts';
import { addToContext } from '#/request-context.ts';
import { inRequestedLanguage } from './language.ts';

/** A refusal by HTTP itself, not by a call: a body or an address that cannot be parsed, or a wrong method. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: ErrorCode,
    message: string = messages.userService.badRequest,
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

const statuses: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  'not-attested': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  mismatch: 422,
  outdated: 412,
  'too-many-requests': 429,
  'too-busy': 503,
};

/** The response of a refusal. */
type Refusal = { status: number; headers: Record<string, string>; body: ErrorReply };

const errorBody = (code: ErrorCode, message: string): ErrorReply => ({ success: false, message, code });

function headersOf({ kind, details: { retryAfter } }: AppError): Record<string, string> {
  return {
    ...(kind === 'unauthenticated' && { 'WWW-Authenticate': 'Bearer' }),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
}

/** Errors of Express's body parser have a `status` and `expose`; no other error has both. */
function fromFramework(error: unknown): HttpError | undefined {
  if (error instanceof URIError) return new HttpError(400, 'malformed-path');
  if (!(error instanceof Error) || !('status' in error) || !('expose' in error)) return undefined;
  switch (error.status) {
    case 400:
    case 415:
      return new HttpError(400, 'malformed-body');
    case 413: {
      const limit = 'limit' in error ? ` Send at most ${String(error.limit)} bytes.` : '';
      return new HttpError(413, 'too-large', `The body is too long.${limit}`);
    }
    default:
      return undefined;
  }
}

/** The response for an error; `undefined` for an unexpected error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof AppError) {
    const { kind, code, message, details } = error;
    const { errors, isPending } = details;
    return {
      status: statuses[kind],
      headers: headersOf(error),
      body: {
        ...errorBody(code, message),
        ...(errors && { errors }),
        ...(isPending !== undefined && { isPending }),
      },
    };
  }
  const known = error instanceof HttpError ? error : fromFramework(error);
  return (
    known && { status: known.status, headers: known.headers, body: errorBody(known.code, known.message) }
  );
}

const internal: Refusal = { status: 500, headers: {}, body: errorBody('internal', messages.server.error) };

/**
 * The one place that turns an error into a response. An unexpected error is logged and answered with a 500 without
 * details, or with 503 where Firestore is overloaded. A refusal is logged where it has a cause.
 */
export const errorReply: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const known = refusalOf(error);
  if (!known || (error instanceof AppError && error.cause !== undefined)) addToContext({ failure: error });
  if (response.headersSent) {
    next(error);
    return;
  }
  const overload = isOverload(error) ? refusalOf(tooBusy()) : undefined;
  const { status, headers, body } = known ?? overload ?? internal;
  response
    .status(status)
    .set(headers)
    .json(inRequestedLanguage(request, response, body));
};
