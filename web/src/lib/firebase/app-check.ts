import { getToken } from 'firebase/app-check';
import { appCheck } from './app.ts';

/** Milliseconds. The SDK waits without end where something on the device keeps reCAPTCHA's script away. */
const patience = 5000;

/**
 * What shows the API that a call comes from the school's own pages.
 * @returns `undefined` where there is no token to be had: the server says whether it goes without one
 */
export async function appCheckToken(): Promise<string | undefined> {
  if (!appCheck) return undefined;
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), patience);
  const token = getToken(appCheck).then(
    (result) => result.token,
    () => undefined,
  );
  return Promise.race([token, late.promise]).finally(() => clearTimeout(timer));
}
