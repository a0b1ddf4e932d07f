import { expect, test } from 'vitest';
import { SUITE_NAMES, selectSuites } from './selection.mjs';

test('without a name every suite is run', () => {
  expect(selectSuites([])).toStrictEqual({ suites: [...SUITE_NAMES], extra: [] });
});

test('named suites are run in their own order', () => {
  expect(selectSuites(['api', 'rules']).suites).toStrictEqual(['rules', 'api']);
});

test('what follows one suite goes to its runner', () => {
  expect(selectSuites(['e2e', '--grep', 'signs in'])).toStrictEqual({
    suites: ['e2e'],
    extra: ['--grep', 'signs in'],
  });
});

test.each([
  [['rulez'], 'There is no suite "rulez"'],
  [['--grep', 'x'], 'need one suite'],
  [['rules', 'api', '--bail'], 'need one suite'],
])('%j is refused', (args, sentence) => {
  expect(() => selectSuites(args)).toThrow(sentence);
});
