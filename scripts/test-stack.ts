import { parseArgs } from 'node:util';
import { interrupted, main } from './command.ts';
import { startTestStack } from './stack.ts';

// `npm run test:stack` runs the emulators that tests need until Ctrl-C: a suite can run against them many times.
await main(async () => {
  parseArgs();
  const stack = await startTestStack();
  const settings = Object.entries(stack.env).map(([name, value]) => `export ${name}=${value}\n`);
  console.log(
    `\nFor the shell that runs the tests, such as npx vitest --project rules:\n${settings.join('')}`,
  );
  const problem = await Promise.race([interrupted, stack.died]);
  await stack.stop();
  if (problem) throw problem;
  return 0;
}, 'Usage: npm run test:stack');
