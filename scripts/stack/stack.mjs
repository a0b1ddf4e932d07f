import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { dataDirectory, projectNode, root } from '../console/project.mjs';
import { lastLines } from '../console/run.mjs';
import { PROJECT_ID } from '../ports.mjs';
import { firebaseCli } from '../setup/emulator-sources.mjs';
import { openBackground } from './background.mjs';
import { configFor } from './config.mjs';
import { endGroups } from './leftovers.mjs';
import { runningProcesses } from './process-table.mjs';
import { SERVICES, waitUntilReady } from './readiness.mjs';
import { latestSnapshot } from './snapshots.mjs';
import { groupsOf, removeRecord } from './stack-record.mjs';

/**
 * Where a stack lives: one for `npm start`, others for tests, each with its own ports and files.
 *
 * @typedef {object} StackPlace
 * @property {string} name
 * @property {import('../ports.mjs').Ports} ports
 * @property {string} folder where firebase-tools runs and leaves its own logs
 * @property {string} recordFile
 * @property {string} [snapshots] where its data is kept; without it the data goes with the stack
 * @property {readonly import('./readiness.mjs').Service[]} services
 *
 * @typedef {Awaited<ReturnType<typeof startStack>>} Stack
 */

/**
 * @param {string} name
 * @param {import('../ports.mjs').Ports} ports
 * @param {{ keepsData: boolean, services?: StackPlace['services'] }} options every service unless some are named
 * @returns {StackPlace}
 */
export function stackPlace(name, ports, { keepsData, services = SERVICES }) {
  const folder = join(dataDirectory, 'stacks', name);
  const place = { name, ports, folder, recordFile: join(folder, 'stack.json'), services };
  return keepsData ? { ...place, snapshots: join(dataDirectory, 'emulators') } : place;
}

/**
 * Starts the Firebase Emulator Suite with the data it kept, and waits until it is ready.
 *
 * @param {StackPlace} place
 * @param {import('../setup/firestore-emulator.mjs').FirestoreEmulator} emulator
 */
export async function startStack(place, emulator) {
  prepareFolder(place.folder);
  const background = openBackground(place.recordFile);
  const firebase = background.launch('The emulators', commandLine(place, emulator), {
    cwd: place.folder,
    env: environment(),
    log: join(place.folder, 'emulators.log'),
  });

  /** Ends everything this stack started, whatever state it is in. */
  const stop = async () => {
    const groups = groupsOf(runningProcesses(), {
      groups: background.groups,
      root,
      firestorePort: place.ports.firestore,
    });
    await endGroups(groups);
    removeRecord(place.recordFile);
  };

  try {
    const state = await waitUntilReady(place, firebase.log, firebase.hasEnded);
    if (state !== 'ready') throw new Failure(PROBLEMS[state], lastLines(firebase.log));
  } catch (error) {
    await stop();
    throw error;
  }
  return { firebase, launch: background.launch, stop };
}

const PROBLEMS = {
  ended: 'The emulators ended by themselves; the reason is above.',
  'broken functions': 'The functions cannot be loaded; the reason is above.',
  'too slow': 'The emulators did not become ready in three minutes; their last words are above.',
};

/**
 * @param {StackPlace} place
 * @param {import('../setup/firestore-emulator.mjs').FirestoreEmulator} emulator
 * @returns {[string, ...string[]]}
 */
function commandLine({ name, ports, snapshots, services }, emulator) {
  const snapshot = snapshots === undefined ? undefined : latestSnapshot(snapshots);
  /** @type {[string, ...string[]]} */
  const start = [
    projectNode,
    firebaseCli,
    'emulators:start',
    `--project=${PROJECT_ID}`,
    `--config=${configFor(name, ports)}`,
    `--only=${services.join(',')}`,
    ...(snapshot === undefined ? [] : [`--import=${snapshot}`]),
  ];
  return emulator.kind === 'hidane' ? [emulator.program, 'exec', '--', ...start] : start;
}

/** @returns {NodeJS.ProcessEnv} */
function environment() {
  return {
    // This is not one of Google's machines: do not ask the network whether it is.
    METADATA_SERVER_DETECTION: 'none',
    // In seconds: loading the functions may take longer than the usual ten on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
    // Set by a developer for other programs, these would send the emulators to other emulators.
    FIRESTORE_EMULATOR_HOST: undefined,
    FIREBASE_AUTH_EMULATOR_HOST: undefined,
  };
}

/** @param {string} folder */
function prepareFolder(folder) {
  mkdirSync(folder, { recursive: true });
  // An export that was cut off by a kill.
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('firebase-export-'))) {
    rmSync(join(folder, name), { recursive: true });
  }
}
