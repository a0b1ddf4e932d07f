import { describe, expect, test } from 'vitest';
import { countRun, inWords, selectSuites, STAGES, total } from './suites.ts';

const green = { passed: 3, failed: 0, skipped: 0, failures: [] };
const red = { passed: 3, failed: 1, skipped: 0, failures: ['a.test.ts › adds'] };
const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };

describe('of the suites', () => {
  test('every one is run without a name', () => {
    expect(selectSuites([])).toStrictEqual({
      suites: ['format', 'lint', 'types', 'weight', 'unit', 'rules', 'api', 'e2e'],
      extra: [],
    });
  });

  test('every one has its turn once', () => {
    const { suites } = selectSuites([]);
    expect(STAGES.flat(2)).toStrictEqual([...suites, 'screenshots']);
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

  test('several get what follows their names', () => {
    expect(selectSuites(['rules', 'api', '--bail=1'])).toStrictEqual({
      suites: ['rules', 'api'],
      extra: ['--bail=1'],
    });
  });

  test.each([
    [['rulez'], '"rulez" is no suite: first name one of format, lint'],
    [['--grep', 'x'], '"--grep" is no suite'],
  ])('%j names none', (args, sentence) => {
    expect(() => selectSuites(args)).toThrow(sentence);
  });
});

const report = (attributes: string) => `<testsuites name="all" tests="9" failures="9">
  <testsuite name="a" tests="3" failures="0" errors="0" skipped="0"><testcase name="tests=&quot;7&quot;"/></testsuite>
  <testsuite name="b" timestamp="2026" ${attributes} time="1.2"></testsuite></testsuites>`;
const none = report('tests="0" failures="0" errors="0" skipped="0"').replace('tests="3"', 'tests="0"');

describe('a run is counted', () => {
  test.each([
    ['by the sum of its report', 1, report('tests="6" failures="2" errors="1" skipped="2"'), 4, 3, 2],
    [
      'with a failure more when it crashed',
      1,
      report('tests="1" failures="0" skipped="0" errors="0"'),
      4,
      1,
      0,
    ],
    ['as a failure when it ran no test', 0, none, 0, 1, 0],
    [
      'as a failure when it skipped every test',
      0,
      none.replace('skipped="0"', 'skipped="2"').replace('tests="0"', 'tests="2"'),
      0,
      1,
      2,
    ],
    ['as one test when it writes no report', 0, undefined, 1, 0, 0],
    ['as one failure when it fails without a report', 1, undefined, 0, 1, 0],
  ])('%s', (_, exitCode, xml, passed, failed, skipped) => {
    expect(countRun(exitCode, xml)).toStrictEqual({ passed, failed, skipped, failures: [] });
  });
});

test('what failed is named by file and test, whatever its name is', () => {
  const xml = `<testsuite tests="4" failures="1" errors="1"><testcase classname="a.test.ts" name="passes"/>
    <testcase classname="a.test.ts" name="prints"><system-out>failure</system-out></testcase>
    <testcase classname="a.test.ts" name="adds &lt;1&gt; &amp;amp; &quot;2&quot;" time="1"><failure message="no">
    </failure></testcase><testcase classname="b.test.ts" name="ends"><error/></testcase></testsuite>`;
  const failures = ['a.test.ts › adds <1> &amp; "2"', 'b.test.ts › ends'];
  expect(countRun(1, xml)).toStrictEqual({ passed: 2, failed: 2, skipped: 0, failures });
  expect(total([countRun(1, xml), red]).failures).toStrictEqual([...failures, ...red.failures]);
});

test('the last line holds the totals, and the skipped ones only when there are any', () => {
  expect(inWords(total([green, red]))).toBe('6 passed, 1 failed');
  expect(inWords(total([green, { ...nothing, skipped: 2 }]))).toBe('3 passed, 0 failed, 2 skipped');
});
