import { createServer } from 'node:net';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findChromium } from '../scripts/machine.mjs';
import { chromiumSwitches } from '../tests/support/e2e-chromium.ts';
import { bringChromium } from '../scripts/tools.ts';

/** A Chromium that other programs can steer as well, on `port`. */
export async function openChromium(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const args = [...chromiumSwitches, `--remote-debugging-port=${port}`];
  await bringChromium();
  const executablePath = findChromium();
  return { browser: await chromium.launch({ args, ...(executablePath && { executablePath }) }), port };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
