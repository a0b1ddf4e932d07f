import { resolve } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { chooseTarget, run } from '../admin/command.ts';
import { Failure, interruption } from '../command.ts';
import { accessToken, addressOf } from '../configure/credentials.ts';
import { googleClient } from '../configure/google.ts';
import { pluralize } from '../migrations/migration.ts';
import { accountStore, type Accounts } from './accounts.ts';
import { documentStore, type Documents } from './documents.ts';
import type { BackupRecord } from './format.ts';

/** The school that a backup reads or a restore writes. */
export type School = { project: string; isLocal: boolean; accounts: Accounts; documents: Documents };

/** The document that exists while a restore is unfinished, with the checksum of its file. */
export const restoreMark = 'restores/current';

/**
 * Whether a document is not in a backup, and not changed by a restore: the mark of the restore itself, and outgoing
 * mail, because a mail that is written again is sent again.
 */
export const isExcluded = (path: string) => path === restoreMark || path.startsWith('mail/');

/** All records of a school: its current accounts, and its documents at a moment. */
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
    if (!isExcluded(document.document)) yield document;
  }
}

/** What a command calls its school, so that nobody takes a real one for the local one. */
export const schoolInWords = ({ isLocal, project }: School) => (isLocal ? 'the local school' : project);

/** `1 account and 20 documents`. */
export const countsInWords = (counts: { accounts: number; documents: number }) =>
  `${pluralize(counts.accounts, 'account', 'accounts')} and ${pluralize(counts.documents, 'document', 'documents')}`;

/**
 * Opens the local school, or a project with the rights of the person who runs the command.
 * @throws Failure if none is named, or the local school does not run; Refusal if Google does not know the person
 */
export async function openSchool(named: string | undefined): Promise<School> {
  const { kind, projectId: project } = await chooseTarget(named);
  // Asked first: without a sign-in, Firestore's client throws one more error, which nothing catches.
  if (kind === 'project') await accessToken(project)();
  const { FIRESTORE_EMULATOR_HOST: firestore = '', FIREBASE_AUTH_EMULATOR_HOST: auth = '' } = process.env;
  // Ctrl-C ends a command between two writes.
  return schoolOf(project, kind === 'emulators' ? { firestore, auth } : undefined, () =>
    interruption.throwIfAborted(),
  );
}

/**
 * @param emulators the hosts of the emulators; `undefined` for a real project
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
    // The emulators accept this token as that of the school's own server.
    accessToken: emulators ? () => Promise.resolve('owner') : accessToken(project),
  });
  return {
    project,
    isLocal: emulators !== undefined,
    accounts: accountStore(google, emulators !== undefined, onStep),
    documents: documentStore({ project, emulator: emulators?.firestore, onStep }),
  };
}

/** Runs a command on one file and one school. */
export async function runCommand<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  work: (file: string, values: { [name in keyof Options]?: string | boolean | undefined }) => Promise<void>,
): Promise<void> {
  await run(async () => {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Failure(usage);
    // npm runs us in the checkout, wherever it was called.
    await work(resolve(process.env['INIT_CWD'] ?? '', file), values);
  }, usage);
}
