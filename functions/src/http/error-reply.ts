import type { ErrorCode } from '@padavu/domain/error-code';
import { messages } from '@padavu/domain/messages';
import type { ErrorReply } from '@padavu/domain/reply';
import type { ErrorRequestHandler } from 'express';
import { isOverload } from '#/data/store-errors.ts';
import { AppError, tooBusy, type ErrorKind } from '#/errors.ts';
import { addToContext } from '#/request-context.ts';
import { spoken } from './language.ts';
import { readsHeader } from './reply.ts';

/** A refusal that belongs to HTTP itself, not to a call: a body or an address that cannot be read, a wrong method. */
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

/** What goes out in place of what was asked for. */
type Refusal = { status: number; headers: Record<string, string>; body: ErrorReply };

const said = (code: ErrorCode, message: string): ErrorReply => ({ success: false, message, code });

function headersOf({ kind, details: { retryAfter } }: AppError): Record<string, string> {
  return {
    ...(kind === 'unauthenticated' && { 'WWW-Authenticate': 'Bearer' }),
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  };
}

/** What Express and its body reader throw carries a `type`; ours do not. */
function fromFramework(error: unknown): HttpError | undefined {
  if (error instanceof URIError) return new HttpError(400, 'malformed-path');
  if (!(error instanceof Error) || !('type' in error)) return undefined;
  switch (error.type) {
    case 'entity.parse.failed':
    case 'request.aborted':
    case 'request.size.invalid':
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new HttpError(400, 'malformed-body');
    case 'entity.too.large':
      return new HttpError(413, 'too-large');
    default:
      return undefined;
  }
}

/** An error as an answer; `undefined` for one that nobody foresaw. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof AppError) {
    const { kind, code, message, details } = error;
    const { errors, isPending } = details;
    return {
      status: statuses[kind],
      headers: headersOf(error),
      body: {
        ...said(code, message),
        ...(errors && { errors }),
        ...(isPending !== undefined && { isPending }),
      },
    };
  }
  const known = error instanceof HttpError ? error : fromFramework(error);
  return known && { status: known.status, headers: known.headers, body: said(known.code, known.message) };
}

const internal: Refusal = { status: 500, headers: {}, body: said('internal', messages.server.error) };

/**
 * The one place that turns an error into an answer. What we did not foresee is noted for the log and answered with a
 * 500 that says nothing of the inside, or with 503 where the store says that it is too much.
 */
export const errorReply: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const known = refusalOf(error);
  if (!known) addToContext({ failure: error });
  if (response.headersSent) {
    next(error);
    return;
  }
  const unforeseen = isOverload(error) ? refusalOf(tooBusy()) : undefined;
  const { status, headers, body } = known ?? unforeseen ?? internal;
  response
    .status(status)
    .set({ ...readsHeader(), ...headers })
    .json(spoken(request, response, body));
};
