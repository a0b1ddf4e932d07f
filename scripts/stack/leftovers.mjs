import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../console/failure.mjs';
import { root } from '../console/project.mjs';
import { signalGroup } from '../console/run.mjs';
import { addressOf } from '../ports.mjs';
import { runningProcesses } from './process-table.mjs';
import { saveSnapshot } from './snapshots.mjs';
import { groupsOf, readRecord, removeRecord, stillRuns } from './stack-record.mjs';

const GRACE_MS = 5000;
/** How long a run that was told to stop may take to do so. */
const ENDING_MS = 5000;
const POLL_MS = 100;

/**
 * Stops what a killed stack left running, and saves its data first where it still can.
 *
 * @param {import('./stack.mjs').StackPlace} place
 */
export async function clearLeftovers({ recordFile, ports, snapshots }) {
  const record = readRecord(recordFile);
  if (record !== undefined && !(await isGone(record.owner))) {
    throw new Failure(
      `This stack is running already, at ${addressOf(ports.hosting)} (process ${record.owner.pid}): stop that one first.`,
    );
  }
  const groups = groupsOf(runningProcesses(), {
    groups: record?.groups ?? [],
    root,
    firestorePort: ports.firestore,
  });
  if (groups.length > 0) {
    console.log('  Stopping what an earlier run left behind.');
    if (snapshots !== undefined) await saveSnapshot(addressOf(ports.hub), snapshots).catch(() => undefined);
    await endGroups(groups);
  }
  removeRecord(recordFile);
}

/**
 * @param {import('./stack-record.mjs').Noted} owner
 * @returns {Promise<boolean>} false when it runs and, given a moment, does not end
 */
async function isGone(owner) {
  return await within(ENDING_MS, () => !stillRuns(owner, runningProcesses()));
}

/**
 * Ends process groups: asks once, because firebase-tools takes a second request for "without cleaning up",
 * and after a while no longer asks. Workers of the functions emulator do not listen to SIGINT.
 *
 * @param {number[]} groups
 */
export async function endGroups(groups) {
  for (const group of groups) signalGroup(group, 'SIGTERM');
  await within(GRACE_MS, () => !runningProcesses().some(({ group }) => groups.includes(group)));
  for (const group of groups) signalGroup(group, 'SIGKILL');
}

/**
 * @param {number} milliseconds
 * @param {() => boolean} condition
 * @returns {Promise<boolean>} whether it came true in that time
 */
async function within(milliseconds, condition) {
  const deadline = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}
