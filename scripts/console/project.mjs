import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Everything the commands leave behind: data, logs, records. Deleting it starts afresh. */
export const dataDirectory = join(root, '.data');

const bin = join(root, 'node_modules/.bin');

/** The Node that the lockfile brings: tools and functions need a newer one than the machine may have. */
export const projectNode = join(bin, 'node');

/**
 * @param {string} name
 * @returns {string} an installed tool
 */
export function tool(name) {
  return join(bin, name);
}

/**
 * @param {string} name
 * @returns {string}
 */
export function logFile(name) {
  return join(dataDirectory, 'logs', `${name}.log`);
}

/**
 * Our environment with the project's tools, its Node among them, first on the path.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment() {
  return { ...process.env, PATH: [bin, process.env['PATH'] ?? ''].join(delimiter) };
}
