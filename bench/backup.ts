import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { claimsFor } from '@padavu/domain/user/claims';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { Account } from '../scripts/backup/accounts.ts';
import { schoolOf, type School } from '../scripts/backup/school.ts';
import { interruption, step } from '../scripts/command.ts';
import { projectNode } from '../scripts/install.mjs';
import { migrate } from '../scripts/migrations/migrate.ts';
import { aUserRecord } from '../tests/support/builders.ts';
import { bench, countArgument } from './bench.ts';
import { atMost, withoutTarget } from './figures.ts';
import { startStores } from './stores.ts';

// `npm run bench:backup [-- ACCOUNTS]`: the memory and the time of `npm run backup` and `npm run restore`, for a small
// school and for one with that many accounts. The peak memory of a command must not grow with the school.

/**
 * The heap of both commands, in megabytes: enough for their code, but not for a large school. Without a limit on the
 * young generation, V8 takes more memory the longer a process runs.
 */
const heap = ['--max-old-space-size=64', '--max-semi-space-size=4'];
/** The most memory for the larger school, as a multiple of that for the small one. */
const growth = 1.15;

/** The documents of each account: the user and the progress, of about a kilobyte each. */
const documentsEach = 2;
const text = 'x'.repeat(500);

const emailOf = (id: number) => `learner-${id}@padavu.example`;

async function* accountsOf(size: number): AsyncGenerator<Account> {
  const customAttributes = JSON.stringify(claimsFor(aUserRecord()));
  for (let id = 0; id < size; id += 1) {
    const password = { passwordHash: `fakeHash:salt=a:password=${id}`, salt: 'a' };
    yield { localId: `learner-${id}`, email: emailOf(id), customAttributes, ...password };
  }
}

/** Fills a school in which a restore finds nothing to migrate. */
async function fill(school: School, size: number): Promise<void> {
  await school.accounts.makeEqual(() => accountsOf(size), { kind: 'emulator' }, true);
  const app = initializeApp({ projectId: school.project }, school.project);
  const db = getFirestore(app);
  const writer = db.bulkWriter({ throttling: false });
  for (let id = 0; id < size; id += 1) {
    const user = db.doc(`users/learner-${id}`);
    void writer.set(user, aUserRecord({ email: emailOf(id) }));
    void writer.set(user.collection('progress').doc('1'), { text });
    if (id % 1000 === 0) await writer.flush();
  }
  await writer.close();
  await migrate({ db, auth: getAuth(app), write: true }, () => undefined);
  await deleteApp(app);
}

/** A module that prints the peak memory of its process at the end, in KiB. */
const peakReporter =
  'data:text/javascript,process.on("exit",()=>console.error(`peak ${process.resourceUsage().maxRSS}`))';

type Cost = { megabytes: number; seconds: number };

async function run(command: 'backup' | 'restore', project: string, file: string): Promise<Cost> {
  const began = performance.now();
  const { stderr } = await promisify(execFile)(
    projectNode,
    [...heap, '--import', peakReporter, `scripts/backup/${command}.ts`, file],
    { env: { ...process.env, GCLOUD_PROJECT: project }, signal: interruption },
  );
  const [, kibibytes = Number.NaN] = /peak (\d+)/u.exec(stderr) ?? [];
  return {
    megabytes: Math.round(Number(kibibytes) / 1024),
    seconds: (performance.now() - began) / 1000,
  };
}

await bench('backup', '[ACCOUNTS]', async (report) => {
  const sizes = [1000, countArgument(0, 20_000, 'accounts')];
  await using stores = await startStores();
  const emulators = {
    firestore: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
    auth: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
  };
  const schoolNamed = (name: string) => `${stores.projectId}-${name}`;
  const folder = mkdtempSync(join(tmpdir(), 'padavu-backup-'));
  const costs: { size: number; backup: Cost; restore: Cost }[] = [];
  try {
    for (const size of sizes) {
      const file = join(folder, `${size}.backup`);
      const from = schoolNamed(`from-${size}`);
      await step(`A school of ${size} accounts and ${documentsEach * size} documents`, async () => {
        const school = schoolOf(from, emulators, () => interruption.throwIfAborted());
        await fill(school, size);
        await school.documents.close();
      });
      const backup = await step('Its backup', () => run('backup', from, file));
      const restore = await step('Its restore', () => run('restore', schoolNamed(`to-${size}`), file));
      costs.push({ size, backup, restore });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const [small] = costs;
  for (const { size, backup, restore } of costs) {
    const figuresOf = (name: string, cost: Cost, smallCost: Cost | undefined) => [
      size === small?.size || !smallCost
        ? withoutTarget(`${name}: peak memory`, cost.megabytes, 'MB')
        : atMost(`${name}: peak memory`, cost.megabytes, 'MB', Math.round(smallCost.megabytes * growth)),
      withoutTarget(`${name}: time`, cost.seconds, 's'),
    ];
    report.add(`${size} accounts and ${documentsEach * size} documents`, [
      ...figuresOf('backup', backup, small?.backup),
      ...figuresOf('restore', restore, small?.restore),
    ]);
  }
});
