import { once } from 'node:events';
import { createApp } from '../../functions/src/app.ts';
import type { AppCheckMode } from '../../functions/src/http/app-check.ts';
import { identityClient } from '../../functions/src/identity/identity.ts';
import { allEndpoints } from '../../functions/src/routes/endpoints.ts';
import { services } from '../../functions/src/services.ts';
import { auth, db } from './accounts-firebase.ts';

export type Call = {
  token?: string;
  body?: unknown;
  from?: string;
  edge?: string;
  appCheck?: string;
  key?: string;
};

export type OwnAnswer = { status: number; headers: Headers; body: unknown };

type Options = {
  /** Firestore as this instance finds it. */
  db?: typeof db;
  /** Auth as this instance finds it. */
  auth?: typeof auth;
  throttleFactor?: number;
  /** Milliseconds after which a call is answered with 503; as in production without it. */
  longestAnswer?: number;
  appCheck?: { mode: AppCheckMode; verify: (token: string) => Promise<boolean> };
};

/** Calls an instance, as JSON; `from` is the address that the platform saw, `edge` the one that Hosting's edge named. */
export function callerOf(url: string) {
  return async (
    method: string,
    path: string,
    { token = '', body = {}, from = '203.0.113.1', edge = '', appCheck = '', key = '' }: Call = {},
  ): Promise<OwnAnswer> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': from,
        ...(edge && { 'Fastly-Client-IP': edge }),
        ...(appCheck && { 'X-Firebase-AppCheck': appCheck }),
        ...(key && { 'Idempotency-Key': key }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    const answered: unknown = await response.json();
    return { status: response.status, headers: response.headers, body: answered };
  };
}

/** The API in the test's own process, against the same emulators: one instance, with limits of its own. */
export async function startOwnApi({
  throttleFactor = 1000,
  appCheck,
  auth: ownAuth = auth,
  db: ownDb = db,
  longestAnswer,
}: Options = {}) {
  const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const wired = services({
    db: ownDb,
    auth: ownAuth,
    identity: identityClient({ apiKey: () => 'demo', emulatorHost }),
    published: { read: () => Promise.reject(new Error('Nothing is published here')) },
    throttleFactor: () => throttleFactor,
    ...(appCheck && { appCheckMode: () => appCheck.mode, verifyAppCheck: appCheck.verify }),
  });
  const app = createApp({
    endpoints: allEndpoints(wired),
    longestAnswer,
    log: {
      info: () => undefined,
      error: (message, details) => ownAuth === auth && ownDb === db && console.error(message, details),
    },
    clock: () => 0,
    newRequestId: () => 'own',
    showsReads: true,
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return { url, call: callerOf(url), close: () => server.close() };
}

export type OwnApi = Awaited<ReturnType<typeof startOwnApi>>;
