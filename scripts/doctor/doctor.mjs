import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { parseArgs } from 'node:util';
import { checkArguments, isArgumentError, withUsage } from '../arguments.mjs';
import { machineProblem, packagesAreInstalled, projectNode, root } from '../install.mjs';
import { findChromium, FIRESTORE_ADVICE, firestoreEmulators } from '../machine.mjs';
import { addressOf, PORTS, portConflict, testPorts, VITE_PORT } from '../ports.mjs';

// `npm run doctor` checks whether this machine has what the project needs, before and after `npm install`. With
// `--project ID` it also checks the real project, by `npm run configure`, and changes nothing. Exit code 1 if anything
// is wrong.

const usage = `Usage: npm run doctor -- [--project ID] [options]

  --project ID      checks a real project too
  --site ADDRESS    the address of its site, where it is not the one of the build
  --app APP_ID      the web app, where the project has several
  --app-check KEY   the site key of reCAPTCHA Enterprise, where it is not the one of the build`;

checkArguments(usage);
try {
  const option = /** @type {const} */ ({ type: 'string' });
  parseArgs({ options: { project: option, site: option, app: option, 'app-check': option } });
} catch (error) {
  if (!isArgumentError(error)) throw error;
  console.error(withUsage(error.message, usage));
  process.exit(1);
}

let wrong = 0;

/**
 * @param {string} name
 * @param {string} state what was found
 * @param {string | false} [todo] what a person has to do, if it is wrong
 */
function report(name, state, todo) {
  if (todo) wrong += 1;
  console.log(`${todo ? '✘' : '✔'} ${name}: ${state}${todo ? `\n    ${todo}` : ''}`);
}

/**
 * @param {string} name
 * @param {number} bytes that are free
 * @param {number} needed in gigabytes
 */
function reportRoom(name, bytes, needed) {
  const free = bytes / 2 ** 30;
  report(name, `${free.toFixed(1)} GB free`, free < needed && `${needed} GB are needed: make room.`);
}

/**
 * Reports whether ports are free. A stack of this project may use them; any other program keeps the next stack from
 * starting.
 *
 * @param {string} name
 * @param {Record<string, number> & { hub: number }} ports
 */
async function reportPorts(name, ports) {
  const conflict = await portConflict(ports);
  if (conflict === undefined) return report(name, 'free');
  const hub = await fetch(`${addressOf(ports.hub)}/emulators`).catch(() => undefined);
  return hub?.ok ? report(name, 'in use by this project') : report(name, 'taken', conflict);
}

const isInstalled = packagesAreInstalled();
const [firestore] = firestoreEmulators();
const firestoreState =
  firestore && `${firestore.description}${firestore.install.length > 0 ? '; npm start fetches it' : ''}`;
const chromiumPath = process.env['CHROMIUM_PATH'];
const chromium = findChromium();
const { bavail, bsize } = statfsSync(root);

console.log('This machine');
report('Node', process.versions.node, machineProblem());
report('Packages', isInstalled ? 'installed' : 'not as in package-lock.json; npm start installs them');
report('Firestore emulator', firestoreState ?? 'none', !firestore && FIRESTORE_ADVICE);
report(
  'Chromium',
  chromium ?? 'none; npm test installs one',
  Boolean(chromiumPath) && !chromium && 'CHROMIUM_PATH names no program.',
);
await reportPorts('Ports of npm start', { ...PORTS, vite: VITE_PORT });
try {
  await reportPorts('Ports of npm test', testPorts());
} catch (error) {
  report('Ports of npm test', 'not known', error instanceof Error && error.message);
}
// Packages, emulators and a browser, and room for data, logs and builds.
reportRoom('Disk', bavail * bsize, isInstalled ? 1 : 4);
// The emulators (0.3), the processes of the functions when many call (0.15 each), and a build (0.5).
reportRoom('Memory', freemem(), 2);

const options = process.argv.slice(2);
if (options.length > 0 && isInstalled) {
  const args = ['scripts/configure/configure.ts', '--check', ...options];
  if (spawnSync(projectNode, args, { cwd: root, stdio: 'inherit' }).status !== 0) wrong += 1;
} else if (options.length > 0) {
  report('Project', 'not checked', 'Install the packages first: npm install.');
}
console.log(`\n${wrong === 0 ? 'Nothing is wrong.' : `${wrong} to put right.`}`);
process.exitCode = wrong === 0 ? 0 : 1;
