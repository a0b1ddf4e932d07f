import type { ErrorCode } from '@padavu/domain/error-code';
import { messages } from '@padavu/domain/messages';

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
