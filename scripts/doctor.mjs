import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { freemem, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { machineProblem, npm, packagesAreInstalled, projectNode, root } from './install.mjs';
import {
  emulatorsRun,
  findChromium,
  FIRESTORE_ADVICE,
  firestoreSources,
  machineForFirestore,
  takenPorts,
} from './machine.mjs';
import { PORTS, testPorts, VITE_PORT } from './ports.mjs';

// `npm run doctor`: what of this machine is not as the project needs it, before and after `npm install`; with `--project ID`
// also the real project, by a look of `npm run configure` that changes nothing. Exit code 1 for anything wrong.

/**
 * What one look found. What has something `todo` is wrong; what is `later` is brought by `npm start` or `npm test`.
 *
 * @typedef {{ is: string, later?: boolean, todo?: string | undefined }} Verdict
 */

const GIB = 2 ** 30;

/** @param {number} bytes */
const gigabytes = (bytes) => `${(bytes / GIB).toFixed(1)} GB`;

/**
 * @param {number} free bytes
 * @param {number} needed bytes
 * @param {string} how to get there
 * @returns {Verdict}
 */
export function roomVerdict(free, needed, how) {
  const is = `${gigabytes(free)} free`;
  return free >= needed ? { is } : { is, todo: `${how}: ${gigabytes(needed)} are needed.` };
}

/**
 * @param {ReturnType<typeof machineForFirestore>} machine
 * @returns {Verdict}
 */
export function firestoreVerdict(machine) {
  const [best] = firestoreSources(machine);
  if (best) return { is: best.is, later: !best.ready };
  const java = machine.java === 0 ? 'Java is not installed' : `Java ${machine.java} is too old`;
  return { is: `none: ${java}, and cargo is not installed`, todo: FIRESTORE_ADVICE };
}

/**
 * @param {Record<string, number>} ports
 * @returns {Promise<Verdict>}
 */
export async function portsVerdict(ports) {
  const taken = await takenPorts(ports);
  if (taken.length === 0) return { is: 'free' };
  if (await emulatorsRun(ports)) return { is: 'in use by emulators that are running' };
  const is = `taken: ${taken.map(({ name, port }) => `${port} (${name})`).join(', ')}`;
  return { is, todo: `Stop the program that listens there; lsof -i :${taken[0]?.port} names it.` };
}

/** @returns {Promise<Record<string, Verdict>>} */
async function lookAtMachine() {
  const isInstalled = packagesAreInstalled();
  const [npmProgram, ...npmArgs] = npm('--version');
  const npmVersion = spawnSync(npmProgram, npmArgs, { encoding: 'utf8' }).stdout?.trim();
  const chromium = findChromium();
  const { bavail, bsize } = statfsSync(root);
  return {
    Node: { is: process.versions.node, todo: machineProblem() },
    npm: npmVersion ? { is: npmVersion } : { is: 'not found', todo: 'Install npm; it comes with Node.' },
    Packages: isInstalled
      ? { is: 'as in package-lock.json' }
      : { is: 'not as in package-lock.json; npm start and npm test install them', later: true },
    'Firestore emulator': firestoreVerdict(machineForFirestore()),
    'Chromium for the tests':
      process.env['CHROMIUM_PATH'] && !chromium
        ? { is: 'CHROMIUM_PATH names no program', todo: 'Correct CHROMIUM_PATH or leave it unset.' }
        : { is: chromium ?? 'none; npm test installs one', later: !chromium },
    'Ports of npm start': await portsVerdict({ ...PORTS, vite: VITE_PORT }),
    'Ports of npm test': await portsVerdict(testPorts()),
    // Packages, emulators and a browser, and room for data, logs and builds.
    Disk: roomVerdict(bavail * bsize, isInstalled ? GIB : 4 * GIB, 'Make room'),
    // The emulators (0.3), the processes of the functions when many call (0.15 each), and a build (0.5).
    Memory: roomVerdict(freemem(), 2 * GIB, `Close something, of ${gigabytes(totalmem())} in all`),
  };
}

/** @param {string[]} options of `npm run configure` */
function isProjectRight(options) {
  if (packagesAreInstalled()) {
    const args = ['scripts/configure.ts', '--check', ...options];
    return spawnSync(projectNode, args, { cwd: root, stdio: 'inherit' }).status === 0;
  }
  console.log('✘ The project is looked at with the packages: install them first (npm install).');
  return false;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ofProject = process.argv.slice(2);
  console.log('This machine');
  const verdicts = Object.entries(await lookAtMachine());
  for (const [name, { is, later, todo }] of verdicts) {
    console.log(`${todo ? '✘' : later ? '…' : '✔'} ${name}: ${is}${todo ? `\n    ${todo}` : ''}`);
  }
  const wrong = verdicts.filter(([, { todo }]) => todo).length;
  console.log(`\n${wrong === 0 ? 'Nothing is wrong here.' : `${wrong} to put right here.`}\n`);
  const isRight = ofProject.length === 0 || isProjectRight(ofProject);
  process.exitCode = wrong === 0 && isRight ? 0 : 1;
}
