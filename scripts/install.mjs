import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs on the machine's own Node before any package is installed.

/** The checkout, without a slash at its end. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node that the lockfile brings. It runs TypeScript; the machine's own may be too old for that. */
export const projectNode = join(root, 'node_modules/.bin/node');

const OLDEST_NODE = 20;

/** Why this machine cannot run the project; `undefined` when it can. */
export function machineProblem(version = process.versions.node, platform = process.platform) {
  if (platform === 'win32') return 'Windows itself is not supported: run this inside WSL.';
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return undefined;
  return `Node ${version} is too old: install Node ${OLDEST_NODE} or newer and run this again.`;
}

/**
 * Whether an error of `parseArgs` says that the arguments of a command are wrong.
 *
 * @param {unknown} error
 * @returns {error is TypeError}
 */
export const isArgumentError = (error) =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Our options, as npm names them. `--name` and `--location` are npm's own too. */
const options = [
  'project',
  'write',
  'unverified',
  'site',
  'budget',
  'app',
  'app_check',
  'empty',
  'malayalam',
];

/**
 * The option that npm has taken for itself, because no `--` was before it; `undefined` if there is none.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function lostOption(env = process.env) {
  const name = options.find((option) => env[`npm_config_${option}`]);
  return name && `--${name.replace('_', '-')}`;
}

/**
 * What is wrong with the arguments of a command, and its usage.
 *
 * @param {string} problem
 * @param {string} usage
 */
export const withUsage = (problem, usage) => `${problem.replace(/\. [^]*$/, '.')}\n\n${usage}`;

/**
 * Ends a command before it does anything, with its usage, if its arguments ask for help, and with exit code 1 if npm
 * has kept an option: `npm run migrate --write --project=ID` would otherwise work on the local school.
 *
 * @param {string} usage
 */
export function checkArguments(usage) {
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    process.exit();
  }
  const option = lostOption();
  if (option === undefined) return;
  console.error(withUsage(`npm has kept ${option} for itself: write -- before the options.`, usage));
  process.exit(1);
}

/**
 * Reads a JSON file without checking its shape.
 *
 * @template T
 * @param {string} file
 * @returns {T}
 */
export function readJson(file) {
  // oxlint-disable-next-line typescript/no-unsafe-return
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Whether npm installed what the lockfile asks for. It leaves out optional packages for other machines.
 *
 * @param {Lockfile} wanted package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, integrity, optional, link }]) => {
    const found = installed.packages[path];
    if (!path.includes('node_modules/') || (optional && !found)) return true;
    return found && (link || (found.version === version && found.integrity === integrity));
  });
}

export function packagesAreInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(projectNode) || !existsSync(record)) return false;
  return isInstalled(readJson(join(root, 'package-lock.json')), readJson(record));
}

/**
 * Calls `stop` at every Ctrl-C, `kill` or closed terminal, and when our parent process has ended: npm forwards most
 * signals, but cannot when it is killed by SIGKILL, and the shell between npm and us may end by a signal without
 * forwarding it.
 *
 * @param {() => void} stop
 */
export function onStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === undefined) return;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}
