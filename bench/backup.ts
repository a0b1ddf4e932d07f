import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from '../scripts/backup/accounts.ts';
import type { StoredDocument } from '../scripts/backup/documents.ts';
import { schoolOf } from '../scripts/backup/school.ts';
import { interruption, step } from '../scripts/command.ts';
import { projectNode } from '../scripts/install.mjs';
import { bench, countGiven } from './bench.ts';
import { atMost, stated } from './figures.ts';
import { startStores } from './stores.ts';

// `npm run bench:backup [-- ACCOUNTS]`: the memory and the time of `npm run backup` and `npm run restore`, of a small school and
// of one with so many accounts: what a command takes at most must not grow with the school.

/**
 * Megabytes that both commands get for JavaScript's objects: enough for their code, and not for a large school. Without a
 * bound on the young ones V8 takes the longer a process runs the more, whatever it does.
 */
const heap = ['--max-old-space-size=64', '--max-semi-space-size=4'];
/** The larger school may take so many times the memory of the small one. */
const growth = 1.15;

/** Of each account: itself and its progress, each of about a kilobyte. */
const documentsEach = 2;
const text = 'x'.repeat(1000);
function* documentsOf(size: number): Generator<StoredDocument> {
  for (let id = 0; id < size; id += 1) {
    for (const path of [`users/${id}`, `users/${id}/progress/1`]) {
      yield { document: path, fields: { id, text } };
    }
  }
}

async function* accountsOf(size: number): AsyncGenerator<Account> {
  for (let id = 0; id < size; id += 1) {
    const email = `learner-${id}@padavu.example`;
    yield { localId: `learner-${id}`, email, passwordHash: `fakeHash:salt=a:password=${id}`, salt: 'a' };
  }
}

/** Says at its end how much memory the process took at most, in KiB. */
const sayingPeak =
  'data:text/javascript,process.on("exit",()=>console.error(`peak ${process.resourceUsage().maxRSS}`))';

type Cost = { megabytes: number; seconds: number };

async function run(command: 'backup' | 'restore', project: string, file: string): Promise<Cost> {
  const began = performance.now();
  const { stderr } = await promisify(execFile)(
    projectNode,
    [...heap, '--import', sayingPeak, `scripts/backup/${command}.ts`, file],
    { env: { ...process.env, GCLOUD_PROJECT: project }, signal: interruption },
  );
  const [, kibibytes = Number.NaN] = /peak (\d+)/u.exec(stderr) ?? [];
  return {
    megabytes: Math.round(Number(kibibytes) / 1024),
    seconds: (performance.now() - began) / 1000,
  };
}

await bench('backup', async (report) => {
  const sizes = [1000, countGiven(0, 20_000, 'accounts')];
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
        await school.accounts.makeEqual(() => accountsOf(size), { kind: 'emulator' }, true);
        await school.documents.write(documentsOf(size));
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
    const of = (name: string, cost: Cost, least: Cost | undefined) => [
      size === small?.size || !least
        ? stated(`${name}: peak memory`, cost.megabytes, 'MB')
        : atMost(`${name}: peak memory`, cost.megabytes, 'MB', Math.round(least.megabytes * growth)),
      stated(`${name}: time`, cost.seconds, 's'),
    ];
    report.add(`${size} accounts and ${documentsEach * size} documents`, [
      ...of('backup', backup, small?.backup),
      ...of('restore', restore, small?.restore),
    ]);
  }
});
