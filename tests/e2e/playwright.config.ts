import { defineConfig } from '@playwright/test';
import { chromium } from '../support/chromium.ts';

const site = 'site-*.spec.ts';
const emptySchool = 'empty-school.spec.ts';
const baseURL = process.env['PADAVU_BASE_URL'] ?? '';

/** The journeys in Chromium, against the test stack that `npm test -- e2e` starts (or `npm run test:stack`). */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // A folder for each stack, so that concurrent runs do not overwrite the results of each other.
  outputDir: `../../test-results/${baseURL.split(':').at(-1)}`,
  fullyParallel: true,
  // The projects run one after the other, because they share a store. Tests that change the public pages come after
  // those that check them, in a store that was seeded again; the test that empties the store comes last. `--no-deps`
  // runs a project without those before it.
  projects: [
    { name: 'journeys', testIgnore: [site, emptySchool] },
    { name: 'demo school again', testMatch: 'demo-school.setup.ts', dependencies: ['journeys'] },
    { name: 'site', testMatch: site, dependencies: ['demo school again'] },
    { name: 'empty school', testMatch: emptySchool, dependencies: ['site'] },
  ],
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // Two cores run the emulators, the functions' processes and the browsers at once: a first call may take long.
  timeout: 120_000,
  expect: { timeout: 8_000 },
  use: {
    ...chromium,
    baseURL,
    actionTimeout: 30_000,
    // A trace of every step takes a third of a run's time: `npm test -- e2e --trace=retain-on-failure` writes traces.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
