import { tool } from './console/project.mjs';
import { main } from './console/main.mjs';
import { run } from './console/run.mjs';
import { findChromium } from './setup/chromium.mjs';
import { install } from './setup/install.mjs';
import { requireMachine } from './setup/machine.mjs';
import { startTestStack } from './stack/test-stack.mjs';

// `npm run screenshots`: pictures of every screen and dialog into docs/screenshots, on the test stack with the
// demo school. `npm run screenshots -- --grep activity` makes some of them.
await main(async () => {
  requireMachine();
  await install();
  const chromium = await findChromium();
  const stack = await startTestStack();
  try {
    const args = ['test', '--config=tests/e2e/screenshots.config.ts', '--reporter=list'];
    const code = await run(tool('playwright'), [...args, ...process.argv.slice(2)], {
      env: { ...stack.env, CHROMIUM_PATH: chromium },
    });
    console.log('\n  The pictures are in docs/screenshots, named by screen, width and mode.\n');
    return code;
  } finally {
    await stack.stop();
  }
});
