import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain, main } from './console/main.mjs';
import { Failure } from './console/failure.mjs';
import { findChromium } from './setup/chromium.mjs';
import { install } from './setup/install.mjs';
import { requireMachine } from './setup/machine.mjs';
import { startTestStack } from './stack/test-stack.mjs';
import { countCheck } from './suites/counts.mjs';
import { printHeading, printResults } from './suites/results.mjs';
import { selectSuites } from './suites/selection.mjs';
import { ON_EMULATORS, SUITES } from './suites/suites.mjs';

// `npm test`: every suite from a fresh checkout, or `npm test -- rules api` some of them.
await main(async () => {
  const { suites, extra } = selectSuites(process.argv.slice(2));
  requireMachine();
  await install();
  const chromium = suites.includes('e2e') ? await findChromium() : undefined;

  const reports = mkdtempSync(join(tmpdir(), 'padavu-test-'));
  /** @type {ReturnType<typeof startTestStack> | undefined} */
  let stack;
  const environment = async () => ({ ...(await (stack ??= startTestStack())).env, CHROMIUM_PATH: chromium });

  const results = [];
  try {
    for (const suite of suites) {
      let started = performance.now();
      const counts = await failingOnFailure(async () => {
        const env = ON_EMULATORS.has(suite) ? await environment() : {};
        printHeading(suite);
        started = performance.now();
        return await SUITES[suite]({ env, extra, reports });
      });
      results.push({ suite, counts, took: performance.now() - started });
    }
  } finally {
    const running = await stack?.catch(() => undefined);
    await running?.stop();
    rmSync(reports, { recursive: true, force: true });
  }
  return printResults(results);
});

/**
 * A suite that could not be run has failed; the others still have their turn.
 *
 * @param {() => Promise<import('./suites/counts.mjs').Counts>} suite
 * @returns {Promise<import('./suites/counts.mjs').Counts>}
 */
async function failingOnFailure(suite) {
  try {
    return await suite();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    explain(error);
    return countCheck(1);
  }
}
