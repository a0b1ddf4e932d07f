import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Express } from 'express';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { createApp } from '../../functions/src/app.ts';
import { publishedIn } from '../../functions/src/routes/service.ts';
import { identityClient } from '../../functions/src/identity/identity.ts';
import { readUnsignedToken } from '../../functions/src/identity/unsigned-token.ts';
import { allEndpoints } from '../../functions/src/routes/endpoints.ts';
import { services, type Services } from '../../functions/src/services.ts';
import { portOf } from '../../tests/support/port-of.ts';

const silent = {
  info: () => undefined,
  error: (message: string, details: unknown) => console.error(message, details),
};

/** How the API records its requests: without a log. */
export const recording = {
  log: silent,
  clock: () => performance.now(),
  newRequestId: () => randomUUID(),
  showsReads: true,
};

/** The services as in production, but on the emulators. */
export function makeServices(db: Firestore, auth: Auth): Services {
  const identity = identityClient({
    apiKey: () => 'demo',
    emulatorHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'],
  });
  const published = publishedIn(new URL('../../functions/lib/', import.meta.url));
  // The benches sign in a thousand times, so the throttle must not refuse them.
  return services({
    db,
    auth,
    identity,
    published,
    throttleFactor: () => 1e6,
    readToken: async (token) => readUnsignedToken(token, Date.now()) ?? auth.verifyIdToken(token),
  });
}

/** The API of these services, without a log. */
export function makeApi(db: Firestore, auth: Auth): Express {
  return createApp({ endpoints: allEndpoints(makeServices(db, auth)), ...recording });
}

/** Serves the API on its own port in this process. */
export async function serveApi(db: Firestore, auth: Auth): Promise<Disposable & { origin: string }> {
  const server = makeApi(db, auth).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
