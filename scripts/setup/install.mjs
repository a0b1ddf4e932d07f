import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { readJson } from '../console/json.mjs';
import { logFile, projectNode, root } from '../console/project.mjs';
import { lastLines, run } from '../console/run.mjs';
import { step } from '../console/step.mjs';
import { isInstalled, isLockedFor } from './lockfile.mjs';
import { npm } from './npm.mjs';

const FOLDERS = ['', 'domain', 'functions', 'web'];
const NO_NETWORK = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/;

/** Installs what the lockfile says, unless that is there already. */
export async function install() {
  await step('Install packages', async (note) => {
    if (upToDate()) {
      note('unchanged');
      return;
    }
    console.log('  npm fetches the packages, once; this takes a few minutes.');
    const log = logFile('install');
    const [command, ...args] = npm('ci', '--include=dev', '--no-audit', '--no-fund');
    const code = await run(command, args, { log });
    if (code !== 0) throw whyNot(lastLines(log, 60));
    if (!existsSync(projectNode)) {
      throw new Failure(
        'npm left out the project’s own Node: allow install scripts (npm config set ignore-scripts false) and run this again.',
      );
    }
  });
}

/** @returns {boolean} */
function upToDate() {
  try {
    /** @type {import('./lockfile.mjs').Lockfile} */
    const wanted = readJson(join(root, 'package-lock.json'));
    /** @type {import('./lockfile.mjs').Lockfile} */
    const installed = readJson(join(root, 'node_modules/.package-lock.json'));
    return (
      existsSync(projectNode) &&
      FOLDERS.every((folder) => isLockedFor(wanted, folder, readJson(join(root, folder, 'package.json')))) &&
      isInstalled(wanted, installed)
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} log npm's own words
 * @returns {Failure}
 */
function whyNot(log) {
  if (NO_NETWORK.test(log)) {
    return new Failure('npm cannot reach its package registry: connect to the network and run this again.');
  }
  if (log.includes('npm error code EUSAGE')) {
    return new Failure(
      'package-lock.json and a package.json disagree: run npm install and commit the lockfile.',
    );
  }
  return new Failure('npm could not install the packages; the reason is above.', log);
}
