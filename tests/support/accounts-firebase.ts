import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
  if (!process.env[name]) throw new Error(`${name} is not set: these tests run against the emulators only.`);
}

// Without this setting the SDK looks for Google's metadata server, which only causes a delay and a warning.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-padavu' }, 'tests');

/** Admin access to the emulators, which bypasses the rules: tests store their data and read the results through it. */
export const db = getFirestore(app);
export const auth = getAuth(app);
