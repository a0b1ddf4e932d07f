/**
 * Makes an account the administrator of a school: `npm run make-admin -- EMAIL [--name "Full Name"]`.
 * Reads GCLOUD_PROJECT, and the emulator hosts when the school is a local one.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Email } from '@padavu/domain/email';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { promote } from './admin/promotion.ts';
import { adviceFor, readTarget } from './admin/target.ts';

const usage = 'Usage: npm run make-admin -- EMAIL [--name "Full Name"]';

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' } },
  });
  const email = Email.safeParse(positionals[0]);
  if (!email.success || positionals.length !== 1) return fail(usage);

  const target = readTarget(process.env);
  if (target.kind === 'missing') return fail(target.advice);
  const { kind, projectId } = target;
  if (kind === 'emulators') process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const app = initializeApp(
    kind === 'emulators' ? { projectId } : { projectId, credential: applicationDefault() },
  );

  const services = { auth: getAuth(app), db: getFirestore(app), now: () => new Date(), randomInt };
  try {
    const { uid, name } = await promote(services, email.data, values.name);
    console.log(`${name} (${email.data}, ${uid}) is now an administrator of ${projectId}.`);
  } catch (error) {
    const advice = adviceFor(error, email.data);
    if (advice === undefined) throw error;
    fail(advice);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
    throw error;
  fail(usage);
}
