import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { PORTS, stackEnvironment } from '../ports.mjs';
import { readTarget, type Target } from './target.ts';

/** Says what keeps a command from its work, and ends it with the exit code 1. */
export function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

/**
 * The school that a command is about: the local one that `npm start` runs, unless a project or the environment names another.
 * The environment of this process names its emulators afterwards.
 */
export function chooseTarget(project: string | undefined): Target {
  const names = ['FIRESTORE_EMULATOR_HOST', 'GCLOUD_PROJECT', 'GOOGLE_CLOUD_PROJECT'];
  const isNamed = project !== undefined || names.some((name) => process.env[name]);
  const env = isNamed ? {} : stackEnvironment(PORTS);
  const target = readTarget({
    ...process.env,
    ...env,
    ...(project !== undefined && { GCLOUD_PROJECT: project }),
  });
  if (target.kind !== 'emulators') return target;
  if (project !== undefined) {
    const advice = 'unset FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.';
    return { kind: 'missing', advice: `Emulators are named in the environment: ${advice}` };
  }
  Object.assign(process.env, env);
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  return target;
}

/** The Admin SDK for a school: in a project with the rights of whoever runs the command. */
export function connect({ kind, projectId }: Exclude<Target, { kind: 'missing' }>) {
  if (kind === 'emulators') process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const app = initializeApp(
    kind === 'emulators' ? { projectId } : { projectId, credential: applicationDefault() },
  );
  return { auth: getAuth(app), db: getFirestore(app) };
}

/** Runs a command, and answers arguments that it does not know with its `usage`. */
export async function run(command: () => Promise<void>, usage: string): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
      throw error;
    fail(usage);
  }
}
