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
