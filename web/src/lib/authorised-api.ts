import { messages } from '@padavu/domain/messages';
import { ApiError, callApi } from './api.ts';
import { idToken } from './session/store.ts';

/**
 * A call to the API in the name of the signed-in person.
 * @throws ApiError as `callApi`; status 401 when nobody is signed in
 */
export const callAuthorisedApi: typeof callApi = async (request) => {
  const token = await idToken();
  if (!token) throw new ApiError(401, messages.userService.unauthorised);
  return callApi({ ...request, token });
};
