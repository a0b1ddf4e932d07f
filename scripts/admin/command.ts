import { createConnection } from 'node:net';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { Failure, interruption, main } from '../command.ts';
import { Refusal } from '../configure/refusal.ts';
import { PORTS, stackEnvironment } from '../ports.mjs';
import { adviceFor, emulatorHosts, namesEmulators, readTarget, type Target } from './target.ts';

type School = Exclude<Target, { kind: 'missing' }>;

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
 * @throws Failure if no school is named, and if an emulator does not answer: the Admin SDK would try for minutes, and
 * write to the other one meanwhile
 */
export async function chooseTarget(project: string | undefined): Promise<School> {
  if (project === undefined && !namesEmulators(process.env))
    Object.assign(process.env, stackEnvironment(PORTS));
  const target = readTarget(process.env, project);
  if (target.kind === 'missing') throw new Failure(target.advice);
  if (target.kind === 'project') return target;
  for (const name of emulatorHosts) {
    const host = process.env[name] ?? '';
    if (!(await isListening(host))) {
      const advice = 'Run npm start in another terminal, or name a project by --project ID.';
      throw new Failure(`The local school does not run: nothing answers at ${host}. ${advice}`);
    }
  }
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  return target;
}

/** Connects the Admin SDK to a school; in a project it has the rights of the person who runs the command. */
export function connect({ kind, projectId }: School) {
  const app = initializeApp(
    kind === 'emulators' ? { projectId } : { projectId, credential: applicationDefault() },
  );
  return { auth: getAuth(app), db: getFirestore(app) };
}

/** Runs a command that works on a school; what a person can mend becomes a `Failure` with advice. */
export async function run(command: () => Promise<void>, usage: string): Promise<void> {
  await main(async () => {
    try {
      await command();
    } catch (error) {
      throw toFailure(error);
    }
    return 0;
  }, usage);
}

function toFailure(error: unknown): unknown {
  if (error instanceof Failure) return error;
  if (error instanceof Refusal) return new Failure(`${error.message} ${error.todo}`.trim());
  const advice = adviceFor(error);
  return advice === undefined ? error : new Failure(advice);
}

/** From now on a signal ends the command at once: what follows may end anywhere, and running it again finishes it. */
export function mayEndAnywhere(): void {
  interruption.addEventListener('abort', () => {
    console.log('\nStopped.');
    process.exit(130);
  });
}
