import { once } from 'node:events';
import type { Express } from 'express';
import { createApp } from '../../functions/src/app.ts';
import type { AppCheckMode } from '../../functions/src/http/app-check.ts';
import type { Recording } from '../../functions/src/http/record-requests.ts';
import { identityClient } from '../../functions/src/identity/identity.ts';
import { allEndpoints } from '../../functions/src/routes/endpoints.ts';
import { services } from '../../functions/src/services.ts';
import { certificatePdf } from '../../functions/src/certificate-pdf.ts';
import { createSite, renderersIn } from '../../functions/src/site.ts';
import { auth, db } from './accounts-firebase.ts';
import { portOf } from './port-of.ts';

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
  /** The instance's clock, and the one by which what was used up comes back. */
  now?: () => Date;
  clock?: () => number;
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

function ownServices({
  throttleFactor = 1000,
  appCheck,
  auth: ownAuth = auth,
  db: ownDb = db,
  now,
  clock,
}: Options) {
  const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  return services({
    db: ownDb,
    auth: ownAuth,
    identity: identityClient({ apiKey: () => 'demo', emulatorHost }),
    published: { read: () => Promise.reject(new Error('Nothing is published here')) },
    throttleFactor: () => throttleFactor,
    ...(now && { now }),
    ...(clock && { clock }),
    ...(appCheck && { appCheckMode: () => appCheck.mode, verifyAppCheck: appCheck.verify }),
  });
}

/** What an instance says of its requests; errors of one whose store or Auth fails are expected. */
const recording = ({ auth: ownAuth = auth, db: ownDb = db }: Options): Recording => ({
  log: {
    info: () => undefined,
    error: (message, details) => ownAuth === auth && ownDb === db && console.error(message, details),
  },
  clock: () => 0,
  newRequestId: () => 'own',
  showsReads: true,
});

async function listening(app: Express): Promise<{ url: string; close: () => void }> {
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}

/** The API in the test's own process, against the same emulators: one instance, with limits of its own. */
export async function startOwnApi(options: Options = {}) {
  const endpoints = allEndpoints(ownServices(options));
  const { longestAnswer } = options;
  const server = await listening(createApp({ endpoints, longestAnswer, ...recording(options) }));
  return { ...server, call: callerOf(server.url) };
}

/** The function `site` in the test's own process, with the pages' program that the build has left. */
export async function startOwnSite(options: Pick<Options, 'db'>) {
  const { certificates, siteContent, media } = ownServices(options);
  const app = createSite({
    readContent: () => siteContent.read(),
    readMedia: (hash) => media.read(hash),
    readCertificate: (number) => certificates.check(number),
    ...renderersIn(new URL('../../functions/lib/site/', import.meta.url)),
    certificatePdf: certificatePdf(new URL('../../functions/lib/fonts/', import.meta.url)),
    siteUrl: () => 'https://padavu.example',
    ...recording(options),
  });
  return await listening(app);
}

export type OwnApi = Awaited<ReturnType<typeof startOwnApi>>;
