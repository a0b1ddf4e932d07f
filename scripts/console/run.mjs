import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from './failure.mjs';
import { interruption } from './interruption.mjs';
import { root, toolEnvironment } from './project.mjs';

const GRACE_MS = 5000;
const NO_SUCH_PROGRAM = 127;

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] on top of our own environment
 * @property {string} [log] a file for the output; without it the output is shown
 * @property {number} [timeoutMs]
 */

/**
 * Runs a program to its end. It gets a process group of its own, so that all it starts ends with it,
 * whether Ctrl-C came from the terminal (to everyone) or from `kill` (to us alone).
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code; 127 when there is no such program
 */
export async function run(command, args, { env = {}, log, timeoutMs } = {}) {
  interruption.throwIfAborted();
  const output = log === undefined ? /** @type {const} */ ('inherit') : openLog(log);
  const child = spawn(command, args, {
    cwd: root,
    env: { ...toolEnvironment(), ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  const signals = timeoutMs === undefined ? [interruption] : [interruption, AbortSignal.timeout(timeoutMs)];
  /** @type {NodeJS.Timeout | undefined} */
  let deadline;
  const stop = () => {
    signalGroup(child.pid, 'SIGINT');
    deadline = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), GRACE_MS);
  };
  for (const signal of signals) signal.addEventListener('abort', stop, { once: true });
  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(NO_SUCH_PROGRAM));
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  for (const signal of signals) signal.removeEventListener('abort', stop);
  clearTimeout(deadline);
  signalGroup(child.pid, 'SIGKILL');
  if (typeof output === 'number') closeSync(output);
  interruption.throwIfAborted();
  return code;
}

/**
 * Runs a program that has to succeed; otherwise the failure is `sentence`, with the end of the log.
 *
 * @param {string} sentence
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions & { log: string }} options
 */
export async function runOrFail(sentence, command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Failure(sentence, lastLines(options.log));
}

/**
 * @param {string} file
 * @returns {number} a descriptor of the emptied file
 */
export function openLog(file) {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'w');
}

/**
 * @param {string} file
 * @param {number} [count]
 * @returns {string}
 */
export function lastLines(file, count = 20) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}

/**
 * Sends a signal to a process group; one that has ended already is no error.
 *
 * @param {number | undefined} group
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(group, signal) {
  if (group === undefined) return;
  try {
    process.kill(-group, signal);
  } catch (error) {
    const gone =
      error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM');
    if (!gone) throw error;
  }
}
