import { PROJECT_ID, shiftPorts, testPortShift, type Ports } from '../scripts/ports.mjs';
import { prepareData, startStack } from '../scripts/stack.ts';

const benchOffset = 20_000;

type Platform = AsyncDisposable & { projectId: string; ports: Ports };

async function start(storesOnly: boolean): Promise<Platform> {
  const ports = shiftPorts(benchOffset + testPortShift());
  const stack = await startStack({ name: 'bench', ports, storesOnly });
  Object.assign(process.env, stack.env, { METADATA_SERVER_DETECTION: 'none' });
  await prepareData(stack, { demo: true });
  return { projectId: PROJECT_ID, ports, [Symbol.asyncDispose]: stack.stop };
}

/**
 * Starts Firestore and Auth with the demo's data, and adds their addresses to our environment. The functions are not
 * started: their triggers would run for each of 100,000 accounts, and what is measured runs in this process or in the
 * browser.
 */
export const startStores = (): Promise<Platform> => start(true);

/** Starts the whole platform, unless the environment names one that runs already. */
export async function startPlatform(): Promise<AsyncDisposable & { url: string }> {
  const running = process.env['PADAVU_API_URL'];
  if (running) return { url: running, [Symbol.asyncDispose]: () => Promise.resolve() };
  const platform = await start(false);
  return { ...platform, url: process.env['PADAVU_API_URL'] ?? '' };
}
