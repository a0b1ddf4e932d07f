import { createServer } from 'node:net';
import { once } from 'node:events';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findChromium } from '../scripts/setup/chromium.mjs';

/** Leaves the graphics card alone, and the network to the pages. */
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that other programs can steer as well, on `port`. */
export async function openChromium(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const executablePath = await findChromium();
  const args = [...switches, `--remote-debugging-port=${port}`];
  return { browser: await chromium.launch({ executablePath, args }), port };
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
