import { setTimeout as sleep } from 'node:timers/promises';
import { interruption } from '../console/interruption.mjs';
import { logFile, root } from '../console/project.mjs';
import { step } from '../console/step.mjs';
import { VITE_PORT, addressOf } from '../ports.mjs';
import { npm } from '../setup/npm.mjs';

const POLL_MS = 100;

/**
 * Starts what a developer has beside the emulators: Vite with hot reload, and the functions built on every
 * change, which the emulator then loads again.
 *
 * @param {import('./stack.mjs').Stack} stack
 * @returns {Promise<import('./background.mjs').Companion[]>}
 */
export async function startDevelopment({ launch }) {
  return await step('Start Vite and the watch on the functions', async () => {
    const watch = npm('run', 'build', '--workspace', '@padavu/functions', '--', '--watch=forever');
    const functions = launch('The watch on the functions', watch, {
      cwd: root,
      log: logFile('functions-watch'),
    });
    const vite = launch('Vite', npm('run', 'dev', '--workspace', '@padavu/web'), {
      cwd: root,
      log: logFile('vite'),
    });
    while (!vite.hasEnded() && !(await answers())) await sleep(POLL_MS, undefined, { signal: interruption });
    return [functions, vite];
  });
}

/** @returns {Promise<boolean>} */
async function answers() {
  return await fetch(addressOf(VITE_PORT)).then(
    () => true,
    () => false,
  );
}
