import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { initializeApp } from 'firebase-admin/app';
import { PROJECT_ID } from '../../scripts/ports.mjs';
import { serveApi } from '../api/server.ts';

// An instance of the API, as production has several: a process that only answers calls.
const app = initializeApp({ projectId: PROJECT_ID });
const { origin } = await serveApi(getFirestore(app), getAuth(app));
process.send?.({ origin });
