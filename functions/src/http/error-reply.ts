import { messages } from '@padavu/domain/messages';
import type { ErrorReply } from '@padavu/domain/reply';
import type { ErrorRequestHandler } from 'express';
import { AppError } from './app-error.ts';
import { note, readsHeader } from './request-record.ts';

const internal = new AppError(500, 'internal', messages.server.error);

/** What Express and its body reader throw carries a `type`; ours do not. */
function fromFramework(error: unknown): AppError | undefined {
  if (!(error instanceof Error) || !('type' in error)) return undefined;
  switch (error.type) {
    case 'entity.parse.failed':
    case 'request.aborted':
    case 'request.size.invalid':
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new AppError(400, 'malformed-body', messages.userService.badRequest);
    case 'entity.too.large':
      return new AppError(413, 'too-large', messages.userService.badRequest);
    default:
      return undefined;
  }
}

function fromBadPath(error: unknown): AppError | undefined {
  return error instanceof URIError
    ? new AppError(400, 'malformed-path', messages.userService.badRequest)
    : undefined;
}

function envelope({ message, code, details: { errors, isPending } }: AppError): ErrorReply {
  return {
    success: false,
    message,
    code,
    ...(errors && { errors }),
    ...(isPending !== undefined && { isPending }),
  };
}

/**
 * The one place that turns an error into an answer. What we did not foresee is noted for the log and answered with a
 * 500 that says nothing of the inside.
 */
export const errorReply: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const known = error instanceof AppError ? error : (fromFramework(error) ?? fromBadPath(error));
  if (!known) note({ failure: error });
  if (response.headersSent) {
    next(error);
    return;
  }
  const refusal = known ?? internal;
  response
    .status(refusal.status)
    .set({ ...readsHeader(), ...refusal.details.headers })
    .json(envelope(refusal));
};
