import { assertNever } from '@padavu/domain/values/assert-never';
import { messages } from '@padavu/domain/messages';
import { ApiError, callApi, callApiPage, isUnauthorised } from './api.ts';
import { auth } from './firebase/auth.ts';
import { authReady } from './session/auth-ready.ts';

/** The outcome of renewing a session whose token the server has refused. */
export type Renewal =
  | { state: 'renewed'; token: string }
  | { state: 'over' }
  | { state: 'unreachable'; error: ApiError };

type Routine = {
  renew: () => Promise<Renewal>;
  /** The session cannot go on. */
  onOver: () => void;
};

let routine: Routine | null = null;

/**
 * Sets the routine that renews the session after a 401 and ends it if that fails, so that callers only show the
 * refusal.
 * @returns a function that unsets it
 */
export function renewBy(next: Routine): () => void {
  routine = next;
  return () => {
    if (routine === next) routine = null;
  };
}

/** Auth renews an expired token, and fails when it cannot reach its server. */
function withoutNetwork(error: unknown): never {
  throw new ApiError(0, error instanceof Error ? error.message : 'no response');
}

const signedOut = () => {
  const text = messages.userService.unauthorised;
  return new ApiError(401, text, undefined, text);
};

/**
 * A call to the API in the name of the signed-in person.
 * @throws ApiError as `callApi`; status 401 when nobody is signed in
 */
export const callAuthorisedApi: typeof callApi = (request) =>
  authorised((token) => callApi({ ...request, token }));

/** Like `callAuthorisedApi`, for a list in pages. */
export const callAuthorisedApiPage: typeof callApiPage = (request) =>
  authorised((token) => callApiPage({ ...request, token }));

async function authorised<T>(call: (token: string) => Promise<T>): Promise<T> {
  try {
    // A page that starts with a call has no user before Auth has read the device.
    await authReady;
    const token = await auth.currentUser?.getIdToken().catch(withoutNetwork);
    if (!token) throw signedOut();
    return await call(token);
  } catch (error) {
    if (routine === null || !isUnauthorised(error)) throw error;
    const { renew, onOver } = routine;
    const renewal = await renew();
    switch (renewal.state) {
      case 'renewed':
        return call(renewal.token).catch((retryError: unknown) => {
          if (isUnauthorised(retryError)) onOver();
          throw retryError;
        });
      case 'over':
        onOver();
        throw error;
      case 'unreachable':
        throw renewal.error;
      default:
        return assertNever(renewal);
    }
  }
}
