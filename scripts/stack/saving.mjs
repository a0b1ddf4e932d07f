import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '../ports.mjs';
import { saveSnapshot } from './snapshots.mjs';

const PAUSE_MS = 5000;
/** Saving takes at most one part in this many of the time; the rest belongs to the users of the stack. */
const PARTS = 50;
const FAILURES_IN_A_ROW = 3;

/**
 * Saves the data of a stack now and every few seconds, so that killing it loses next to nothing.
 *
 * @param {import('./stack.mjs').StackPlace} place
 * @returns {Promise<{ lost: Promise<void>, finish: (note: (outcome: string) => void) => Promise<void> }>}
 * `lost` settles when the stack no longer lets its data be saved, `finish` saves a last time
 */
export async function keepSaving({ ports, snapshots = '' }) {
  const hub = addressOf(ports.hub);
  const finished = new AbortController();
  await saveSnapshot(hub, snapshots);

  const loop = async () => {
    let pause = PAUSE_MS;
    for (let failures = 0; failures < FAILURES_IN_A_ROW;) {
      await sleep(pause, undefined, { signal: finished.signal });
      const started = performance.now();
      failures = await saveSnapshot(hub, snapshots).then(
        () => 0,
        () => failures + 1,
      );
      pause = Math.max(PAUSE_MS, (performance.now() - started) * PARTS);
    }
  };
  const saving = loop().catch(() => undefined);

  const finish = async (/** @type {(outcome: string) => void} */ note) => {
    finished.abort();
    await saving;
    await saveSnapshot(hub, snapshots).catch(() => {
      note('not this time, the data is as it was a few seconds ago');
    });
  };
  return { lost: saving, finish };
}
