import { PROJECT_ID, shiftPorts, stackEnvironment, testPortShift, type Ports } from '../scripts/ports.mjs';
import { step } from '../scripts/console/step.mjs';
import { findFirestoreEmulator } from '../scripts/setup/emulator-sources.mjs';
import { requireFreePorts } from '../scripts/setup/ports-free.mjs';
import { clearLeftovers } from '../scripts/stack/leftovers.mjs';
import { seed } from '../scripts/stack/seed.mjs';
import { stackPlace, startStack } from '../scripts/stack/stack.mjs';

const benchOffset = 20_000;

/**
 * Starts the two stores with the demo's data, and puts where they are into our environment. Without the functions: they
 * would run for each of 100,000 accounts, and what is measured runs in our own process or in the browser.
 */
export async function startStores(): Promise<AsyncDisposable & { projectId: string; ports: Ports }> {
  const ports = shiftPorts(benchOffset + testPortShift());
  const place = stackPlace('bench', ports, { keepsData: false, services: ['auth', 'firestore'] });
  await clearLeftovers(place);
  await requireFreePorts(ports);
  const emulator = await findFirestoreEmulator();
  const stack = await step('Start the emulators for the bench', () => startStack(place, emulator));
  Object.assign(process.env, stackEnvironment(ports), { METADATA_SERVER_DETECTION: 'none' });
  await seed(ports);
  return {
    projectId: PROJECT_ID,
    ports,
    [Symbol.asyncDispose]: () => step('Stop the emulators for the bench', stack.stop),
  };
}
