import { erasuresCollection } from '@padavu/domain/erasure';
import { unsubscriptionsCollection } from '@padavu/domain/subscriber';
import { lacksSecondFactor, type Account } from './accounts.ts';
import type { Documents } from './documents.ts';
import { erasedPeople, type Erased } from './erased.ts';
import { comparePaths, readBackup, type DocumentRecord, type Header, type Trailer } from './format.ts';
import { contentsOf, isOutside, restoreMark, type School } from './school.ts';
import { Failure } from '../command.ts';

/** A school in use changes while it is restored; more often in a row than this somebody has to leave it alone. */
const ROUNDS = 10;

type Options = {
  file: string;
  school: School;
  /** Whether what is there may go. */
  replace: boolean;
  /** How many migrations this version has. */
  level: number;
  /** Brings an older store up to date. */
  migrate: () => Promise<unknown>;
  /** Takes people who stayed out of the sums. */
  uncount: (uids: Iterable<string>) => Promise<unknown>;
  say: (line: string) => void;
};

export type Restored = {
  header: Header;
  trailer: Trailer;
  /** Documents of people who were erased or unsubscribed since, which stayed out. */
  leftOut: number;
  /** Accounts that could sign in with a password and cannot, and those that had an authenticator app. */
  withoutPassword: number;
  withoutFactor: number;
};

/** Reads the file to its end, so that nothing is written of one that is not whole. */
async function inspect(file: string, level: number) {
  const accounts = { withAddress: 0, withHash: 0, withoutFactor: 0 };
  const reader = readBackup(file, level);
  let next = await reader.next();
  for (; !next.done; next = await reader.next()) {
    if ('document' in next.value) continue;
    const { account } = next.value;
    accounts.withAddress += account.email === undefined ? 0 : 1;
    accounts.withHash += account.passwordHash === undefined ? 0 : 1;
    accounts.withoutFactor += lacksSecondFactor(account) ? 1 : 0;
  }
  return { ...next.value, of: accounts };
}

/** What a restore goes by, whether the file has it or the school. */
const guiding = [erasuresCollection, unsubscriptionsCollection];

/** The documents of a file. */
async function* documentsIn(file: string, level: number): AsyncGenerator<DocumentRecord> {
  for await (const record of readBackup(file, level)) if ('document' in record) yield record;
}

/** The erasures and unsubscriptions of a file and of a school. */
async function* guidance(file: string, level: number, documents: Documents): AsyncGenerator<DocumentRecord> {
  for await (const record of documentsIn(file, level)) {
    if (guiding.some((collection) => record.document.startsWith(`${collection}/`))) yield record;
  }
  const moment = await documents.moment();
  for (const collection of guiding) yield* documents.list(moment, collection);
}

/** What a school holds, in words; empty for one that holds nothing. Who left it for good is no data of its own. */
async function holdings({ accounts, documents }: School): Promise<string> {
  const kept = new Set(['restores', 'mail', ...guiding]);
  const collections = (await documents.collections()).filter((id) => !kept.has(id));
  return [
    ...((await accounts.isEmpty()) ? [] : ['accounts']),
    ...(collections.length > 0 ? [`documents in ${collections.join(', ')}`] : []),
  ].join(' and ');
}

async function* accountsOf(file: string, level: number, erased: Erased): AsyncGenerator<Account> {
  for await (const record of readBackup(file, level)) {
    if (!('account' in record)) return;
    if (!erased.uids.has(record.account.localId)) yield record.account;
  }
}

/** What has to be written so that the documents of a school are those of a file: both come in the order of their paths. */
async function* differences(
  wanted: AsyncGenerator<DocumentRecord>,
  stored: AsyncGenerator<DocumentRecord>,
  stays: (path: string, isInFile: boolean) => boolean,
) {
  try {
    let [left, right] = [await wanted.next(), await stored.next()];
    while (!left.done || !right.done) {
      const order = left.done ? 1 : right.done ? -1 : comparePaths(left.value.document, right.value.document);
      if (!left.done && order <= 0) {
        const isRight =
          order === 0 &&
          !right.done &&
          (stays(left.value.document, true) ||
            JSON.stringify(left.value.fields) === JSON.stringify(right.value.fields));
        if (!isRight) yield left.value;
        left = await wanted.next();
      } else if (!right.done && !stays(right.value.document, false)) {
        yield { document: right.value.document, fields: undefined };
      }
      if (order >= 0) right = await stored.next();
    }
  } finally {
    await Promise.all([wanted.return(undefined), stored.return(undefined)]);
  }
}

/**
 * Makes a school equal a file, and reads it back until it is: triggers and people write meanwhile, and a run that died on
 * the way left half of it. So a restore may be repeated at any time.
 * @throws Failure before anything is written, for a file that is not whole and for a school that holds data
 */
export async function restore({
  file,
  school,
  replace,
  level,
  migrate,
  uncount,
  say,
}: Options): Promise<Restored> {
  const { accounts, documents } = school;
  const { header, trailer, of } = await inspect(file, level);
  const begun = await documents.read(restoreMark);
  if (!replace && begun?.['file'] !== trailer.sha256) {
    const contents = await holdings(school);
    if (contents !== '') {
      throw new Failure(
        `${school.isLocal ? 'The local school' : school.project} holds ${contents}. With --replace all of it goes, and what is in the file takes its place; keep it by npm run backup first.`,
      );
    }
  }
  const erased = await erasedPeople(guidance(file, level, documents), header.madeAt);
  await documents.write([{ document: restoreMark, fields: { file: trailer.sha256 } }]);

  let leftOut = 0;
  async function* wanted(): AsyncGenerator<DocumentRecord> {
    leftOut = 0;
    for await (const record of documentsIn(file, level)) {
      const cleaned = erased.clean(record);
      if (cleaned) yield cleaned;
      else leftOut += 1;
    }
  }
  const stays = (path: string, isInFile: boolean) => isOutside(path) || erased.stays(path, isInFile);
  for (let round = 1; ; round += 1) {
    const read = () => accountsOf(file, level, erased);
    const written = await accounts.makeEqual(read, header.passwords, round === 1);
    const stored = documents.list(await documents.moment());
    const count = await documents.write(differences(wanted(), stored, stays));
    if (written + count === 0) break;
    const changed = contentsOf({ accounts: written, documents: count });
    say(`Round ${round}: ${changed} written or deleted.`);
    if (round === ROUNDS) {
      throw new Failure(
        `The school changes as fast as it is restored (${changed} in the last round): see that nobody works in it, and run this again.`,
      );
    }
  }
  if (erased.uids.size > 0) await uncount(erased.uids);
  if (header.level < level) await migrate();
  await documents.write([{ document: restoreMark, fields: undefined }]);
  const withPassword = accounts.takes(header.passwords) ? of.withHash : 0;
  return {
    header,
    trailer,
    leftOut,
    withoutPassword: of.withAddress - withPassword,
    withoutFactor: of.withoutFactor,
  };
}
