import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { duration, explain, Failure, main } from './command.ts';
import { startTestStack, type Stack } from './stack.ts';
import {
  countRun,
  inWords,
  ON_EMULATORS,
  RUNNERS,
  selectSuites,
  total,
  type Counts,
  type Suite,
} from './suites.ts';
import { bringChromium } from './tools.ts';

// `npm test`: every suite from a fresh checkout, or `npm test -- rules api` some of them.
await main(async () => {
  const { suites, extra } = selectSuites(process.argv.slice(2));
  if (suites.includes('e2e')) await bringChromium();
  const reports = mkdtempSync(join(tmpdir(), 'padavu-test-'));
  let stack: Promise<Stack> | undefined;
  const results: { suite: Suite; counts: Counts; took: number }[] = [];
  try {
    for (const suite of suites) {
      let started = performance.now();
      let counts: Counts;
      try {
        const env = ON_EMULATORS.has(suite) ? (await (stack ??= startTestStack())).env : {};
        console.log(`\n${styleText('bold', `── ${suite} ──`)}`);
        started = performance.now();
        const report = join(reports, `${suite}.json`);
        counts = await RUNNERS[suite]({ env, extra, report });
      } catch (error) {
        // A suite that could not be run has failed; the others still have their turn.
        if (!(error instanceof Failure)) throw error;
        explain(error);
        counts = countRun(1);
      }
      results.push({ suite, counts, took: performance.now() - started });
    }
  } finally {
    await (await stack?.catch(() => undefined))?.stop();
    rmSync(reports, { recursive: true, force: true });
  }

  console.log('');
  for (const { suite, counts, took } of results) {
    const mark = counts.failed === 0 ? styleText('green', '✔') : styleText('red', '✘');
    console.log(`${mark} ${suite.padEnd(8)}${inWords(counts).padEnd(36)}${duration(took).padStart(8)}`);
  }
  const sum = total(results.map(({ counts }) => counts));
  console.log(`\n${inWords(sum)}`);
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
});
