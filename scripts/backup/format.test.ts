import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectNode } from '../install.mjs';
import { comparePaths, readBackup, writeBackup, type BackupRecord } from './format.ts';

const level = 3;
const header = {
  madeAt: '2026-11-22T10:00:00.123456Z',
  project: 'demo-one',
  level,
  passwords: { kind: 'emulator' as const },
};
const records: BackupRecord[] = [
  {
    account: {
      localId: 'asha',
      email: 'asha@padavu.example',
      passwordHash: 'fakeHash:salt=a:password=b',
      salt: 'a',
    },
  },
  { account: { localId: 'devika' } },
  { document: 'courses/1', fields: { price: 1999, rating: { double: 5 }, title: 'Line\u2028one\n' } },
  { document: 'users/asha', fields: { name: 'Asha', since: { timestamp: '2026-01-01T00:00:00.000001Z' } } },
  { document: 'users/asha/progress/1', fields: {} },
];

let folder = '';
let file = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  file = join(folder, 'school.backup');
  await write();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* each<T>(items: readonly T[]) {
  yield* items;
}

const write = (lines = records, fileHeader = header) => writeBackup(file, fileHeader, each(lines));

async function read() {
  const reader = readBackup(file, level);
  const found: BackupRecord[] = [];
  for (;;) {
    const next = await reader.next();
    if (next.done) return { ...next.value, found };
    found.push(next.value);
  }
}

/** Writes the file again, with changed lines. */
const rewrite = (change: (text: string) => string) =>
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())));

async function* failing() {
  yield* records;
  throw new Error('The network is gone');
}

describe('a backup', () => {
  it('is read as it was written', async () => {
    const { found, header: first, trailer } = await read();
    expect(found).toEqual(records);
    expect(first).toEqual({ format: 'padavu-backup', version: 1, ...header });
    expect(trailer).toMatchObject({ accounts: 2, documents: 3 });
  });

  it('is whole when another one is written to the same file meanwhile, which says so', async () => {
    rmSync(file);
    async function* late() {
      yield* records.slice(0, 2);
      // The other one begins later and ends earlier.
      await write();
      yield* records.slice(2);
    }
    await expect(writeBackup(file, header, late())).rejects.toThrow(`${file} is there already`);
    expect((await read()).found).toEqual(records);
    expect(readdirSync(folder)).toEqual(['school.backup']);
  });

  it('is the same to the byte when it is written again', async () => {
    const once = readFileSync(file);
    await expect(write()).rejects.toThrow('is there already');
    rmSync(file);
    await write();
    expect(readFileSync(file).equals(once)).toBe(true);
  });

  it('is not written into a folder that does not exist', async () => {
    const missing = join(folder, 'missing');
    const writing = writeBackup(join(missing, 'school.backup'), header, each(records));
    await expect(writing).rejects.toThrow(`There is no folder ${missing}.`);
    const inFile = writeBackup(join(file, 'school.backup'), header, each(records));
    await expect(inFile).rejects.toThrow(`There is no folder ${file}.`);
  });

  it('says so when the file system does not take it', async () => {
    // Its name while it is incomplete is too long.
    const long = join(folder, 'b'.repeat(255));
    const writing = writeBackup(long, header, each(records));
    await expect(writing).rejects.toThrow(`${long} cannot be written (ENAMETOOLONG).`);
  });

  it('is readable by its owner only, and leaves no other file', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['school.backup']);
  });

  it('has its name only when it is complete', async () => {
    rmSync(file);
    await expect(writeBackup(file, header, failing())).rejects.toThrow('The network is gone');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a file is refused', () => {
  it('or reads the same, whichever bit is flipped', async () => {
    const whole = readFileSync(file);
    const first = await read();
    let refused = 0;
    const step = 11;
    for (let bit = 0; bit < whole.length * 8; bit += step) {
      const flipped = Buffer.from(whole);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      writeFileSync(file, flipped);
      const outcome = await read().catch((error: Error) => error.name);
      // Some bits only contain the file's date and operating system, for gzip.
      expect([{ ...first }, 'Failure']).toContainEqual(outcome);
      if (outcome === 'Failure') refused += 1;
    }
    expect(refused).toBeGreaterThan((whole.length * 8) / step - 10 * 8);
  });

  it('wherever it is cut', async () => {
    const whole = readFileSync(file);
    for (let length = 0; length < whole.length; length += 7) {
      writeFileSync(file, whole.subarray(0, length));
      await expect(read()).rejects.toMatchObject({ name: 'Failure' });
    }
  });

  it.each<[string, (text: string) => string, string]>([
    ['a record is missing', (text) => text.replace(/\{"document":"users\/asha",.*\n/u, ''), 'damaged or cut'],
    ['a price is changed', (text) => text.replace('1999', '1'), 'damaged or cut'],
    [
      'two documents are swapped',
      (text) => text.replace(/([^\n]*"courses\/1"[^\n]*\n)([^\n]*\n)/u, '$2$1'),
      'damaged or cut',
    ],
    ['the last line is missing', (text) => text.replace(/.*\n$/u, ''), 'damaged or cut'],
    ['something follows', (text) => `${text}{}\n`, 'damaged or cut'],
    ['a field has an unknown type', (text) => text.replace('{"double":5}', '{"float":5}'), 'damaged or cut'],
    ['it has another version', (text) => text.replace('"version":1', '"version":2'), 'newer version'],
    ['it has a higher level', (text) => text.replace('"level":3', '"level":4'), 'newer version'],
    ['it is of another program', (text) => text.replace('padavu-backup', 'other'), 'not a backup of Padavu'],
    ['it contains no JSON', () => 'name;email\n', 'not a backup of Padavu'],
    ['it is empty', () => '', 'not a backup of Padavu'],
  ])('when %s', async (_what, change, sentence) => {
    rewrite(change);
    await expect(read()).rejects.toThrow(sentence);
  });

  it('when it is no gzip, does not exist, or is a folder', async () => {
    writeFileSync(file, 'name;email\n');
    await expect(read()).rejects.toThrow('not a backup of Padavu');
    rmSync(file);
    await expect(read()).rejects.toThrow('There is no file');
    file = folder;
    await expect(read()).rejects.toThrow('cannot be read');
  });
});

it('a file with a lower level is read', async () => {
  rmSync(file);
  await write(records, { ...header, level: 0 });
  expect((await read()).header.level).toBe(0);
});

it('paths are sorted as in Firestore', () => {
  const ordered = [
    'a/1',
    'a/1/b/c',
    'a/1/b/c/d/__id7__',
    'a/1/b/c/d/__id10__',
    'a/1/b/c/d/x',
    'a/1 2',
    'a/～',
    'a/😀',
    'ab/1',
  ];
  expect(ordered.toReversed().toSorted(comparePaths)).toEqual(ordered);
});

it('a file of 90 megabytes is written and read with a heap of 48', () => {
  const format = new URL('format.ts', import.meta.url).href;
  const code = `
    import { readBackup, writeBackup } from '${format}';
    async function* many() {
      for (let id = 0; id < 10_000; id += 1) {
        const text = String(id).padStart(6, '0');
        yield { document: 'users/' + text, fields: { text: text.repeat(1500) } };
      }
    }
    await writeBackup('${file}.large', ${JSON.stringify(header)}, many());
    let count = 0;
    for await (const _ of readBackup('${file}.large', ${level})) count += 1;
    process.stdout.write(String(count));`;
  const args = ['--max-old-space-size=48', '--input-type=module', '--eval', code];
  expect(execFileSync(projectNode, args, { encoding: 'utf8' })).toBe('10000');
}, 30_000);
