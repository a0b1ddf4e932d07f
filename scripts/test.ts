import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { duration, explain, Failure, logFile, main } from './command.ts';
import { startTestStack, type Stack } from './stack.ts';
import {
  countRun,
  IN_CHROMIUM,
  inWords,
  ON_EMULATORS,
  PARTS,
  runSuite,
  selectSuites,
  total,
} from './suites.ts';
import type { Counts, Suite } from './suites.ts';
import { bringChromium } from './tools.ts';

// `npm test`: every suite from a fresh checkout, or `npm test -- rules api` some of them.
await main(async () => {
  const { suites, extra } = selectSuites(process.argv.slice(2));
  if (suites.some((suite) => IN_CHROMIUM.has(suite))) await bringChromium();
  let stack: Promise<Stack> | undefined;
  const stackEnv = async () => (await (stack ??= startTestStack())).env;
  const results: Counts[] = [];
  const lines: string[] = [];
  try {
    for (const suite of suites) {
      let started = performance.now();
      let counts = countRun(1);
      try {
        const env = ON_EMULATORS.has(suite) ? await stackEnv() : {};
        const parts = extra.length === 0 ? (PARTS[suite] ?? 1) : 1;
        console.log(`\n${styleText('bold', `── ${suite} ──`)}`);
        started = performance.now();
        counts = parts === 1 ? await runSuite(suite, extra, env) : await runInParts(suite, parts, env);
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

/** Runs the first part of a suite on the stack that is there and the others beside it; what those print is shown at their end. */
async function runInParts(suite: Suite, parts: number, env: Record<string, string>): Promise<Counts> {
  const shard = (part: number) => [`--shard=${part + 1}/${parts}`];
  const others = Array.from({ length: parts - 1 }, async (_none, index) => {
    const part = index + 1;
    const stack = await startTestStack(part);
    const log = logFile(`${suite}-${part}`);
    try {
      return await runSuite(suite, shard(part), stack.env, log);
    } finally {
      await stack.stop();
      console.log(readFileSync(log, 'utf8'));
    }
  });
  return total(await Promise.all([runSuite(suite, shard(0), env), ...others]));
}
