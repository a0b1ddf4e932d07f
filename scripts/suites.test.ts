import { describe, expect, test } from 'vitest';
import { countRun, inWords, PlaywrightCounts, selectSuites, SUITES, total, VitestCounts } from './suites.ts';

const green = { passed: 3, failed: 0, skipped: 0 };
const red = { passed: 3, failed: 1, skipped: 0 };
const nothing = { passed: 0, failed: 0, skipped: 0 };

describe('of the suites', () => {
  test('every one is run without a name', () => {
    expect(selectSuites([])).toStrictEqual({ suites: SUITES, extra: [] });
  });

  test('the named ones are run in their own order', () => {
    expect(selectSuites(['api', 'rules']).suites).toStrictEqual(['rules', 'api']);
  });

  test.each([[['--grep', 'signs in']], [['tests/e2e/sign-in.spec.ts', '--workers=2']]])(
    'one gets what follows its name: %j',
    (extra) => {
      expect(selectSuites(['e2e', ...extra])).toStrictEqual({ suites: ['e2e'], extra });
    },
  );

  test.each([
    [['rulez'], 'There is no suite "rulez"'],
    [['--grep', 'x'], 'need one suite'],
    [['rules', 'api', '--bail'], 'need one suite'],
  ])('%j names none', (args, sentence) => {
    expect(() => selectSuites(args)).toThrow(sentence);
  });
});

test('counts of Vitest are those of its report, and one for a file that could not be loaded', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  expect(VitestCounts.parse(report)).toStrictEqual({ passed: 5, failed: 2, skipped: 3 });
});

test('counts of Playwright take a flaky test and an error outside of tests for failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
  expect(PlaywrightCounts.parse({ stats, errors: [{}] })).toStrictEqual({ passed: 7, failed: 3, skipped: 2 });
});

describe('a runner', () => {
  test.each([
    ['that ends well changes nothing', green, 0, green],
    ['that ends with the failures it reported changes nothing', red, 1, red],
    ['that crashes adds a failure', green, 1, red],
    ['that ran no test is a failure', nothing, 0, { ...nothing, failed: 1 }],
    ['that wrote no report is one failure', undefined, 1, { ...nothing, failed: 1 }],
    [
      'that skipped every test is a failure',
      { ...nothing, skipped: 2 },
      0,
      { ...nothing, failed: 1, skipped: 2 },
    ],
  ])('%s', (_, counts, exitCode, expected) => {
    expect(countRun(exitCode, counts)).toStrictEqual(expected);
  });
});

test('the last line holds the totals, and the skipped ones only when there are any', () => {
  expect(inWords(total([green, red]))).toBe('6 passed, 1 failed');
  expect(inWords(total([green, { ...nothing, skipped: 2 }]))).toBe('3 passed, 0 failed, 2 skipped');
});
