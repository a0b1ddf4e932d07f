import type { PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from '../../scripts/machine.mjs';

/** `CHROMIUM_PATH` or a Chromium of the machine; where there is none, Playwright takes the one it has installed. */
const executablePath = findChromium();

/** Leave the graphics card alone, and the network to the pages. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium for tests, with these switches. */
export const chromium = {
  browserName: 'chromium',
  headless: true,
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    ...(executablePath && { executablePath }),
    // No site beyond this machine has an address.
    args: [...chromiumSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  },
} satisfies PlaywrightTestConfig['use'];
