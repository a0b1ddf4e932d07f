import type { FirebaseApp } from 'firebase/app';
import { _addOrOverwriteComponent } from 'firebase/app';
import { onIdTokenChanged } from 'firebase/auth';
import type { Auth } from 'firebase/auth';

type TokenListener = (token: string | null) => void;

/** What Firestore asks of Auth inside the SDK. */
type AuthForFirestore = {
  getUid: () => string | null;
  getToken: (refresh: boolean) => Promise<{ accessToken: string } | null>;
  addAuthTokenListener: (listener: TokenListener) => void;
  removeAuthTokenListener: (listener: TokenListener) => void;
};

/** The SDK's parts find each other by such descriptions; this much of them is not in its public types. */
type Component = {
  name: 'auth-internal';
  instanceFactory: () => AuthForFirestore;
  type: 'PRIVATE';
  instantiationMode: 'LAZY';
  multipleInstances: false;
  serviceProps: object;
  onInstanceCreated: null;
};

declare module 'firebase/app' {
  // oxlint-disable-next-line no-shadow, no-underscore-dangle -- the SDK's own name for it
  export function _addOrOverwriteComponent(app: FirebaseApp, component: Component): void;
}

/**
 * Lets Firestore begin with the person whom an earlier visit left on this device, before Auth has asked the network
 * about them (docs/decisions/031): what is on the device shows at once, with what waits to be sent. The server still
 * gets Auth's own token, and nothing before Auth has it. Must come after Auth is made, and before Firestore is.
 */
export function introduceAuth(app: FirebaseApp, auth: Auth, expectedUid: string | null): void {
  const leaving = new Map<TokenListener, () => void>();
  let hasSpoken = false;
  const authForFirestore: AuthForFirestore = {
    getUid: () => (hasSpoken ? (auth.currentUser?.uid ?? null) : expectedUid),
    getToken: async (refresh) => {
      await auth.authStateReady();
      const accessToken = await auth.currentUser?.getIdToken(refresh);
      return accessToken ? { accessToken } : null;
    },
    addAuthTokenListener: (listener) => {
      if (!hasSpoken && expectedUid !== null) queueMicrotask(() => !hasSpoken && listener(null));
      const leave = onIdTokenChanged(auth, () => {
        hasSpoken = true;
        listener(null);
      });
      leaving.set(listener, leave);
    },
    removeAuthTokenListener: (listener) => leaving.get(listener)?.(),
  };
  _addOrOverwriteComponent(app, {
    name: 'auth-internal',
    instanceFactory: () => authForFirestore,
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
  });
}
