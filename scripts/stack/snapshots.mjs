import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../console/json.mjs';

/**
 * The data of a stack on disk: numbered folders, each a whole export. A folder appears under its number in
 * one move and is never written again, so a kill at any moment leaves the last one as it was.
 */

const KEPT = 2;
const METADATA = 'firebase-export-metadata.json';
const TIMEOUT_MS = 60_000;

/**
 * @param {string} folder
 * @returns {string | undefined} the newest whole snapshot
 */
export function latestSnapshot(folder) {
  return numbered(folder)
    .map((name) => join(folder, name))
    .findLast((snapshot) => isWhole(snapshot));
}

/**
 * Saves what a stack holds. It goes to the given hub by address: firebase-tools' own --export-on-exit looks
 * a hub up by project, and takes the data of another stack where two are running.
 *
 * @param {string} hub its address
 * @param {string} folder
 */
export async function saveSnapshot(hub, folder) {
  mkdirSync(folder, { recursive: true });
  const last = numbered(folder).at(-1) ?? '0';
  const path = join(folder, String(Number(last) + 1).padStart(6, '0'));
  const response = await fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'snapshot' }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok || !isWhole(path)) {
    rmSync(path, { recursive: true, force: true });
    throw new Error(`The emulators did not save their data: ${await response.text()}`);
  }
  for (const name of numbered(folder).slice(0, -KEPT)) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @returns {string[]} oldest first
 */
function numbered(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .toSorted();
}

/**
 * @param {string} snapshot
 * @returns {boolean} whether it holds both the accounts and the documents
 */
function isWhole(snapshot) {
  try {
    /** @type {Record<string, unknown>} */
    const metadata = readJson(join(snapshot, METADATA));
    return 'auth' in metadata && 'firestore' in metadata;
  } catch {
    return false;
  }
}
