import { main, run } from './command.ts';
import { startTestStack } from './stack.ts';
import { bringChromium } from './tools.ts';

// `npm run screenshots`: pictures of every screen and dialog into docs/screenshots, on the test stack with the demo school.
// `npm run screenshots -- --grep activity` makes some of them.
await main(async () => {
  await bringChromium();
  const stack = await startTestStack();
  try {
    const args = ['--config=tests/e2e/screenshots.config.ts', '--reporter=list', ...process.argv.slice(2)];
    const code = await run(['playwright', 'test', ...args], { env: stack.env });
    console.log('\n  The pictures are in docs/screenshots, named by screen, width and mode.\n');
    return code;
  } finally {
    await stack.stop();
  }
});
