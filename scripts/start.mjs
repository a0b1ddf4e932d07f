import { Failure } from './console/failure.mjs';
import { interrupted, interruption } from './console/interruption.mjs';
import { main } from './console/main.mjs';
import { lastLines } from './console/run.mjs';
import { step } from './console/step.mjs';
import { welcome } from './console/welcome.mjs';
import { PORTS, VITE_PORT } from './ports.mjs';
import { build } from './setup/build.mjs';
import { findFirestoreEmulator } from './setup/emulator-sources.mjs';
import { install } from './setup/install.mjs';
import { requireMachine } from './setup/machine.mjs';
import { requireFreePorts } from './setup/ports-free.mjs';
import { startDevelopment } from './stack/development.mjs';
import { clearLeftovers } from './stack/leftovers.mjs';
import { keepSaving } from './stack/saving.mjs';
import { seed } from './stack/seed.mjs';
import { stackPlace, startStack } from './stack/stack.mjs';

// `npm start`, or `npm run dev` with --dev: from a fresh checkout to the running product.
const develops = process.argv.includes('--dev');
const place = stackPlace('start', PORTS, { keepsData: true });

await main(async () => {
  const started = performance.now();
  requireMachine();
  await clearLeftovers(place);
  await requireFreePorts(develops ? { ...PORTS, vite: VITE_PORT } : PORTS);
  await install();
  const emulator = await findFirestoreEmulator();
  await build('functions');
  if (!develops) await build('web');
  const stack = await step('Start the emulators', () => startStack(place, emulator));
  try {
    await seed(PORTS);
    const saving = await keepSaving(place);
    const companions = [stack.firebase, ...(develops ? await startDevelopment(stack) : [])];
    welcome(develops ? VITE_PORT : PORTS.hosting, performance.now() - started);
    await Promise.race([interrupted(), saving.lost, ...companions.map(({ ended }) => ended)]);
    await step('Save the data', saving.finish);
    if (!interruption.aborted) throw whatBroke(companions);
  } finally {
    await step('Stop the emulators', stack.stop);
  }
  return 0;
});

/**
 * @param {import('./stack/background.mjs').Companion[]} companions
 * @returns {Failure}
 */
function whatBroke(companions) {
  const { name, log } = companions.find(({ hasEnded }) => hasEnded()) ?? { name: 'The Firestore emulator' };
  const details = log === undefined ? '' : lastLines(log);
  return new Failure(`${name} ended unexpectedly; the data is kept, run this again.`, details);
}
