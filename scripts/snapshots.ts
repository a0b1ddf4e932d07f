import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from './command.ts';
import { addressOf, type Ports } from './ports.mjs';

// The data of `npm start` on disk: numbered folders, each a complete export by firebase-tools. A folder gets its number
// when it is complete and is never written again, so a kill at any moment leaves the last snapshot intact
// (docs/decisions/004).

const MAX_SNAPSHOTS = 2;
const PAUSE_MS = 5000;
/**
 * The pause after a save is at least so many times as long as the save, which leaves the machine to the stack's users.
 */
const PAUSE_FACTOR = 50;
const FAILURES_IN_A_ROW = 3;

/** The snapshots in a folder, oldest first. */
export const snapshotsIn = (folder: string) =>
  globSync('[0-9]*[0-9]', { cwd: folder })
    .toSorted()
    .map((name) => join(folder, name));

/** @returns true, because the data is saved */
async function saveSnapshot({ hub }: Ports, folder: string): Promise<true> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'unfinished');
  // Calls the hub by its address: firebase-tools' own commands look it up by project and may find another stack's.
  const response = await fetch(`${addressOf(hub)}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'npm start' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Failure(`The emulators could not save their data: ${await response.text()}`);
  renameSync(path, join(folder, String(Date.now())));
  for (const old of snapshotsIn(folder).slice(0, -MAX_SNAPSHOTS)) rmSync(old, { recursive: true });
  return true;
}

/**
 * Saves the data of a stack every few seconds, so that a kill loses almost nothing.
 * @returns `failed` resolves when the data can no longer be saved; `finish` saves a last time
 */
export function keepSaving(ports: Ports, folder: string) {
  const finished = new AbortController();
  const trySave = () => saveSnapshot(ports, folder).catch(() => false);
  const failed = (async () => {
    for (let failures = 0, pause = 0; failures < FAILURES_IN_A_ROW;) {
      await sleep(pause, undefined, { signal: finished.signal });
      const started = performance.now();
      failures = (await trySave()) ? 0 : failures + 1;
      pause = Math.max(PAUSE_MS, (performance.now() - started) * PAUSE_FACTOR);
    }
    return new Failure('The data can no longer be saved. Is the disk full?');
  })();
  const finish = async (note: (outcome: string) => void) => {
    finished.abort();
    await failed.catch(() => undefined);
    if (!(await trySave())) note('not this time, the data is as it was a few seconds ago');
  };
  return { failed, finish };
}
