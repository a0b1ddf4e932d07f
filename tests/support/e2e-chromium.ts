import type { PlaywrightTestConfig } from '@playwright/test';

/** The Chromium that `npm test` has found, told to leave the network and the graphics card alone. */
export const chromium = {
  browserName: 'chromium',
  headless: true,
  viewport: { width: 1280, height: 800 },
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
} satisfies PlaywrightTestConfig['use'];
