import { createServer } from 'node:net';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findChromium } from '../scripts/machine.mjs';
import { chromiumSwitches } from '../tests/support/chromium.ts';
import { portOf } from '../tests/support/port-of.ts';
import { ensureChromium } from '../scripts/tools.ts';

type Chromium = AsyncDisposable & { browser: Browser; port: number };

/**
 * Opens a Chromium that other programs can control too, on `port`; it closes at the end of the block that opened it.
 */
export async function openChromium(): Promise<Chromium> {
  const port = await freePort();
  const args = [...chromiumSwitches, `--remote-debugging-port=${port}`];
  await ensureChromium();
  const executablePath = findChromium();
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  return { browser, port, [Symbol.asyncDispose]: () => browser.close() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
