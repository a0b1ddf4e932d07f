import { isDeepStrictEqual } from 'node:util';
import { erasuresCollection } from '@padavu/domain/user/erasure';
import { unsubscriptionsCollection } from '@padavu/domain/site/subscriber';
import { losesSecondFactor, type Account } from './accounts.ts';
import type { Documents } from './documents.ts';
import { erasedPeople, type ErasedPeople } from './erased.ts';
import { comparePaths, readBackup, type DocumentRecord, type Header, type Trailer } from './format.ts';
import { countsInWords, isExcluded, restoreMark, type School } from './school.ts';
import type { Fields } from './values.ts';
import { Failure } from '../command.ts';

/**
 * The most rounds of a restore. A school in use changes meanwhile; after so many rounds, people have to stop using it.
 */
const ROUNDS = 10;

type Options = {
  file: string;
  school: School;
  /** Whether existing data may be deleted. */
  replace: boolean;
  /** The level of this version: a file with a higher one is from a newer version. */
  level: number;
  /** Runs every migration. */
  migrate: () => Promise<unknown>;
  /** Removes people who were left out from the totals, and keeps the numbers of their receipts. */
  eraseStats: (uids: Iterable<string>) => Promise<unknown>;
  say: (line: string) => void;
};

/** The number of accounts that lose their password, and of those that lose their authenticator app. */
type Losses = { withoutPassword: number; withoutFactor: number };

export type RestoreResult = Losses & {
  header: Header;
  trailer: Trailer;
  /** Documents that were left out, because their people were erased or unsubscribed since. */
  leftOut: number;
};

/** Reads the whole file, so that nothing is written of an incomplete one. */
async function inspect(file: string, level: number) {
  const reader = readBackup(file, level);
  let next = await reader.next();
  while (!next.done) next = await reader.next();
  return next.value;
}

async function countLosses(accounts: AsyncIterable<Account>, canImport: boolean): Promise<Losses> {
  const losses = { withoutPassword: 0, withoutFactor: 0 };
  for await (const account of accounts) {
    const keepsPassword = canImport && account.passwordHash !== undefined;
    losses.withoutPassword += account.email !== undefined && !keepsPassword ? 1 : 0;
    losses.withoutFactor += losesSecondFactor(account) ? 1 : 0;
  }
  return losses;
}

/** The collections that say what a restore must leave out, in the file and in the school. */
const exclusionCollections = [erasuresCollection, unsubscriptionsCollection];

/** The documents of a file. */
async function* documentsIn(file: string, level: number): AsyncGenerator<DocumentRecord> {
  for await (const record of readBackup(file, level)) if ('document' in record) yield record;
}

/** The erasures and unsubscriptions of a file and of a school. */
async function* exclusionRecords(
  file: string,
  level: number,
  documents: Documents,
): AsyncGenerator<DocumentRecord> {
  for await (const record of documentsIn(file, level)) {
    if (exclusionCollections.some((collection) => record.document.startsWith(`${collection}/`))) yield record;
  }
  const moment = await documents.moment();
  for (const collection of exclusionCollections) yield* documents.list(moment, collection);
}

/** The data of a school, in words; empty if it has none. Erasures and unsubscriptions alone are no data. */
async function dataInWords({ accounts, documents }: School): Promise<string> {
  const ignored = new Set(['restores', 'mail', ...exclusionCollections]);
  const collections = (await documents.collections()).filter((id) => !ignored.has(id));
  return [
    ...((await accounts.isEmpty()) ? [] : ['accounts']),
    ...(collections.length > 0 ? [`documents in ${collections.join(', ')}`] : []),
  ].join(' and ');
}

async function* accountsOf(file: string, level: number, erased: ErasedPeople): AsyncGenerator<Account> {
  for await (const record of readBackup(file, level)) {
    if (!('account' in record)) return;
    if (!erased.uids.has(record.account.localId)) yield record.account;
  }
}

/** Whether fields are equal. A backup has them in their order; a file that was edited may have them in another one. */
const areEqual = (one: Fields, other: Fields) =>
  JSON.stringify(one) === JSON.stringify(other) || isDeepStrictEqual(one, other);

/** The changes that make the documents of a school equal to those of a file; both must be sorted by path. */
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
          (stays(left.value.document, true) || areEqual(left.value.fields, right.value.fields));
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
 * Makes a school equal to a file, and compares them again until they are: triggers and people write meanwhile, and an
 * interrupted run may have left a part of it. So a restore may be repeated at any time.
 * @throws Failure before anything is written, for an incomplete file and for a school that contains data
 */
export async function restore({
  file,
  school,
  replace,
  level,
  migrate,
  eraseStats,
  say,
}: Options): Promise<RestoreResult> {
  const { accounts, documents } = school;
  const { header, trailer } = await inspect(file, level);
  const begun = await documents.read(restoreMark);
  if (!replace && begun?.['file'] !== trailer.sha256) {
    const contents = await dataInWords(school);
    if (contents !== '') {
      const target = school.isLocal ? 'The local school' : school.project;
      throw new Failure(
        `${target} is not empty: it contains ${contents}. Back it up with npm run backup first. With --replace the file, ${countsInWords(trailer)} of ${header.project} from ${header.madeAt}, replaces all of it.`,
      );
    }
  }
  const erased = await erasedPeople(exclusionRecords(file, level, documents), header.madeAt);
  const read = () => accountsOf(file, level, erased);
  const losses = await countLosses(read(), accounts.canImport(header.passwords));
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
  const stays = (path: string, isInFile: boolean) => isExcluded(path) || erased.stays(path, isInFile);
  for (let round = 1; ; round += 1) {
    const written = await accounts.makeEqual(read, header.passwords, round === 1);
    const stored = documents.list(await documents.moment());
    const count = await documents.write(differences(wanted(), stored, stays));
    if (written + count === 0) break;
    const changed = countsInWords({ accounts: written, documents: count });
    say(`Round ${round}: ${changed} written or deleted.`);
    if (round === ROUNDS) {
      throw new Failure(
        `The school changes as fast as it is restored (${changed} in the last round): see that nobody works in it, and run this again.`,
      );
    }
  }
  if (erased.uids.size > 0) await eraseStats(erased.uids);
  // Always: a backup that was made between a deploy and its migrations has documents of an older version.
  await migrate();
  await documents.write([{ document: restoreMark, fields: undefined }]);
  return { header, trailer, leftOut, ...losses };
}
