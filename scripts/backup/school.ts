import { createConnection } from 'node:net';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { chooseTarget } from '../admin/command.ts';
import { adviceFor } from '../admin/target.ts';
import { Failure, interruption, main } from '../command.ts';
import { accessToken, addressOf } from '../configure/credentials.ts';
import { googleClient } from '../configure/google.ts';
import { Refusal } from '../configure/refusal.ts';
import { pluralize } from '../migrations/migration.ts';
import { accountStore, type Accounts } from './accounts.ts';
import { documentStore, type Documents } from './documents.ts';
import type { BackupRecord } from './format.ts';

/** What a backup is made of, and what a restore writes. */
export type School = { project: string; isLocal: boolean; accounts: Accounts; documents: Documents };

/** The document that says that a restore has begun and not ended, and of which file. */
export const restoreMark = 'restores/current';

/**
 * What is no part of a backup, and stays as it is through a restore: the mark of the restore itself, and mail on its way,
 * because a mail that is written again is sent again.
 */
export const isOutside = (path: string) => path === restoreMark || path.startsWith('mail/');

/** Everything of a school: accounts as they are, documents as they were at the moment. */
export async function* recordsOf(
  { accounts, documents }: School,
  moment: string,
): AsyncGenerator<BackupRecord> {
  for await (const account of accounts.list()) {
    interruption.throwIfAborted();
    yield { account };
  }
  for await (const document of documents.list(moment)) {
    interruption.throwIfAborted();
    if (!isOutside(document.document)) yield document;
  }
}

/** `1 account and 20 documents`. */
export const contentsOf = (counts: { accounts: number; documents: number }) =>
  `${pluralize(counts.accounts, 'account', 'accounts')} and ${pluralize(counts.documents, 'document', 'documents')}`;

function listens(host: string): Promise<boolean> {
  const [name, port] = host.split(':');
  return new Promise((resolve) => {
    const socket = createConnection({ host: name, port: Number(port) }, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}

/**
 * The local school, or a project with the rights of whoever runs the command.
 * @throws Failure when there is none, or none that runs
 */
export async function openSchool(named: string | undefined): Promise<School> {
  const target = chooseTarget(named);
  if (target.kind === 'missing') throw new Failure(target.advice);
  const { kind, projectId: project } = target;
  const isLocal = kind === 'emulators';
  const [firestore, auth] = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'].map((name) =>
    isLocal ? (process.env[name] ?? '') : undefined,
  );
  for (const host of [firestore, auth]) {
    if (host !== undefined && !(await listens(host))) {
      throw new Failure(
        `The local school does not run: nothing answers at ${host}. Run npm start in another terminal, or name a project by --project ID.`,
      );
    }
  }
  // Ctrl-C ends a command between two writes.
  return schoolOf(
    project,
    firestore === undefined || auth === undefined ? undefined : { firestore, auth },
    () => interruption.throwIfAborted(),
  );
}

/**
 * @param emulators their hosts; a real project without them
 * @param onStep is called before each change
 */
export function schoolOf(
  project: string,
  emulators: { firestore: string; auth: string } | undefined,
  onStep: () => void,
): School {
  const google = googleClient({
    project,
    addressOf: emulators ? (service) => `http://${emulators.auth}/${service}` : addressOf,
    // The emulators take this token for the school's own server.
    accessToken: emulators ? () => Promise.resolve('owner') : accessToken(project),
  });
  return {
    project,
    isLocal: emulators !== undefined,
    accounts: accountStore(google, emulators !== undefined, onStep),
    documents: documentStore({ project, emulator: emulators?.firestore, onStep }),
  };
}

/** Runs a command about one file and one school; says in plain words what keeps it from its work. */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  work: (file: string, values: { [name in keyof Options]?: string | boolean | undefined }) => Promise<void>,
): Promise<void> {
  await main(async () => {
    try {
      const { positionals, values } = parseArgs({ allowPositionals: true, options });
      const [file] = positionals;
      if (file === undefined || positionals.length > 1) throw new Failure(usage);
      await work(file, values);
      return 0;
    } catch (error) {
      throw plainly(error, usage);
    }
  });
}

function plainly(error: unknown, usage: string): unknown {
  if (error instanceof Refusal) return new Failure(`${error.message} ${error.todo}`.trim());
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    return new Failure(usage);
  }
  const advice = error instanceof Failure ? undefined : adviceFor(error, '');
  return advice === undefined ? error : new Failure(advice);
}
