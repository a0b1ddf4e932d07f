import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { duration, explain, Failure, logFile, main } from './command.ts';
import { startTestStack, type Stack } from './stack.ts';
import {
  IN_CHROMIUM,
  countsInWords,
  ON_EMULATORS,
  PARTS,
  runSuite,
  selectSuites,
  STAGES,
  total,
  usage,
} from './suites.ts';
import type { Counts, Suite } from './suites.ts';
import { ensureChromium, ensureFirestore } from './tools.ts';

// `npm test` runs every suite from a fresh checkout; `npm test -- rules api` runs some of them.
await main(async () => {
  const { suites, extra } = selectSuites(process.argv.slice(2));
  // The emulator is built first and alone: at the same time as the unit tests its build takes three times as long, and
  // the API tests wait for it. If the build fails, starting a stack reports it.
  if (suites.some((suite) => ON_EMULATORS.has(suite))) await ensureFirestore().catch(() => undefined);
  // Chromium is fetched during the static checks. If that fails, only the suites that need it fail.
  const chromium = suites.some((suite) => IN_CHROMIUM.has(suite)) ? ensureChromium() : Promise.resolve();
  const chromiumSettled = chromium.catch(() => undefined);
  const results = new Map<Suite, { counts: Counts; milliseconds: number }>();
  const stacks = new Map<number, Promise<Stack>>();
  /** Logs of the parts whose output was not shown; they are printed at the end of a stage. */
  const hiddenLogs: string[] = [];

  /** Starts the stack of a part. The first stack builds what all of them serve, and runs until the end. */
  async function stackOf(part: number): Promise<Stack> {
    await (part > 0 ? stackOf(0) : chromiumSettled);
    const stack = stacks.get(part) ?? startTestStack(part);
    stacks.set(part, stack);
    return await stack;
  }

  const stop = async (part: number) => (await stacks.get(part)?.catch(() => undefined))?.stop();

  async function runPart(suite: Suite, part: number, args: readonly string[], log?: string): Promise<Counts> {
    try {
      if (IN_CHROMIUM.has(suite)) await chromium;
      const env = ON_EMULATORS.has(suite) ? (await stackOf(part)).env : {};
      if (log !== undefined) hiddenLogs.push(log);
      return await runSuite(suite, args, env, log);
    } catch (error) {
      // A suite that cannot run counts as failed; the others still run.
      if (!(error instanceof Failure)) throw error;
      explain(error);
      return { passed: 0, skipped: 0, failures: [suite] };
    } finally {
      if (part > 0) await stop(part);
    }
  }

  /** Runs all parts of a suite at once; the terminal shows the output of at most one of them. */
  async function runParts(suite: Suite, isShown: boolean): Promise<void> {
    const parts = extra.length === 0 ? (PARTS[suite] ?? 1) : 1;
    const title = isShown ? suite : `${suite}, shown later`;
    console.log(`\n${styleText('bold', `── ${title} ──`)}`);
    const started = performance.now();
    const counts = await Promise.all(
      Array.from({ length: parts }, (_none, part) => {
        const args = parts === 1 ? extra : [`--shard=${part + 1}/${parts}`];
        return runPart(suite, part, args, isShown && part === 0 ? undefined : logFile(`${suite}-${part}`));
      }),
    );
    results.set(suite, { counts: total(counts), milliseconds: performance.now() - started });
  }

  async function runStage(stage: (typeof STAGES)[number]): Promise<void> {
    const lanes = stage.map((lane) => lane.filter((suite) => suites.includes(suite)));
    const running = lanes
      .filter((lane) => lane.length > 0)
      .map(async (lane, index) => {
        for (const suite of lane) await runParts(suite, index === 0);
      });
    await Promise.all(running);
    for (const log of hiddenLogs.splice(0)) console.log(readFileSync(log, 'utf8'));
  }

  try {
    for (const stage of STAGES) await runStage(stage);
  } finally {
    await stop(0);
  }
  const lines = suites.flatMap((suite) => {
    const result = results.get(suite);
    if (result === undefined) return [];
    const { counts, milliseconds } = result;
    const mark = counts.failures.length === 0 ? styleText('green', '✔') : styleText('red', '✘');
    return `${mark} ${suite.padEnd(12)}${countsInWords(counts).padEnd(36)}${duration(milliseconds).padStart(8)}`;
  });
  const sum = total([...results.values()].map(({ counts }) => counts));
  for (const failure of sum.failures) console.log(`${styleText('red', '✘')} ${failure}`);
  console.log(`\n${lines.join('\n')}\n\n${countsInWords(sum)}`);
  return sum.failures.length === 0 && sum.passed > 0 ? 0 : 1;
}, usage);
