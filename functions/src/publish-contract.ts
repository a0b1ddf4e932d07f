import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { apiDocument } from './contract/document.ts';
import { referencePage } from './contract/reference/page.ts';
import { identityClient } from './identity/identity.ts';
import { allEndpoints } from './routes/endpoints.ts';
import { services } from './services.ts';

// Part of the build: what the API publishes about itself is made once, so that no start of a process pays for it.
const lib = new URL('../lib/', import.meta.url);

/** The endpoints of a project that is never called: only what is said about them counts here. */
function endpoints() {
  const app = initializeApp({ projectId: 'demo-padavu' });
  const identity = identityClient({ apiKey: () => '', emulatorHost: undefined });
  const published = { read: () => Promise.reject(new Error('Nothing is published yet')) };
  return allEndpoints(services({ db: getFirestore(app), auth: getAuth(app), identity, published }));
}

const asset = (name: string) => readFile(new URL(`contract/reference/${name}`, import.meta.url), 'utf8');

const document = apiDocument(endpoints().map(({ contract }) => contract));
const [style, script] = await Promise.all([asset('reference.css'), asset('reference.js')]);
await mkdir(lib, { recursive: true });
await writeFile(new URL('openapi.json', lib), JSON.stringify(document));
await writeFile(new URL('docs.html', lib), referencePage(document, { style, script }));
