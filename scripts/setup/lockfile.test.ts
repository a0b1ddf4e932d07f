import { describe, expect, test } from 'vitest';
import { isInstalled, isLockedFor, type Lockfile } from './lockfile.mjs';

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

  test('but not when one is another version', () => {
    expect(isInstalled(wanted, lockfile({ 'node_modules/left': { ...left, version: '0.9.0' } }))).toBe(false);
  });

  test('without an optional one, which npm leaves out on other machines', () => {
    expect(isInstalled(lockfile({ 'node_modules/left': { ...left, optional: true } }), lockfile({}))).toBe(
      true,
    );
  });
});

describe('a lockfile is for a package.json', () => {
  const wanted = lockfile({ web: { dependencies: { left: '1.0.0' } } });

  test('when both ask for the same', () => {
    expect(isLockedFor(wanted, 'web', { dependencies: { left: '1.0.0' } })).toBe(true);
  });

  test.each([
    ['another version', { dependencies: { left: '2.0.0' } }],
    ['one more', { dependencies: { left: '1.0.0', right: '1.0.0' } }],
    ['one for development', { dependencies: { left: '1.0.0' }, devDependencies: { right: '1.0.0' } }],
  ])('but not when that asks for %s', (_, manifest) => {
    expect(isLockedFor(wanted, 'web', manifest)).toBe(false);
  });
});
