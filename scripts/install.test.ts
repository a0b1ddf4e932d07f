import { describe, expect, test } from 'vitest';
import { isInstalled, machineProblem, type Lockfile } from './install.mjs';

const left = { version: '1.0.0', integrity: 'sha512-left' };
const lockfile = (packages: Lockfile['packages']) => ({ packages });

describe('packages are installed', () => {
  const wanted = lockfile({ '': {}, web: {}, 'node_modules/left': left });

  test('when npm recorded the same version and content', () => {
    expect(isInstalled(wanted, lockfile({ 'node_modules/left': left }))).toBe(true);
  });

  test('but not when one is missing', () => {
    expect(isInstalled(wanted, lockfile({}))).toBe(false);
  });

  test.each([{ version: '0.9.0' }, { integrity: 'sha512-right' }])(
    'but not when one differs in %j',
    (other) => {
      expect(isInstalled(wanted, lockfile({ 'node_modules/left': { ...left, ...other } }))).toBe(false);
    },
  );

  test('without an optional one, which npm leaves out on other machines', () => {
    const optional = lockfile({ 'node_modules/left': { ...left, optional: true } });
    expect(isInstalled(optional, lockfile({}))).toBe(true);
  });
});

test.each(['20.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(machineProblem(version, 'linux')).toBeUndefined();
});

test('a Node that is too old is reported with the version to install', () => {
  expect(machineProblem('18.20.4', 'linux')).toContain('Node 18.20.4 is too old: install Node 20 or newer');
});
