import { messages, userServiceMessage } from '@padavu/domain/messages';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi, callAuthorisedApiPage } from '@/lib/authorised-api.ts';
import { endSession } from '@/lib/session/store.ts';

/** A call of user management that failed; the message is the one of specification 8, "User service". */
export class UserServiceError extends Error {
  override name = 'UserServiceError';
}

/**
 * A call of user management. When the server no longer knows who asks, the session ends here too.
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
    if (error.status === 401) void endSession('session_expired');
    if (error.reply?.code === 'changed-meanwhile')
      throw new UserServiceError(error.message, { cause: error });
    throw new UserServiceError(userServiceMessage(error.status, error.message), { cause: error });
  }
}
