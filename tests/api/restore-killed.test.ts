import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectNode } from '../../scripts/install.mjs';
import { migrate } from '../../scripts/migrations/migrate.ts';
import { uniqueWord } from '../support/accounts.ts';

// This test has a project of its own in the same emulators, because a restore replaces everything in a project.
const project = `demo-${uniqueWord().slice(0, 20)}`;
const env = { ...process.env, GCLOUD_PROJECT: project };

/** More documents than one batch writes, in a collection that no migration reads. */
const ids = Array.from({ length: 1200 }, (_, index) => String(index + 1).padStart(4, '0'));

let app: ReturnType<typeof initializeApp>;
let folder = '';

beforeEach(() => {
  app = initializeApp({ projectId: project }, project);
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await deleteApp(app);
});

async function fill(title: string): Promise<void> {
  const writer = getFirestore(app).bulkWriter();
  for (const id of ids) void writer.set(getFirestore(app).doc(`examples/${id}`), { title });
  await writer.close();
}

/** Makes a backup of the school. @returns its lines without the header, which contains its time */
async function backupLines(name: string): Promise<string[]> {
  const file = join(folder, name);
  await promisify(execFile)(projectNode, ['scripts/backup/backup.ts', file], { env });
  return gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(1, -1);
}

/** Kills `npm run restore` as soon as its first document is stored. */
async function killAtFirstDocument(args: string[], title: string): Promise<void> {
  const restore = spawn(projectNode, args, { env, stdio: 'ignore' });
  const exit = once(restore, 'exit');
  const stop = getFirestore(app)
    .doc(`examples/${ids[0]}`)
    .onSnapshot((snapshot) => snapshot.get('title') === title && restore.kill('SIGKILL'));
  expect(await exit).toEqual([null, 'SIGKILL']);
  stop();
}

describe('npm run restore', () => {
  // Fault: npm run restore is killed while it writes. Sees: The command ends; a backup is refused until the restore is
  // finished. Stored: Some of the file, some of what was there, and the mark of a restore. Heals: Run again with the
  // same file, it makes the school equal it.
  it('that is killed while it writes makes the school equal the file when it is run again', async () => {
    await fill('As it was');
    await getAuth(app).createUser({ uid: 'asha', email: 'asha@padavu.example', password: 'a good password' });
    await migrate({ db: getFirestore(app), auth: getAuth(app), write: true }, () => undefined);
    const before = await backupLines('school.backup');
    expect(before.length).toBeGreaterThan(ids.length);

    await fill('As it is');
    await getAuth(app).updateUser('asha', { email: 'other@padavu.example' });
    const args = ['scripts/backup/restore.ts', join(folder, 'school.backup'), '--replace'];
    await killAtFirstDocument(args, 'As it was');
    const unrestored = getFirestore(app).collection('examples').where('title', '==', 'As it is');
    expect((await unrestored.count().get()).data().count).toBeGreaterThan(0);
    expect((await getFirestore(app).doc('restores/current').get()).exists).toBe(true);

    await promisify(execFile)(projectNode, args, { env });
    expect(await backupLines('again.backup')).toEqual(before);
    // Four commands, each a process of its own, on a machine that may be busy.
  }, 90_000);
});
