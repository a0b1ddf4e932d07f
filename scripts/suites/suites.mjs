import { join } from 'node:path';
import { readJson } from '../console/json.mjs';
import { tool } from '../console/project.mjs';
import { run } from '../console/run.mjs';
import { npm } from '../setup/npm.mjs';
import { countCheck, countPlaywright, countVitest, withRunner } from './counts.mjs';

/**
 * What a suite is run with.
 *
 * @typedef {object} Setting
 * @property {NodeJS.ProcessEnv} env
 * @property {string[]} extra arguments for the runner
 * @property {string} reports a folder for the runners' reports
 *
 * @typedef {(setting: Setting) => Promise<import('./counts.mjs').Counts>} Suite
 */

/** @type {Record<import('./selection.mjs').SuiteName, Suite>} */
export const SUITES = {
  format: check('format', '--check'),
  lint: check('lint'),
  types: check('types'),
  unit: vitest('domain', 'functions', 'web', 'scripts'),
  rules: vitest('rules'),
  api: vitest('api'),
  e2e: playwright,
};

/** The suites that talk to running emulators. */
export const ON_EMULATORS = new Set(['rules', 'api', 'e2e']);

/**
 * @param {string} script of the root package.json
 * @param {...string} args
 * @returns {Suite}
 */
function check(script, ...args) {
  return async ({ extra }) => {
    const [command, ...rest] = npm('run', '--silent', script, '--', ...args, ...extra);
    return countCheck(await run(command, rest));
  };
}

/**
 * @param {...string} projects
 * @returns {Suite}
 */
function vitest(...projects) {
  return async ({ env, extra, reports }) => {
    const report = join(reports, `${projects.join('-')}.json`);
    const args = [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const exitCode = await run(tool('vitest'), [...args, ...extra], { env });
    return withRunner(read(report, countVitest), exitCode);
  };
}

/** @type {Suite} */
async function playwright({ env, extra, reports }) {
  const report = join(reports, 'e2e.json');
  const args = ['test', '--config=tests/e2e/playwright.config.ts', '--reporter=list,json'];
  const exitCode = await run(tool('playwright'), [...args, ...extra], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return withRunner(read(report, countPlaywright), exitCode);
}

/**
 * @template Report
 * @param {string} file
 * @param {(report: Report) => import('./counts.mjs').Counts} count
 * @returns {import('./counts.mjs').Counts} nothing at all when the runner ended without a report
 */
function read(file, count) {
  /** @type {Report} */
  let report;
  try {
    report = readJson(file);
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
  return count(report);
}
