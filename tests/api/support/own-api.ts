import { once } from 'node:events';
import type { Express } from 'express';
import { createApp } from '../../../functions/src/app.ts';
import type { AppCheckMode } from '../../../functions/src/http/app-check.ts';
import type { Recording } from '../../../functions/src/http/record-requests.ts';
import { identityClient } from '../../../functions/src/identity/identity.ts';
import { allEndpoints } from '../../../functions/src/routes/endpoints.ts';
import { services } from '../../../functions/src/services.ts';
import { certificatePdf } from '../../../functions/src/certificate-pdf.ts';
import { createSite, renderersIn } from '../../../functions/src/site.ts';
import { auth, db } from '../../support/accounts-firebase.ts';
import { portOf } from '../../support/port-of.ts';

export type Call = {
  token?: string;
  body?: unknown;
  from?: string;
  edge?: string;
  appCheck?: string;
  key?: string;
};

export type OwnReply = { status: number; headers: Headers; body: unknown };

type Options = {
  /** The Firestore of this instance. */
  db?: typeof db;
  /** The Auth of this instance. */
  auth?: typeof auth;
  throttleFactor?: number;
  /** The instance's clock, and the milliseconds by which its throttles refill. */
  now?: () => Date;
  clock?: () => number;
  /** Milliseconds after which a call is answered with 503; production's value by default. */
  longestReply?: number;
  appCheck?: { mode: AppCheckMode; verify: (token: string) => Promise<boolean> };
};

/**
 * Returns a function that calls an instance with JSON. `from` is the client's address as the platform reports it,
 * `edge` the one that Hosting's edge reports.
 */
export function clientOf(url: string) {
  return async (
    method: string,
    path: string,
    { token = '', body = {}, from = '203.0.113.1', edge = '', appCheck = '', key = '' }: Call = {},
  ): Promise<OwnReply> => {
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
    const responseBody: unknown = await response.json();
    return { status: response.status, headers: response.headers, body: responseBody };
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

/** The log of an instance. It prints no errors where a test replaces Firestore or Auth, which then fail on purpose. */
const recording = ({ auth: ownAuth = auth, db: ownDb = db }: Options): Recording => ({
  log: {
    info: () => undefined,
    error: (message, details) => ownAuth === auth && ownDb === db && console.error(message, details),
  },
  clock: () => 0,
  newRequestId: () => 'own',
  showsReads: true,
});

async function listen(app: Express): Promise<{ url: string; close: () => void }> {
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}

/** Starts an instance of the API in the test's process, against the same emulators, with its own throttles. */
export async function startOwnApi(options: Options = {}) {
  const endpoints = allEndpoints(ownServices(options));
  const { longestReply } = options;
  const server = await listen(createApp({ endpoints, longestReply, ...recording(options) }));
  return { ...server, call: clientOf(server.url) };
}

/** Starts the function `site` in the test's process, with the page renderers of the last build. */
export async function startOwnSite(options: Pick<Options, 'db' | 'throttleFactor' | 'clock'>) {
  const { certificates, siteContent, media, throttle } = ownServices(options);
  const app = createSite({
    readContent: () => siteContent.read(),
    readMedia: (hash) => media.read(hash),
    readCertificate: (number) => certificates.check(number),
    ...renderersIn(new URL('../../../functions/lib/site/', import.meta.url)),
    certificatePdf: certificatePdf(new URL('../../../functions/lib/fonts/', import.meta.url)),
    siteUrl: () => 'https://padavu.example',
    takeRead: throttle.takeRead,
    ...recording(options),
  });
  return await listen(app);
}

export type OwnApi = Awaited<ReturnType<typeof startOwnApi>>;
