import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { readJson, root } from './install.mjs';
import { addressOf, HOST } from './ports.mjs';

// What this machine has. `npm run doctor` asks before any package is installed.

const OLDEST_JAVA = 21;
const firebaseTools = join(root, 'node_modules/firebase-tools/lib');

/** firebase-tools, to be run by the project's Node. */
export const firebaseCli = join(firebaseTools, 'bin/firebase.js');

export const HIDANE_VERSION = '0.6.0';
export const hidaneFolder = userCache(`hidane-${HIDANE_VERSION}`);
export const builtHidane = join(hidaneFolder, 'bin/hidane');

/**
 * Where a program that is fetched once is kept: outside the checkout, so that every checkout shares it.
 *
 * @param {string} name with its version
 */
export function userCache(name) {
  return join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'padavu', name);
}

/**
 * The first of several programs that is there.
 *
 * @param {...string} names names to look for on the path, or whole paths
 * @returns {string | undefined}
 */
export function findProgram(...names) {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** A Chromium of the machine, the one without windows first: it draws pages with a third less work. */
export function findChromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return findProgram(chosen);
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

/** Where this version of firebase-tools keeps the official emulator. */
function officialJar() {
  const list = join(firebaseTools, 'emulator/downloadableEmulatorInfo.json');
  if (!existsSync(list)) return '';
  /** @type {{ firestore: { downloadPathRelativeToCacheDir: string } }} */
  const { firestore } = readJson(list);
  const folder = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  return join(folder, firestore.downloadPathRelativeToCacheDir);
}

/** What decides where a Firestore emulator comes from. */
export function machineForFirestore() {
  return {
    hidane: findProgram(process.env['HIDANE'] ?? 'hidane', 'hidane', builtHidane),
    java: javaVersion(),
    hasJar: existsSync(officialJar()),
    hasCargo: findProgram('cargo') !== undefined,
  };
}

/**
 * The ways to a Firestore emulator, the best first: hidane, a program that stands in for the official one; the official
 * one, which needs Java; a hidane built with cargo. What is not `ready` has to be fetched.
 *
 * @param {ReturnType<typeof machineForFirestore>} machine
 */
export function firestoreSources({ hidane, java, hasJar, hasCargo }) {
  const sources = [
    {
      via: /** @type {const} */ ('hidane'),
      ready: true,
      is: `hidane, ${hidane}`,
      works: hidane !== undefined,
    },
    {
      via: /** @type {const} */ ('java'),
      ready: hasJar,
      is: `the official one, on Java ${java}`,
      works: java >= OLDEST_JAVA,
    },
    { via: /** @type {const} */ ('cargo'), ready: false, is: 'hidane, built with cargo', works: hasCargo },
  ];
  return sources.filter(({ works }) => works);
}

export const FIRESTORE_ADVICE = `Install Java ${OLDEST_JAVA} or newer, or Rust with cargo (https://rustup.rs).`;

/**
 * The ports that another program listens on.
 *
 * @param {Record<string, number>} ports by what listens there
 * @returns {Promise<{ name: string, port: number }[]>}
 */
export async function takenPorts(ports) {
  const all = Object.entries(ports).map(async ([name, port]) => ({ name, port, isFree: await isFree(port) }));
  return (await Promise.all(all)).filter((one) => !one.isFree);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen({ host: HOST, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Whether it is the Firebase Emulator Suite that listens on these ports.
 *
 * @param {{ hub?: number }} ports
 */
export async function emulatorsRun({ hub = 0 }) {
  const answer = await fetch(`${addressOf(hub)}/emulators`).catch(() => undefined);
  return answer?.ok ?? false;
}
