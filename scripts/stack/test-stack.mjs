import { step } from '../console/step.mjs';
import { stackEnvironment, testPortShift, testPorts } from '../ports.mjs';
import { build } from '../setup/build.mjs';
import { findFirestoreEmulator } from '../setup/emulator-sources.mjs';
import { requireFreePorts } from '../setup/ports-free.mjs';
import { clearLeftovers } from './leftovers.mjs';
import { stackPlace, startStack } from './stack.mjs';

/** @typedef {Awaited<ReturnType<typeof startTestStack>>} TestStack */

/**
 * Builds and starts an empty stack on the test ports, beside one of `npm start`.
 *
 * @returns `env` is what a test needs to find it
 */
export async function startTestStack() {
  const shift = testPortShift();
  const ports = testPorts();
  const place = stackPlace(shift === 0 ? 'test' : `test-${shift}`, ports, { keepsData: false });
  await clearLeftovers(place);
  await requireFreePorts(ports);
  const emulator = await findFirestoreEmulator();
  await build('functions');
  await build('web');
  const stack = await step('Start the emulators for tests', () => startStack(place, emulator));
  return {
    env: stackEnvironment(ports),
    ended: stack.firebase.ended,
    stop: () => step('Stop the emulators for tests', stack.stop),
  };
}
