import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findProgram, firestoreEmulators } from './machine.mjs';

let folder = '';

/** Puts a program on the path, which prints this to stderr. */
function install(name: string, stderr = '') {
  writeFileSync(join(folder, name), `#!/bin/sh\necho '${stderr}' >&2\n`, { mode: 0o755 });
  return join(folder, name);
}

const installJava = (version: string) => install('java', `openjdk version "${version}" 2025-04-15`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'machine-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('HIDANE', undefined);
  vi.stubEnv('XDG_CACHE_HOME', folder);
  vi.stubEnv('FIREBASE_EMULATORS_PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const descriptions = () => firestoreEmulators().map(({ description }) => description);

describe('a Firestore emulator', () => {
  test('is an installed hidane before anything else', () => {
    const hidane = install('hidane');
    installJava('21.0.2');
    install('cargo');
    expect(firestoreEmulators()[0]).toEqual({
      description: `hidane, ${hidane}`,
      prefix: [hidane, 'exec', '--'],
      install: [],
    });
  });

  test('is the hidane that HIDANE names', () => {
    vi.stubEnv('HIDANE', install('other'));
    install('hidane');
    expect(descriptions()).toEqual([`hidane, ${join(folder, 'other')}`]);
  });

  test('is a hidane that cargo built before', () => {
    mkdirSync(join(folder, 'padavu/hidane-0.6.0/bin'), { recursive: true });
    const hidane = install('padavu/hidane-0.6.0/bin/hidane');
    expect(descriptions()).toEqual([`hidane, ${hidane}`]);
  });

  test('is the official one where Java is new enough, and is fetched once', () => {
    installJava('21.0.2');
    expect(firestoreEmulators()).toMatchObject([{ description: 'the official one, on Java 21', prefix: [] }]);
    expect(firestoreEmulators()[0]?.install).toContain('setup:emulators:firestore');
    writeFileSync(join(folder, 'cloud-firestore-emulator-v1.20.4.jar'), '');
    expect(firestoreEmulators()[0]?.install).toEqual([]);
  });

  test('is built by cargo when the official one cannot be fetched', () => {
    installJava('21.0.2');
    install('cargo');
    expect(descriptions()).toEqual(['the official one, on Java 21', 'hidane, built with cargo']);
  });

  test.each(['17.0.15', '1.8.0_412'])('is built by cargo where Java is %s', (version) => {
    installJava(version);
    install('cargo');
    expect(descriptions()).toEqual(['hidane, built with cargo']);
  });

  test('is not available with only an old Java', () => {
    installJava('17.0.15');
    expect(descriptions()).toEqual([]);
  });

  test('is not available without hidane, Java and cargo', () => {
    expect(descriptions()).toEqual([]);
  });
});

test('a program is found by its name or its whole path, the first of several', () => {
  const first = install('first');
  const second = install('second');
  expect(findProgram('no-such-program', 'second', 'first')).toBe(second);
  expect(findProgram(first)).toBe(first);
  expect(findProgram('no-such-program', '/no/such/program')).toBeUndefined();
});
