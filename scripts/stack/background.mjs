import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { toolEnvironment } from '../console/project.mjs';
import { openLog, signalGroup } from '../console/run.mjs';
import { runningProcesses } from './process-table.mjs';
import { note, writeRecord } from './stack-record.mjs';

/**
 * A program that runs until it is ended. `ended` settles when it is, for whatever reason.
 *
 * @typedef {{ name: string, group: number, log: string, hasEnded: () => boolean, ended: Promise<void> }} Companion
 */

/**
 * Starts programs in the background and keeps a record of them on disk. Each gets a process group of its
 * own, out of reach of the terminal's Ctrl-C, and a file for its output, which outlives us.
 *
 * @param {string} recordFile
 */
export function openBackground(recordFile) {
  /** @type {import('./stack-record.mjs').Noted[]} */
  const groups = [];
  const owner = note(process.pid, runningProcesses());

  /**
   * @param {string} name
   * @param {[string, ...string[]]} commandLine
   * @param {{ cwd: string, env?: NodeJS.ProcessEnv, log: string }} options
   * @returns {Companion}
   */
  function launch(name, [command, ...args], { cwd, env = {}, log }) {
    const output = openLog(log);
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', output, output],
      detached: true,
    });
    closeSync(output);
    let hasEnded = false;
    /** @type {Promise<void>} */
    const ended = new Promise((resolve) => {
      const end = () => {
        hasEnded = true;
        signalGroup(child.pid, 'SIGKILL');
        resolve();
      };
      child.once('error', end);
      child.once('exit', end);
    });
    if (child.pid === undefined) throw new Error(`${command} cannot be started.`);
    groups.push(note(child.pid, runningProcesses()));
    writeRecord(recordFile, { owner, groups });
    return { name, group: child.pid, log, hasEnded: () => hasEnded, ended };
  }

  return { groups, launch };
}
