import { getToken } from 'firebase/app-check';
import { inTime } from '@/lib/in-time.ts';
import { appCheck } from './app.ts';

/** Milliseconds to wait for a token. The SDK waits forever where something on the device blocks reCAPTCHA's script. */
const timeout = 5000;

/**
 * The token that shows the API that a call comes from the school's own pages.
 * @returns `undefined` where no token is available: the server decides whether it accepts the call without one
 */
export async function appCheckToken(): Promise<string | undefined> {
  if (!appCheck) return undefined;
  const token = getToken(appCheck).then(
    (result) => result.token,
    () => undefined,
  );
  return inTime(token, timeout, () => undefined);
}
