import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
  if (!process.env[name]) throw new Error(`${name} is not set: these tests run against the emulators only.`);
}

// No machine here has Google's metadata server; asking for it only delays and warns.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-padavu' }, 'tests');

/** The emulators' own services, past every rule: for arranging what a test needs and looking at what became of it. */
export const db = getFirestore(app);
export const auth = getAuth(app);
