import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { apiDocument } from './contract/document.ts';
import { referencePage } from './contract/reference/page.ts';
import { identityClient } from './identity/identity.ts';
import { allEndpoints } from './routes/endpoints.ts';
import { services } from './services.ts';

// Part of the build: the documents that the API publishes about itself are generated once, so that no process spends
// time on them.
const lib = new URL('../lib/', import.meta.url);

/** The endpoints of a project that is never called: only their contracts matter here. */
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
