/** The hosting port of `npm start`, whose data somebody may want to keep. */
const portOfStart = '5000';

/** Empties the test stack: accounts and documents. */
export async function emptyStore(): Promise<void> {
  const site = new URL(setting('PADAVU_BASE_URL'));
  if (site.port === portOfStart) throw new Error(`${site.href} is not a test stack: its data stays.`);
  const project = setting('GCLOUD_PROJECT');
  const auth = `http://${setting('FIREBASE_AUTH_EMULATOR_HOST')}/emulator/v1/projects/${project}`;
  const firestore = `http://${setting('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${project}`;
  await clear(`${auth}/accounts`);
  await clear(`${firestore}/databases/(default)/documents`);
}

async function clear(address: string): Promise<void> {
  const response = await fetch(address, { method: 'DELETE', headers: { authorization: 'Bearer owner' } });
  if (!response.ok)
    throw new Error(`${address} was not cleared: ${response.status} ${await response.text()}`);
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run "npm test -- e2e", or "npm run test:stack" first.`);
  return value;
}
