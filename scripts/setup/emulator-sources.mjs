import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readJson } from '../console/json.mjs';
import { logFile, projectNode, root } from '../console/project.mjs';
import { run } from '../console/run.mjs';
import { step } from '../console/step.mjs';
import { chooseFirestoreEmulator, parseJavaVersion } from './firestore-emulator.mjs';
import { findProgram } from './programs.mjs';
import { userCache } from './user-cache.mjs';

const HIDANE_VERSION = '0.6.0';
const DOWNLOAD_TIMEOUT_MS = 300_000;

const hidaneFolder = userCache(`hidane-${HIDANE_VERSION}`);

const firebaseTools = join(root, 'node_modules/firebase-tools');

/** firebase-tools, to be run by the project's Node. */
export const firebaseCli = join(firebaseTools, 'lib/bin/firebase.js');

/** @type {import('./firestore-emulator.mjs').Sources} */
const thisMachine = {
  installedHidane: () => findProgram([process.env['HIDANE'] ?? 'hidane', 'hidane', cachedHidane()]),
  javaVersion,
  hasOfficialJar: () => existsSync(officialJar()),
  downloadOfficialJar,
  hasCargo: () => findProgram(['cargo']) !== undefined,
  buildHidane,
};

/** @returns {Promise<import('./firestore-emulator.mjs').FirestoreEmulator>} */
export async function findFirestoreEmulator() {
  return await step('Firestore emulator', async (note) => {
    const emulator = await chooseFirestoreEmulator(thisMachine);
    note(emulator.kind);
    return emulator;
  });
}

/** @returns {string} */
function cachedHidane() {
  return join(hidaneFolder, 'bin/hidane');
}

/** @returns {Promise<string | undefined>} */
async function buildHidane() {
  console.log('  Building the Firestore emulator hidane with cargo, once; this takes a few minutes.');
  const args = ['install', 'hidane', '--locked', '--version', HIDANE_VERSION, '--root', hidaneFolder];
  return (await run('cargo', args)) === 0 ? cachedHidane() : undefined;
}

/** @returns {Promise<boolean>} */
async function downloadOfficialJar() {
  const code = await run(projectNode, [firebaseCli, 'setup:emulators:firestore'], {
    log: logFile('emulator-download'),
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  });
  return code === 0 && existsSync(officialJar());
}

/** @returns {string} where this version of firebase-tools keeps the official emulator */
function officialJar() {
  /** @type {{ firestore: { downloadPathRelativeToCacheDir: string } }} */
  const { firestore } = readJson(join(firebaseTools, 'lib/emulator/downloadableEmulatorInfo.json'));
  const folder = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  return join(folder, firestore.downloadPathRelativeToCacheDir);
}

/** @returns {Promise<number | undefined>} */
async function javaVersion() {
  try {
    const { stdout, stderr } = await promisify(execFile)('java', ['-version']);
    return parseJavaVersion(stdout + stderr);
  } catch {
    return undefined;
  }
}
