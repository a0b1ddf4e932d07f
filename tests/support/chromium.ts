import type { PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from '../../scripts/machine.mjs';

/**
 * `CHROMIUM_PATH`, or a Chromium that is installed on the machine. Without either, Playwright uses the one that it
 * installed.
 */
const executablePath = findChromium();

/** Switches that disable the graphics card and the network traffic of the browser itself. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The options of Chromium in tests. */
export const chromium = {
  browserName: 'chromium',
  headless: true,
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    ...(executablePath && { executablePath }),
    // No host but this machine resolves; a test that expects other sites adds stand-ins (`tests/e2e/support/test.ts`).
    args: [...chromiumSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  },
} satisfies PlaywrightTestConfig['use'];
