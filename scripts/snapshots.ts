import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Failure } from './command.ts';
import { readJson } from './install.mjs';
import { addressOf, type Ports } from './ports.mjs';

// The data of `npm start` on disk: numbered folders, each a whole export by firebase-tools. A folder appears under its number
// in one move and is never written again, so a kill at any moment leaves the last one as it was (docs/decisions/004).

const KEPT = 2;
const PAUSE_MS = 5000;
/** Saving takes at most one part in this many of the time; the rest belongs to the users of the stack. */
const PARTS = 50;
const FAILURES_IN_A_ROW = 3;

const Metadata = z.object({ auth: z.object(), firestore: z.object() });

/** The numbers of the folders, oldest first. */
const numbered = (folder: string) => globSync('[0-9]*[0-9]', { cwd: folder }).toSorted();

/** Whether it holds both the accounts and the documents. */
function isWhole(snapshot: string): boolean {
  try {
    return Metadata.safeParse(readJson(join(snapshot, 'firebase-export-metadata.json'))).success;
  } catch {
    return false;
  }
}

export function latestSnapshot(folder: string): string | undefined {
  return numbered(folder)
    .map((name) => join(folder, name))
    .findLast(isWhole);
}

async function saveSnapshot({ hub }: Ports, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const last = Number(numbered(folder).at(-1) ?? 0);
  const path = join(folder, String(last + 1).padStart(6, '0'));
  // By the address of the hub: firebase-tools' own commands look it up by project, and may find another stack's.
  const response = await fetch(`${addressOf(hub)}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'npm start' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok || !isWhole(path)) {
    rmSync(path, { recursive: true, force: true });
    throw new Failure(`The emulators could not save their data: ${await response.text()}`);
  }
  for (const name of numbered(folder).slice(0, -KEPT)) rmSync(join(folder, name), { recursive: true });
}

/**
 * Saves the data of a stack now and every few seconds, so that killing it loses next to nothing.
 * @returns `failed` settles when the data can no longer be saved; `finish` saves a last time
 */
export async function keepSaving(ports: Ports, folder: string) {
  await saveSnapshot(ports, folder);
  const finished = new AbortController();
  const saving = (async () => {
    let pause = PAUSE_MS;
    for (let failures = 0; failures < FAILURES_IN_A_ROW;) {
      await sleep(pause, undefined, { signal: finished.signal });
      const started = performance.now();
      const isSaved = await succeeds(saveSnapshot(ports, folder));
      failures = isSaved ? 0 : failures + 1;
      pause = Math.max(PAUSE_MS, (performance.now() - started) * PARTS);
    }
    return new Failure('The data can no longer be saved. Is the disk full?');
  })();
  const finish = async (note: (outcome: string) => void) => {
    finished.abort();
    await succeeds(saving);
    const isSaved = await succeeds(saveSnapshot(ports, folder));
    if (!isSaved) note('not this time, the data is as it was a few seconds ago');
  };
  return { failed: saving, finish };
}

const succeeds = (promise: Promise<unknown>) =>
  promise.then(
    () => true,
    () => false,
  );
