import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { projectNode, root } from './install.mjs';

// Finds the tools of this machine. `npm run doctor` runs it before any package is installed.

const OLDEST_JAVA = 21;
const HIDANE_VERSION = '0.6.0';

/** firebase-tools, to be run by the project's Node. */
export const firebaseCli = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * Finds the first of several programs that is installed.
 *
 * @param {...string} names names to look for on the path, or whole paths
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  const script = 'for name; do command -v "$name" && exit; done';
  return spawnSync('/bin/sh', ['-c', script, '', ...names], { encoding: 'utf8' }).stdout.trim() || undefined;
}

/** Finds a Chromium on the machine, the headless shell first: it renders pages with a third less work. */
export function findChromium() {
  const chromiumPath = process.env['CHROMIUM_PATH'];
  if (chromiumPath) return findProgram(chromiumPath);
  return findProgram(
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  );
}

/** The version of Java, 0 without one. */
function javaVersion() {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0);
}

/** Whether firebase-tools has fetched the official emulator before. */
function hasOfficialEmulator() {
  const folder = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  return (
    existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('cloud-firestore-emulator-'))
  );
}

/**
 * A Firestore emulator: its description, the prefix of the firebase-tools command line, and the command that installs
 * it, which is empty if it is installed.
 *
 * @typedef {{ description: string, prefix: string[], install: string[] }} FirestoreEmulator
 */

/**
 * The Firestore emulators that this machine can run, the best first: hidane, which replaces the official one; the
 * official one, which needs Java; a hidane built with cargo outside the checkout, so that every checkout shares it.
 *
 * @returns {FirestoreEmulator[]}
 */
export function firestoreEmulators() {
  const caches = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  const folder = join(caches, 'padavu', `hidane-${HIDANE_VERSION}`);
  const built = join(folder, 'bin/hidane');
  const hidane = findProgram(process.env['HIDANE'] ?? 'hidane', 'hidane', built);
  const java = javaVersion();
  /** @type {FirestoreEmulator[]} */
  const emulators = [];
  if (hidane)
    emulators.push({ description: `hidane, ${hidane}`, prefix: [hidane, 'exec', '--'], install: [] });
  if (java >= OLDEST_JAVA) {
    const command = [projectNode, firebaseCli, 'setup:emulators:firestore'];
    emulators.push({
      description: `the official one, on Java ${java}`,
      prefix: [],
      install: hasOfficialEmulator() ? [] : command,
    });
  }
  if (findProgram('cargo')) {
    // The build takes two thirds of its time without optimising across units, and hidane runs a twentieth slower.
    const profile = ['--config', 'profile.release.lto="off"'];
    const crate = ['hidane', '--locked', '--version', HIDANE_VERSION, '--root', folder, ...profile];
    emulators.push({
      description: 'hidane, built with cargo',
      prefix: [built, 'exec', '--'],
      install: ['cargo', 'install', ...crate],
    });
  }
  return emulators;
}

export const FIRESTORE_ADVICE = `Install Java ${OLDEST_JAVA} or newer, or Rust with cargo (https://rustup.rs).`;
