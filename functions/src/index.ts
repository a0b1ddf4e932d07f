import './setup.ts';
import { randomUUID } from 'node:crypto';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import * as log from 'firebase-functions/logger';
import { defineInt, defineString } from 'firebase-functions/params';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApp } from './app.ts';
import { publishedIn } from './http/published.ts';
import { leaveBodiesUnread } from './http/unread-body.ts';
import { identityClient } from './identity/identity.ts';
import { readUnsignedToken } from './identity/unsigned-token.ts';
import { allEndpoints } from './routes/endpoints.ts';
import { services } from './services.ts';
import { followAccount } from './triggers/accounts.ts';
import { checkHeadcount } from './triggers/headcount.ts';
import { followProgress } from './triggers/progress.ts';
import { sweepRegistrations } from './triggers/registrations.ts';

// Each function runs in a process of its own; events keep the bodies that the platform reads.
if (process.env['FUNCTION_TARGET'] === 'api') leaveBodiesUnread();

const webApiKey = defineString('WEB_API_KEY', {
  description:
    'The Web API key of the project (Project settings, General): sign-in over REST names the project by it.',
});

const throttleFactor = defineInt('THROTTLE_FACTOR', {
  default: 1,
  description: 'How many times the usual number of tries to sign in and to register are let through.',
});

const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
const auth = getAuth();
const wired = services({
  // Over REST a cold start does not load gRPC; the emulators speak to servers only over gRPC.
  db: initializeFirestore(getApp(), { preferRest: !process.env['FIRESTORE_EMULATOR_HOST'] }),
  auth,
  identity: identityClient({ apiKey: () => webApiKey.value(), emulatorHost }),
  throttleFactor: () => throttleFactor.value(),
  readToken: async (token) =>
    (emulatorHost && readUnsignedToken(token, Date.now())) || auth.verifyIdToken(token),
  published: publishedIn(new URL('.', import.meta.url)),
});

const app = createApp({
  endpoints: allEndpoints(wired),
  log,
  clock: () => performance.now(),
  newRequestId: () => randomUUID(),
  showsReads: Boolean(process.env['FIRESTORE_EMULATOR_HOST']),
});

export const api = onRequest({ invoker: 'public' }, app);

export const account = onDocumentWritten({ document: 'users/{uid}', retry: true }, followAccount(wired));

export const learning = onDocumentWritten(
  { document: 'users/{uid}/progress/{courseId}', retry: true },
  followProgress(wired),
);

export const headcount = onSchedule(
  // Going through a large school takes its time.
  { schedule: 'every 60 minutes', timeoutSeconds: 540 },
  checkHeadcount({ ...wired, log }),
);

export const registrations = onSchedule('every 30 minutes', sweepRegistrations({ ...wired, log }));
