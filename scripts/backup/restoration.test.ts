import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Account } from './accounts.ts';
import { writeBackup, type BackupRecord } from './format.ts';
import { restore } from './restoration.ts';
import type { School } from './school.ts';

const level = 1;
const madeAt = '2026-01-01T00:00:00Z';

const nothing = () => Promise.resolve();

async function* each<T>(items: readonly T[]) {
  yield* items;
}

/** Restores a file into an empty school, which accepts everything and can import no password. */
async function restoreIntoEmptySchool(records: readonly BackupRecord[]) {
  const folder = mkdtempSync(join(tmpdir(), 'restoration-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'school.backup');
  const header = { madeAt, project: 'demo-one', level, passwords: { kind: 'emulator' as const } };
  await writeBackup(file, header, each(records));
  const restored: Account[] = [];
  const school: School = {
    project: 'my-school',
    isLocal: false,
    accounts: {
      list: () => each<Account>([]),
      passwords: () => Promise.resolve({ kind: 'none' }),
      canImport: () => false,
      isEmpty: () => Promise.resolve(true),
      async makeEqual(read, _from, isFirst) {
        if (isFirst) for await (const account of read()) restored.push(account);
        return 0;
      },
    },
    documents: {
      moment: () => Promise.resolve(madeAt),
      list: () => each([]),
      read: () => Promise.resolve(undefined),
      collections: () => Promise.resolve([]),
      write: () => Promise.resolve(0),
      close: nothing,
    },
  };
  const options = { replace: false, level, migrate: nothing, eraseStats: nothing, say: () => undefined };
  return { restored, result: await restore({ file, school, ...options }) };
}

const withFactor = (localId: string): BackupRecord => ({
  account: { localId, email: `${localId}@padavu.example`, passwordHash: 'a', mfaInfo: [{ totpInfo: {} }] },
});

it('counts the lost passwords and authenticator apps of the people who were restored, not of erased ones', async () => {
  const erasure = { document: 'erasures/devi', fields: { erasedAt: { timestamp: '2026-01-02T00:00:00Z' } } };
  const { restored, result } = await restoreIntoEmptySchool([
    withFactor('asha'),
    withFactor('devi'),
    { account: { localId: 'nobody' } },
    erasure,
  ]);
  expect(restored.map(({ localId }) => localId)).toEqual(['asha', 'nobody']);
  expect(result).toMatchObject({ withoutPassword: 1, withoutFactor: 1 });
});
