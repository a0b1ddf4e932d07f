import { createHash, randomUUID } from 'node:crypto';
import { existsSync, createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { Failure, UNWRITABLE } from '../command.ts';
import { Account, Passwords } from './accounts.ts';
import { Fields } from './values.ts';

// A backup is one file: gzipped lines of JSON. The first line is the header, then come the accounts and the documents,
// one per line, and the last line has their counts and the SHA-256 of all lines before it.

const FORMAT = 'padavu-backup';
/** Raise it when the lines change; `recordsByVersion` keeps a schema for each version. */
const VERSION = 1;

/** A document has at most 1 MiB, and JSON escapes a character with at most six. A longer line is no document. */
const LONGEST_LINE = 16 * 1024 * 1024;
const CHUNK = 64 * 1024;

/** The fields that the header of every version has. */
const AnyHeader = z.looseObject({ format: z.literal(FORMAT), version: z.int().positive() });

export const Header = z.strictObject({
  format: z.literal(FORMAT),
  version: z.int().positive(),
  /** When the documents were read. */
  madeAt: z.iso.datetime({ precision: null }),
  project: z.string().min(1),
  /** The level of the program that made the file; its documents may be older, and never newer. */
  level: z.int().nonnegative(),
  passwords: Passwords,
});
export type Header = z.infer<typeof Header>;

const AccountRecord = z.strictObject({ account: Account });
const DocumentRecord = z.strictObject({
  document: z.string().regex(/^[^/]+(?:\/[^/]+){1}(?:\/[^/]+\/[^/]+)*$/u),
  fields: Fields,
});
const BackupRecord = z.union([DocumentRecord, AccountRecord]);
type AccountRecord = z.infer<typeof AccountRecord>;
export type DocumentRecord = z.infer<typeof DocumentRecord>;
export type BackupRecord = z.infer<typeof BackupRecord>;

const recordsByVersion: Readonly<Record<number, z.ZodType<BackupRecord>>> = { 1: BackupRecord };

const Trailer = z.strictObject({
  accounts: z.int().nonnegative(),
  documents: z.int().nonnegative(),
  sha256: z.hex().length(64),
});
export type Trailer = z.infer<typeof Trailer>;

/** Segment by segment, as Firestore sorts names: numeric ids first and as numbers, then texts by their UTF-8 bytes. */
export function comparePaths(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareSegments(segment, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareSegments(a: string, b: string): number {
  if (a === b) return 0;
  const [left, right] = [a, b].map((segment) => /^__id(-?\d+)__$/u.exec(segment)?.[1]);
  if (left !== undefined && right !== undefined) return BigInt(left) < BigInt(right) ? -1 : 1;
  if (left !== undefined || right !== undefined) return left === undefined ? 1 : -1;
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** A backup never overwrites a file, and makes no folder. */
export function assertFree(file: string): void {
  const folder = dirname(file);
  if (!existsSync(`${folder}/`)) throw new Failure(`There is no folder ${folder}.`);
  if (existsSync(file)) throw new Failure(`${file} is there already: name another file.`);
}

/**
 * Writes a backup that only its owner may read. It has a temporary name until it is complete, so that an incomplete
 * file never has the final name.
 * @returns the counts and the checksum
 */
export async function writeBackup(
  file: string,
  header: Omit<Header, 'format' | 'version'>,
  records: AsyncIterable<BackupRecord>,
): Promise<Trailer> {
  const hash = createHash('sha256');
  const counts = { accounts: 0, documents: 0 };
  let trailer: Trailer | undefined;
  const lineOf = (value: Header | BackupRecord) => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    return line;
  };
  async function* lines() {
    let chunk = lineOf({ format: FORMAT, version: VERSION, ...header });
    for await (const record of records) {
      counts['account' in record ? 'accounts' : 'documents'] += 1;
      chunk += lineOf(record);
      if (chunk.length < CHUNK) continue;
      yield chunk;
      chunk = '';
    }
    trailer = { ...counts, sha256: hash.digest('hex') };
    yield `${chunk}${JSON.stringify(trailer)}\n`;
  }
  assertFree(file);
  // Another backup may write the same file meanwhile.
  const part = `${file}.${randomUUID()}.part`;
  try {
    const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(lines()), createGzip(), output);
    assertFree(file);
    renameSync(part, file);
  } catch (error) {
    const code = codeOf(error);
    throw UNWRITABLE.test(code) ? new Failure(`${file} cannot be written (${code}).`) : error;
  } finally {
    if (existsSync(part)) rmSync(part);
  }
  return Trailer.parse(trailer);
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The lines of a file, without line breaks. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file);
  const text = createGunzip();
  input.on('error', (error) => text.destroy(error));
  let rest: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of input.pipe(text) as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString('utf8');
        rest = [];
        length = 0;
        from = end + 1;
      }
      rest.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > LONGEST_LINE) throw new TypeError('A line is too long');
    }
  } finally {
    input.destroy();
  }
  if (length > 0) throw new TypeError('The last line has no end');
}

