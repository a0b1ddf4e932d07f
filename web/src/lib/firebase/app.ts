import { initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { AppCheck } from 'firebase/app-check';
import { readEnvironment } from '@/lib/environment.ts';

export const environment = readEnvironment(import.meta.env);

export const firebaseApp = initializeApp(environment.firebase);

/**
 * `null` if the school does not use App Check. It starts before Auth and Firestore: their first call carries its token.
 */
export const appCheck = startAppCheck(firebaseApp);

/** Starts App Check for an app if the school uses it (docs/decisions/078): the app's calls then carry its token. */
export function startAppCheck(app: FirebaseApp): AppCheck | null {
  // Reads the constant of the build, so that a build without the key omits this part of the SDK (vite.config.ts).
  if (import.meta.env.SSR || !import.meta.env.VITE_APP_CHECK_SITE_KEY) return null;
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY),
    isTokenAutoRefreshEnabled: true,
  });
}
