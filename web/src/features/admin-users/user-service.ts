import { messages, userServiceMessage } from '@padavu/domain/messages';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi, callAuthorisedApiPage } from '@/lib/authorised-api.ts';
import { endSession } from '@/lib/session/store.ts';
import { isUnauthorised } from '@/lib/unauthorised.ts';

/** A call of user management that failed; the message is ready to be shown. */
export class UserServiceError extends Error {
  override name = 'UserServiceError';
}

/** Refusals whose message from the server is shown as it is. */
const saysItself: ReadonlySet<string> = new Set(['changed-meanwhile', 'app-check']);

/**
 * A call of user management. A 401 ends the session.
 * @throws UserServiceError
 */
export const callUserService: typeof callAuthorisedApi = (request) =>
  explained(() => callAuthorisedApi(request));

/** As `callUserService`, for a list that comes in pages. */
export const callUserServicePage: typeof callAuthorisedApiPage = (request) =>
  explained(() => callAuthorisedApiPage(request));

async function explained<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw new UserServiceError(messages.server.error, { cause: error });
    if (isUnauthorised(error)) void endSession('session_expired');
    if (error.reply && saysItself.has(error.reply.code))
      throw new UserServiceError(error.message, { cause: error });
    throw new UserServiceError(userServiceMessage(error.status, error.message), { cause: error });
  }
}
