import { initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import type { AppCheck } from 'firebase/app-check';
import { readEnvironment } from '@/lib/environment.ts';

export const environment = readEnvironment(import.meta.env);

export const firebaseApp = initializeApp(environment.firebase);

/** `null` where the school does without App Check. It starts before Auth and Firestore: their first call carries its token. */
export const appCheck = startAppCheck(firebaseApp);

/** Has an app's calls say that they come from the school's own pages, where the school wants it (docs/decisions/078). */
export function startAppCheck(app: FirebaseApp): AppCheck | null {
  // As the build knows it, so that a build without the key leaves the SDK's part out (vite.config.ts).
  if (import.meta.env.SSR || !import.meta.env.VITE_APP_CHECK_SITE_KEY) return null;
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY),
    isTokenAutoRefreshEnabled: true,
  });
}
