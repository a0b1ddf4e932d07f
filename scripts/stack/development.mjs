import { logFile, root } from '../console/project.mjs';
import { npm } from '../setup/npm.mjs';

/**
 * What a developer has beside the emulators: Vite with hot reload, and the functions built on every
 * change, which the emulator then loads again.
 *
 * @param {import('./stack.mjs').Stack} stack
 * @returns {import('./background.mjs').Companion[]}
 */
export function startDevelopment({ launch }) {
  return [
    launch(
      'The build of the functions',
      npm('run', 'build', '--workspace', '@padavu/functions', '--', '--watch=forever'),
      {
        cwd: root,
        log: logFile('functions-watch'),
      },
    ),
    launch('Vite', npm('run', 'dev', '--workspace', '@padavu/web'), { cwd: root, log: logFile('vite') }),
  ];
}
