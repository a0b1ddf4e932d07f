import { existsSync } from 'node:fs';
import { z } from 'zod';
import { Failure, run } from './command.ts';
import { npm, readJson } from './install.mjs';

// The suites of `npm test`: which are run, how, and how their results are counted.

/** Every suite, in the order in which they run: the quick ones first. */
export const SUITES = ['format', 'lint', 'types', 'weight', 'unit', 'rules', 'api', 'e2e'] as const;
export type Suite = (typeof SUITES)[number];

/** Those that talk to running emulators. */
export const ON_EMULATORS: ReadonlySet<Suite> = new Set(['rules', 'api', 'e2e'] as const);

const isSuite = (name: string): name is Suite => SUITES.some((suite) => suite === name);

/** Reads `npm test -- [suite ...] [arguments of its runner]`. */
export function selectSuites(args: readonly string[]): {
  suites: readonly Suite[];
  extra: readonly string[];
} {
  const end = args.findIndex((arg) => !isSuite(arg));
  const [names, extra] = end === -1 ? [args, []] : [args.slice(0, end), args.slice(end)];
  const [first] = extra;
  if (first !== undefined && names.length !== 1) {
    throw new Failure(
      first.startsWith('-')
        ? 'Arguments for a runner need one suite before them: npm test -- e2e --grep "a title".'
        : `There is no suite "${first}"; there are ${SUITES.join(', ')}.`,
    );
  }
  return { suites: SUITES.filter((suite) => names.length === 0 || names.includes(suite)), extra };
}

export type Counts = { passed: number; failed: number; skipped: number };

/** Counts of a report of Vitest. A file that could not be loaded holds no test, and counts as a failed one. */
export const VitestCounts = z
  .object({
    numPassedTests: z.int(),
    numFailedTests: z.int(),
    numPendingTests: z.int(),
    numTodoTests: z.int(),
    testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
  })
  .transform(({ testResults, ...report }): Counts => {
    const unloaded = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });

/** Counts of a report of Playwright. A test that passed only on a second try has failed once, and counts as failed. */
export const PlaywrightCounts = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
    /** Those outside of any test. */
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }): Counts => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));

/**
 * Holds counts against how their runner ended: a crash that no test accounts for is a failure, and so is a run in which no
 * test passed or failed.
 */
export function countRun(exitCode: number, counts: Counts = { passed: 0, failed: 0, skipped: 0 }): Counts {
  const crashed = exitCode !== 0 && counts.failed === 0;
  const ranNothing = counts.passed + counts.failed === 0;
  return crashed || ranNothing ? { ...counts, failed: counts.failed + 1 } : counts;
}

export function total(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((before, counts) => before + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export const inWords = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

type Setting = {
  env: Record<string, string | undefined>;
  /** Arguments for the runner. */
  extra: readonly string[];
  /** A file for the runner's report. */
  report: string;
};

type Runner = (setting: Setting) => Promise<Counts>;

const check = (script: string, ...args: string[]): Runner => {
  return async ({ extra }) => {
    const exitCode = await run(npm('run', '--silent', script, '--', ...args, ...extra));
    return countRun(exitCode, { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 });
  };
};

const vitest = (...names: string[]): Runner => {
  const projects = names.map((name) => `--project=${name}`);
  return async ({ env, extra, report }) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const exitCode = await run(['vitest', 'run', ...projects, ...reporters, ...extra], { env });
    return countRun(exitCode, readReport(report, VitestCounts));
  };
};

const playwright: Runner = async ({ env, extra, report }) => {
  const args = ['--config=tests/e2e/playwright.config.ts', '--reporter=list,json', ...extra];
  const exitCode = await run(['playwright', 'test', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return countRun(exitCode, readReport(report, PlaywrightCounts));
};

const readReport = (file: string, schema: z.ZodType<Counts>) =>
  existsSync(file) ? schema.parse(readJson(file)) : undefined;

export const RUNNERS: Record<Suite, Runner> = {
  format: check('format', '--check'),
  lint: check('lint'),
  types: check('types'),
  weight: check('bench:weight'),
  unit: vitest('domain', 'functions', 'web', 'scripts'),
  rules: vitest('rules'),
  api: vitest('api'),
  e2e: playwright,
};
