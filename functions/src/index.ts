import './setup.ts';
import { randomUUID } from 'node:crypto';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import * as log from 'firebase-functions/logger';
import { defineInt, defineString, projectID, select } from 'firebase-functions/params';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { createApp } from './app.ts';
import { readAppCheckMode } from './http/app-check.ts';
import { leaveBodiesUnread } from './http/json-body.ts';
import { appCheckTokens } from './identity/app-check.ts';
import { identityClient } from './identity/identity.ts';
import { readUnsignedToken } from './identity/unsigned-token.ts';
import { allEndpoints } from './routes/endpoints.ts';
import { publishedIn } from './routes/service.ts';
import { services } from './services.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { createSite, renderersIn } from './site.ts';
import {
  syncAccount,
  syncAttention,
  syncCourseOnSite,
  syncPageOnSite,
  syncProgress,
  syncSchoolOnSite,
} from './triggers/document-events.ts';
import { schedules } from './triggers/schedules.ts';

// Each function runs in its own process. Events need the bodies that the platform parses.
if (process.env['FUNCTION_TARGET'] === 'api') leaveBodiesUnread();

const webApiKey = defineString('WEB_API_KEY', {
  description:
    'The Web API key of the project (Project settings, General): sign-in over REST names the project by it.',
});

const throttleFactor = defineInt('THROTTLE_FACTOR', {
  default: 1,
  description: 'How many times the usual number of tries to sign in and to register are let through.',
});

const appCheckMode = defineString('APP_CHECK', {
  default: 'off',
  input: select(['off', 'monitor', 'enforce']),
  description:
    'What calls without a valid App Check token get: nothing is asked, they are logged, or refused.',
});
// A process with any other value exits at once. While Firebase lists what to deploy, there is no value yet.
readAppCheckMode(process.env['APP_CHECK']);

// Not a parameter: the Firebase command line would write its default into `functions/.env.local`, which stacks share.
const siteUrl = () => process.env['SITE_URL'] ?? `https://${projectID.value()}.web.app`;

const emulatorHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
const auth = getAuth();
const wired = services({
  // Over REST a cold start opens no channel of gRPC, whose modules the SDK loads either way. The emulators speak to
  // servers only over gRPC.
  db: initializeFirestore(getApp(), { preferRest: !process.env['FIRESTORE_EMULATOR_HOST'] }),
  auth,
  identity: identityClient({ apiKey: () => webApiKey.value(), emulatorHost }),
  throttleFactor: () => throttleFactor.value(),
  appCheckMode: () => readAppCheckMode(appCheckMode.value()),
  verifyAppCheck: appCheckTokens(async () => (await import('firebase-admin/app-check')).getAppCheck()),
  readToken: async (token) =>
    (emulatorHost && readUnsignedToken(token, Date.now())) || auth.verifyIdToken(token),
  siteUrl,
  published: publishedIn(new URL('.', import.meta.url)),
});

const recording = {
  log,
  clock: () => performance.now(),
  newRequestId: () => randomUUID(),
  showsReads: Boolean(process.env['FIRESTORE_EMULATOR_HOST']),
};
const app = createApp({ endpoints: allEndpoints(wired), ...recording });

// The app itself decides which origins may call it. Without this, the emulator would answer for it.
export const api = onRequest({ invoker: 'public', cors: false }, app);

export const site = onRequest(
  { invoker: 'public', cors: false },
  createSite({
    readContent: () => wired.siteContent.read(),
    readMedia: (hash) => wired.media.read(hash),
    readCertificate: (number) => wired.certificates.check(number),
    ...renderersIn(new URL('site/', import.meta.url)),
    certificatePdf: certificatePdf(new URL('fonts/', import.meta.url)),
    siteUrl,
    takeRead: wired.throttle.takeRead,
    ...recording,
  }),
);

export const account = onDocumentWritten({ document: 'users/{uid}', retry: true }, syncAccount(wired));

const faults = syncAttention(wired);
export const courseFaults = onDocumentWritten({ document: 'courses/{id}', retry: true }, faults);
export const categoryFaults = onDocumentWritten({ document: 'subcategories/{id}', retry: true }, faults);
export const lessonFaults = onDocumentWritten({ document: 'lessons/{id}', retry: true }, faults);
export const paymentFaults = onDocumentWritten({ document: 'payments/{id}', retry: true }, faults);
export const furtherPaymentFaults = onDocumentWritten(
  { document: 'furtherPayments/{id}', retry: true },
  faults,
);

export const courseOnSite = onDocumentWritten(
  { document: 'courses/{id}', retry: true },
  syncCourseOnSite(wired),
);
export const schoolOnSite = onDocumentWritten(
  { document: 'settings/{id}', retry: true },
  syncSchoolOnSite(wired),
);

export const pageOnSite = onDocumentWritten({ document: 'pages/{id}', retry: true }, syncPageOnSite(wired));

export const learning = onDocumentWritten(
  { document: 'users/{uid}/progress/{courseId}', retry: true },
  syncProgress(wired),
);

const scheduled = schedules({ ...wired, log });

/** At night in India, the evening before in UTC. It does not matter to these jobs where a school is. */
const nightly = (time: '22:00' | '22:30' | '23:00') =>
  ({ schedule: `every day ${time}`, timeZone: 'UTC', timeoutSeconds: 540 }) as const;

export const counts = onSchedule(
  // Reading all of a large school takes minutes.
  { schedule: 'every 60 minutes', timeoutSeconds: 540 },
  scheduled.counts,
);

export const attention = onSchedule(
  // It reads every course, category, lesson, account and payment.
  nightly('22:00'),
  scheduled.attention,
);

export const trash = onSchedule(nightly('22:30'), scheduled.trash);

export const deletions = onSchedule(
  // Erasing an administrator rewrites every entry of the audit log that names them.
  { schedule: 'every 5 minutes', timeoutSeconds: 540 },
  scheduled.deletions,
);

export const reconciliation = onSchedule(
  // It reads every account and every document.
  { schedule: 'every 6 hours', timeoutSeconds: 540 },
  scheduled.reconciliation,
);

export const registrations = onSchedule('every 30 minutes', scheduled.registrations);

export const retention = onSchedule(nightly('23:00'), scheduled.retention);
