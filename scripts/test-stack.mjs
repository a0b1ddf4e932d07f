import { Failure } from './console/failure.mjs';
import { interrupted, interruption } from './console/interruption.mjs';
import { main } from './console/main.mjs';
import { install } from './setup/install.mjs';
import { requireMachine } from './setup/machine.mjs';
import { startTestStack } from './stack/test-stack.mjs';

// `npm run test:stack`: the emulators that tests need, until Ctrl-C, to run a suite against them many times.
await main(async () => {
  requireMachine();
  await install();
  const stack = await startTestStack();
  const settings = Object.entries(stack.env).map(([name, value]) => `export ${name}=${value}`);
  console.log(
    `\nFor the shell that runs the tests, such as npx vitest --project rules:\n${settings.join('\n')}\n`,
  );
  await Promise.race([interrupted(), stack.ended]);
  await stack.stop();
  if (!interruption.aborted) throw new Failure('The emulators ended unexpectedly.');
  return 0;
});
