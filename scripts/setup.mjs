import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { machineProblem, onStop, packagesAreInstalled, projectNode, root } from './install.mjs';

// The first half of `npm start`, `npm test` and the like, on the machine's own Node: installs the packages, and with
// them the Node that runs the second half (package.json).

/** @returns {Promise<string | undefined>} what went wrong, in a sentence */
async function install() {
  console.log('- Installing the packages, which takes a few minutes the first time');
  const npm = spawn('npm', ['ci', '--include=dev', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  // npm takes a minute to react to a gentler signal.
  onStop(() => npm.kill('SIGKILL'));
  await new Promise((resolve) => npm.once('exit', resolve).once('error', resolve));
  if (npm.signalCode !== null) return 'Stopped.';
  if (npm.exitCode !== 0) return 'npm could not install the packages. Is it installed, is there a network?';
  if (existsSync(projectNode)) return undefined;
  return 'npm left out Node: run npm config set ignore-scripts false, and run this again.';
}

const problem = machineProblem() ?? (packagesAreInstalled() ? undefined : await install());
if (problem !== undefined) {
  console.error(`\n${problem}`);
  process.exitCode = problem === 'Stopped.' ? 130 : 1;
}
