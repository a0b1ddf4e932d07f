import { describe, expect, test } from 'vitest';
import { countRun, countsInWords, selectSuites, STAGES, total } from './suites.ts';

const green = { passed: 3, skipped: 0, failures: [] };
const red = { passed: 3, skipped: 0, failures: ['a.test.ts › adds'] };

describe('the suites', () => {
  test('are all run when none is named', () => {
    expect(selectSuites([])).toStrictEqual({
      suites: ['format', 'lint', 'types', 'weight', 'unit', 'rules', 'api', 'e2e'],
      extra: [],
    });
  });

  test('are each in one stage', () => {
    const { suites } = selectSuites([]);
    expect(STAGES.flat(2)).toStrictEqual([...suites, 'screenshots']);
  });

  test('are run in their own order, whatever the order of the names', () => {
    expect(selectSuites(['api', 'rules']).suites).toStrictEqual(['rules', 'api']);
  });

  test.each([[['--grep', 'signs in']], [['tests/e2e/two-people.spec.ts', '--workers=2']]])(
    'pass what follows one name to its runner: %j',
    (extra) => {
      expect(selectSuites(['e2e', ...extra])).toStrictEqual({ suites: ['e2e'], extra });
    },
  );

  test('pass what follows several names to all of their runners', () => {
    expect(selectSuites(['rules', 'api', '--bail=1'])).toStrictEqual({
      suites: ['rules', 'api'],
      extra: ['--bail=1'],
    });
  });

  test.each([
    [['rulez'], '"rulez" is no suite: first name one of format, lint'],
    [['--grep', 'x'], '"--grep" is no suite'],
  ])('refuse %j, which names none of them', (args, sentence) => {
    expect(() => selectSuites(args)).toThrow(sentence);
  });
});

const passing = '<testcase name="tests=&quot;7&quot;" time="1.2"/>';
const failing = '<testcase classname="a.test.ts" name="adds"><failure/></testcase>';
const skipping = '<testcase name="waits"><skipped/></testcase>';
const report = (...tests: string[]) =>
  `<testsuites tests="9" failures="9"><testsuite name="a" tests="9">${tests.join('\n')}</testsuite></testsuites>`;

describe('a run is counted', () => {
  test.each([
    ['by its report', 1, report(passing, failing, skipping, passing), 2, 1, ['a.test.ts › adds']],
    ['with one more failure when it crashed', 1, report(passing, skipping), 1, 1, ['unit']],
    ['as a failure when it ran no test', 0, report(), 0, 0, ['unit']],
    ['as a failure when it skipped every test', 0, report(skipping, skipping), 0, 2, ['unit']],
    ['as one test when it writes no report', 0, undefined, 1, 0, []],
    ['as one failure when it fails without a report', 1, undefined, 0, 0, ['unit']],
  ])('%s', (_, exitCode, xml, passed, skipped, failures) => {
    expect(countRun('unit', exitCode, xml)).toStrictEqual({ passed, skipped, failures });
  });
});

test('a failed test is named by its file and name, with XML entities decoded', () => {
  const xml = `<testsuite><testcase classname="a.test.ts" name="passes"/>
    <testcase classname="a.test.ts" name="prints"><system-out>failure</system-out></testcase>
    <testcase classname="a.test.ts" name="adds &lt;1&gt; &amp;amp; &quot;2&quot;" time="1"><failure message="no">
    </failure></testcase><testcase classname="b.test.ts" name="ends"><error/></testcase></testsuite>`;
  const failures = ['a.test.ts › adds <1> &amp; "2"', 'b.test.ts › ends'];
  expect(countRun('api', 1, xml)).toStrictEqual({ passed: 2, skipped: 0, failures });
  expect(total([countRun('api', 1, xml), red]).failures).toStrictEqual([...failures, ...red.failures]);
});

test('the last line contains the totals, with skipped tests only when there are any', () => {
  expect(countsInWords(total([green, red]))).toBe('6 passed, 1 failed');
  expect(countsInWords(total([green, { passed: 0, skipped: 2, failures: [] }]))).toBe(
    '3 passed, 0 failed, 2 skipped',
  );
});
