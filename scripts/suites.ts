import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, run, type CommandLine } from './command.ts';

// The suites of `npm test`: which are run, how, and how their results are counted.

const script = (...args: string[]): CommandLine => ['npm', 'run', '--silent', ...args];
const vitest = (...projects: string[]): CommandLine => {
  const reporters = ['--reporter=default', '--reporter=junit'];
  return ['vitest', 'run', ...reporters, ...projects.map((name) => `--project=${name}`)];
};
const playwright = (config: string): CommandLine => {
  return ['playwright', 'test', `--config=tests/e2e/${config}`, '--reporter=list,junit'];
};

/** In the order in which their results are listed. */
const SUITES = {
  format: script('format', '--', '--check'),
  lint: script('lint', '--'),
  types: script('types', '--'),
  weight: script('bench:weight', '--'),
  unit: vitest('domain', 'functions', 'web', 'scripts'),
  rules: vitest('rules'),
  api: vitest('api'),
  e2e: playwright('playwright.config.ts'),
  // Writes pictures of every screen to docs/screenshots; only `npm run screenshots` runs it.
  screenshots: playwright('screenshots.config.ts'),
} as const;
export type Suite = keyof typeof SUITES;

/** Suites that need running emulators. */
export const ON_EMULATORS: ReadonlySet<Suite> = new Set(['rules', 'api', 'e2e', 'screenshots'] as const);
/**
 * Suites that are split into parts, which run in parallel, each on its own stack. The files of a part run one after the
 * other, because they count and check the whole store, and no other test may write to it meanwhile.
 */
export const PARTS: Partial<Record<Suite, number>> = { api: 2 };
/**
 * Stages run one after the other. The lanes of a stage run in parallel, and the suites of a lane one after the other:
 * the API's tests spend half of their time waiting. The rules' tests use their own projects in the store, which the
 * API's tests do not see.
 */
export const STAGES: readonly (readonly (readonly Suite[])[])[] = [
  [['format', 'lint', 'types', 'weight', 'unit', 'rules'], ['api']],
  [['e2e']],
  [['screenshots']],
];
/** Suites that need a browser. */
export const IN_CHROMIUM: ReadonlySet<Suite> = new Set(['e2e', 'screenshots'] as const);

const isSuite = (name: string): name is Suite => Object.hasOwn(SUITES, name);
const names = Object.keys(SUITES).filter(isSuite);

export const usage = `Usage: npm test -- [SUITE ...] [arguments for their runners]

The suites are ${names.join(', ')}.`;

/** Reads `npm test -- [suite ...] [arguments for their runners]`. */
export function selectSuites(args: readonly string[]): { suites: Suite[]; extra: string[] } {
  const end = args.findIndex((arg) => !isSuite(arg));
  const [named, extra] = end === -1 ? [args, []] : [args.slice(0, end), args.slice(end)];
  if (extra.length > 0 && named.length === 0) {
    throw new Failure(`"${extra[0]}" is no suite: first name one of ${names.join(', ')}.`);
  }
  const isSelected = (suite: Suite) => (named.length === 0 ? suite !== 'screenshots' : named.includes(suite));
  return { suites: names.filter(isSelected), extra };
}

export type Counts = {
  passed: number;
  skipped: number;
  /** The tests that failed, by file and name; the suite itself if no test accounts for the failure. */
  failures: readonly string[];
};

/**
 * Counts the results of a run from its JUnit report. A program without a report counts as one test. A crash that no
 * test accounts for is a failure, and so is a run in which no test passed or failed.
 */
export function countRun(suite: Suite, exitCode: number, xml = exitCode === 0 ? '<testcase/>' : ''): Counts {
  const tests = [...xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>([^]*?)<\/testcase>)/g)];
  const testsWith = (element: RegExp) => tests.filter(([, , inside = '']) => element.test(inside));
  const skipped = testsWith(/<skipped\b/).length;
  const failures = testsWith(/<(?:failure|error)\b/).map(([, attributes = '']) => nameIn(attributes));
  const passed = tests.length - skipped - failures.length;
  const isUnaccounted = failures.length === 0 && (exitCode !== 0 || passed === 0);
  return { passed, skipped, failures: isUnaccounted ? [suite] : failures };
}

const XML_ENTITIES = { '&quot;': '"', '&apos;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The file and the name of a test. */
function nameIn(attributes: string): string {
  const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const escaped = `${value('classname')} › ${value('name')}`;
  return Object.entries(XML_ENTITIES).reduce((text, [from, to]) => text.replaceAll(from, to), escaped);
}

/**
 * Runs a suite or a part of it.
 * @param extra further arguments for its runner
 * @param log a file for its output; without it the output goes to the terminal
 */
export async function runSuite(
  suite: Suite,
  extra: readonly string[],
  env: Record<string, string>,
  log?: string,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'padavu-test-'));
  // In the format of JUnit.
  const report = join(folder, 'report.xml');
  try {
    const settings = { env: { ...env, JUNIT_REPORT: report, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report } };
    const exitCode = await run([...SUITES[suite], ...extra], { ...settings, ...(log && { log }) });
    return countRun(suite, exitCode, existsSync(report) ? readFileSync(report, 'utf8') : undefined);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function total(all: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'skipped') => all.reduce((before, counts) => before + counts[key], 0);
  return {
    passed: sum('passed'),
    skipped: sum('skipped'),
    failures: all.flatMap(({ failures }) => failures),
  };
}

export const countsInWords = ({ passed, failures, skipped }: Counts) =>
  `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
