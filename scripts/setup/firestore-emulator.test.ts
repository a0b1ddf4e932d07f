import { describe, expect, test } from 'vitest';
import { chooseFirestoreEmulator, parseJavaVersion, type Sources } from './firestore-emulator.mjs';

/** A machine with nothing on it but what a test puts there. */
function machine(there: Partial<Sources> = {}): Sources {
  return {
    installedHidane: () => undefined,
    javaVersion: async () => undefined,
    hasOfficialJar: () => false,
    downloadOfficialJar: async () => false,
    hasCargo: () => false,
    buildHidane: async () => undefined,
    ...there,
  };
}

const java17: Partial<Sources> = { javaVersion: async () => 17 };
const java21: Partial<Sources> = { javaVersion: async () => 21 };
const jar: Partial<Sources> = { hasOfficialJar: () => true };
const download: Partial<Sources> = { downloadOfficialJar: async () => true };
const cargo: Partial<Sources> = { hasCargo: () => true, buildHidane: async () => '/built/hidane' };

describe('the Firestore emulator', () => {
  test('is a hidane that is there, before anything else', async () => {
    const there = machine({
      installedHidane: () => '/bin/hidane',
      ...java21,
      ...jar,
      ...cargo,
    });
    expect(await chooseFirestoreEmulator(there)).toStrictEqual({ kind: 'hidane', program: '/bin/hidane' });
  });

  test.each([
    ['is kept already', jar],
    ['can be downloaded', download],
  ])('is the official one when it %s and Java is new enough', async (_, source) => {
    expect(await chooseFirestoreEmulator(machine({ ...java21, ...source, ...cargo }))).toStrictEqual({
      kind: 'official',
    });
  });

  test.each([
    ['Java is too old', { ...java17, ...jar }],
    ['its download fails', java21],
    ['there is no Java', jar],
  ])('is built by cargo when %s', async (_, there) => {
    expect(await chooseFirestoreEmulator(machine({ ...there, ...cargo }))).toStrictEqual({
      kind: 'hidane',
      program: '/built/hidane',
    });
  });

  test.each([
    ['nothing', {}, 'Java is not installed; cargo is not installed'],
    ['an old Java', java17, 'Java 17 is too old for it; cargo is not installed'],
    ['no network', { ...java21, hasCargo: () => true }, 'its download failed; cargo could not build hidane'],
  ])('with %s there is a sentence that says what to install', async (_, there, reason) => {
    await expect(chooseFirestoreEmulator(machine(there))).rejects.toThrow(reason);
  });
});

test.each([
  ['openjdk version "21.0.2" 2024-01-16', 21],
  ['openjdk version "24" 2025-03-18', 24],
  ['java version "1.8.0_381"', 8],
  ['command not found', undefined],
])('the Java version in %s is %s', (output, version) => {
  expect(parseJavaVersion(output)).toBe(version);
});
