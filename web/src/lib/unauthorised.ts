import { ApiError } from './api.ts';

/**
 * Whether the server does not know who asks. It also answers 401 where it does not believe that the school's own page asks:
 * that says nothing of the session.
 */
export function isUnauthorised(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.reply?.code !== 'app-check';
}
