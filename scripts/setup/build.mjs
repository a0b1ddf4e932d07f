import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataDirectory, logFile, root } from '../console/project.mjs';
import { runOrFail } from '../console/run.mjs';
import { step } from '../console/step.mjs';
import { fingerprint } from './fingerprint.mjs';
import { npm } from './npm.mjs';

/**
 * @typedef {object} Part
 * @property {'web' | 'functions'} workspace
 * @property {string} output
 */

const SHARED_SOURCES = ['domain', 'package-lock.json', 'tsconfig.base.json'];

/** @type {Record<Part['workspace'], Part>} */
const PARTS = {
  functions: { workspace: 'functions', output: 'functions/lib' },
  web: { workspace: 'web', output: 'web/dist' },
};

/**
 * Builds a workspace with its own build script, unless neither its sources nor its output changed since.
 *
 * @param {Part['workspace']} workspace
 */
export async function build(workspace) {
  const { output } = PARTS[workspace];
  const stamp = join(dataDirectory, 'builds', workspace);
  const state = () => fingerprint(root, [...SHARED_SOURCES, workspace, output]) + buildSettings();
  await step(`Build ${workspace}`, async (note) => {
    if (read(stamp) === state()) {
      note('unchanged');
      return;
    }
    const [command, ...args] = npm('run', 'build', '--workspace', `@padavu/${workspace}`);
    await runOrFail(`${workspace} does not build; the reason is above.`, command, args, {
      log: logFile(`build-${workspace}`),
    });
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, state());
  });
}

/** @returns {string} the part of the environment that Vite puts into the pages */
function buildSettings() {
  return Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .toSorted()
    .map((name) => `\n${name}=${process.env[name]}`)
    .join('');
}

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
