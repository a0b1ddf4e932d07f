import { defineConfig } from '@playwright/test';
import { chromium } from '../support/e2e-chromium.ts';

/** The journeys in Chromium, against the test stack that `npm test -- e2e` starts (or `npm run test:stack`). */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...chromium,
    baseURL: process.env['PADAVU_BASE_URL'] ?? '',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
  },
});