function readHeader(line: string, file: string, level: number): Header {
  const parsed = AnyHeader.safeParse(JSON.parse(line));
  if (!parsed.success) throw new Failure(`${file} is not a backup of Padavu.`);
  if (parsed.data.version > VERSION || Number(parsed.data['level'] ?? 0) > level) {
    throw new Failure(`${file} was made by a newer version of Padavu: update this one and run this again.`);
  }
  return Header.parse(parsed.data);
}

/** Accounts come first, and documents in their order, each once. */
function assertOrder(record: BackupRecord, previous: BackupRecord | undefined): void {
  if (previous === undefined || 'account' in previous) return;
  if ('account' in record || comparePaths(previous.document, record.document) >= 0) {
    throw new TypeError('The records are in another order');
  }
}

function assertTrailer(line: string, counts: Omit<Trailer, 'sha256'>, sha256: string): Trailer {
  const trailer = Trailer.parse(JSON.parse(line));
  const isRight =
    trailer.accounts === counts.accounts &&
    trailer.documents === counts.documents &&
    trailer.sha256 === sha256;
  if (!isRight) throw new TypeError('The last line does not match the lines before');
  return trailer;
}

/**
 * Reads a backup from its first line to its checksum. The records are known to be complete only when it has ended
 * without an error, so a caller that writes them reads the whole file once before.
 * @param level the level of this version: a file with a higher one is from a newer version
 * @yields the records, in their order
 * @returns the header and the trailer
 * @throws Failure for a file that is damaged, cut, foreign, newer or missing
 */
export async function* readBackup(
  file: string,
  level: number,
): AsyncGenerator<BackupRecord, { header: Header; trailer: Trailer }, void> {
  const hash = createHash('sha256');
  const counts = { accounts: 0, documents: 0 };
  let header: Header | undefined;
  let previousLine: string | undefined;
  let previous: BackupRecord | undefined;
  try {
    for await (const line of linesOf(file)) {
      if (previousLine !== undefined) {
        hash.update(`${previousLine}\n`);
        if (!header) header = readHeader(previousLine, file, level);
        else {
          const record: BackupRecord | undefined = recordsByVersion[header.version]?.parse(
            JSON.parse(previousLine),
          );
          if (!record) throw new TypeError('No reader');
          assertOrder(record, previous);
          counts['account' in record ? 'accounts' : 'documents'] += 1;
          yield record;
          previous = record;
        }
      }
      previousLine = line;
    }
    if (!header || previousLine === undefined) throw new Failure(`${file} is not a backup of Padavu.`);
    return { header, trailer: assertTrailer(previousLine, counts, hash.digest('hex')) };
  } catch (error) {
    throw readingFailure(error, file, header !== undefined);
  }
}

function readingFailure(error: unknown, file: string, isOurs: boolean): Error {
  if (error instanceof Failure) return error;
  const code = codeOf(error);
  if (code === 'ENOENT') return new Failure(`There is no file ${file}.`);
  if (code === 'EACCES' || code === 'EISDIR') return new Failure(`${file} cannot be read (${code}).`);
  const known = error instanceof z.ZodError || error instanceof SyntaxError || error instanceof TypeError;
  if (!known && !code.startsWith('Z_')) return error instanceof Error ? error : new Error(String(error));
  return new Failure(
    isOurs
      ? `${file} is damaged or cut: nothing of it can be trusted. Take another copy of it.`
      : `${file} is not a backup of Padavu, or its beginning is damaged.`,
  );
}
