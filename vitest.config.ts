import { defineConfig } from 'vitest/config';

/**
 * Vitest leaves one core to others, which of two is half of them. Its limit of five seconds for a test is one of an
 * idle machine: these run beside emulators, and one that hangs is noticed after half a minute as well.
 */
const besideEachOther = { environment: 'node', maxWorkers: '100%', testTimeout: 30_000 } as const;
/**
 * For tests whose modules keep no state: importing them again for each file took 12 to 40 % of the time. A project with
 * module mocks needs the isolation.
 */
const withoutIsolation = { isolate: false } as const;
const emulated = { testTimeout: 30_000, hookTimeout: 60_000 } as const;

/** Where `npm test` reads what came of it, in the format of JUnit. */
const report = process.env['JUNIT_REPORT'];

export default defineConfig({
  test: {
    ...(report !== undefined && { outputFile: { junit: report } }),
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/src/**/*.test.ts'],
          ...besideEachOther,
          ...withoutIsolation,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['functions/src/**/*.test.ts'],
          ...besideEachOther,
          ...withoutIsolation,
        },
      },
      { test: { name: 'scripts', include: ['{scripts,bench}/**/*.test.{ts,mjs}'], ...besideEachOther } },
      'web/vite.config.ts',
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...besideEachOther, ...emulated } },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/api/support/school.ts',
          environment: 'node',
          fileParallelism: false,
          ...withoutIsolation,
          ...emulated,
        },
      },
    ],
  },
});
