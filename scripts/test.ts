import { styleText } from 'node:util';
import { duration, explain, Failure, main } from './command.ts';
import { startTestStack, type Stack } from './stack.ts';
import { countRun, IN_CHROMIUM, inWords, ON_EMULATORS, runSuite, selectSuites, total } from './suites.ts';
import type { Counts } from './suites.ts';
import { bringChromium } from './tools.ts';

// `npm test`: every suite from a fresh checkout, or `npm test -- rules api` some of them.
await main(async () => {
  const { suites, extra } = selectSuites(process.argv.slice(2));
  if (suites.some((suite) => IN_CHROMIUM.has(suite))) await bringChromium();
  let stack: Promise<Stack> | undefined;
  const results: Counts[] = [];
  const lines: string[] = [];
  try {
    for (const suite of suites) {
      let started = performance.now();
      let counts = countRun(1);
      try {
        const env = ON_EMULATORS.has(suite) ? (await (stack ??= startTestStack())).env : {};
        console.log(`\n${styleText('bold', `── ${suite} ──`)}`);
        started = performance.now();
        counts = await runSuite(suite, extra, env);
      } catch (error) {
        // A suite that could not be run has failed; the others still have their turn.
        if (!(error instanceof Failure)) throw error;
        explain(error);
      }
      results.push(counts);
      const mark = counts.failed === 0 ? styleText('green', '✔') : styleText('red', '✘');
      const took = duration(performance.now() - started).padStart(8);
      lines.push(`${mark} ${suite.padEnd(12)}${inWords(counts).padEnd(36)}${took}`);
    }
  } finally {
    await (await stack?.catch(() => undefined))?.stop();
  }
  const sum = total(results);
  console.log(`\n${lines.join('\n')}\n\n${inWords(sum)}`);
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
});
