import { createConnection } from 'node:net';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { checkArguments, isArgumentError, withUsage } from '../arguments.mjs';
import { PORTS, stackEnvironment } from '../ports.mjs';
import { emulatorHosts, namesEmulators, readTarget, type Target } from './target.ts';

/** Prints why a command cannot run, and sets the exit code 1. */
export function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

function isListening(host: string): Promise<boolean> {
  const [name, port] = host.split(':');
  return new Promise((resolve) => {
    const socket = createConnection({ host: name, port: Number(port) }, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}

/**
 * Returns the school that a command works on: the project of `--project`, otherwise the emulators that the environment
 * names, otherwise the local school that `npm start` runs, whose addresses it adds to the environment of this process.
 * The target is missing if an emulator does not answer: the Admin SDK would try for minutes, and write to the other one
 * meanwhile.
 */
export async function chooseTarget(project: string | undefined): Promise<Target> {
  if (project === undefined && !namesEmulators(process.env))
    Object.assign(process.env, stackEnvironment(PORTS));
  const target = readTarget(process.env, project);
  if (target.kind !== 'emulators') return target;
  for (const name of emulatorHosts) {
    const host = process.env[name] ?? '';
    if (!(await isListening(host))) {
      const advice = 'Run npm start in another terminal, or name a project by --project ID.';
      return {
        kind: 'missing',
        advice: `The local school does not run: nothing answers at ${host}. ${advice}`,
      };
    }
  }
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  return target;
}

/** Connects the Admin SDK to a school; in a project it has the rights of the person who runs the command. */
export function connect({ kind, projectId }: Exclude<Target, { kind: 'missing' }>) {
  if (kind === 'emulators') process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const app = initializeApp(
    kind === 'emulators' ? { projectId } : { projectId, credential: applicationDefault() },
  );
  return { auth: getAuth(app), db: getFirestore(app) };
}

/** Runs a command, and prints its `usage` for `--help` and if it does not know the arguments. */
export async function run(command: () => Promise<void>, usage: string): Promise<void> {
  checkArguments(usage);
  try {
    await command();
  } catch (error) {
    if (!isArgumentError(error)) throw error;
    fail(withUsage(error.message, usage));
  }
}
