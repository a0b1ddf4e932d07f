import { limits } from '@padavu/domain/limits';
import type { Page } from '@playwright/test';

/**
 * Advances the clock of the page to its next read from the store (`limits.askAgain`), so that no test waits for it, and
 * expects what it brings. A read in progress may have begun too early; then the one after it counts. The test
 * must call `page.clock.install()` before its first `goto`.
 */
export async function askAgain(
  page: Page,
  what: keyof typeof limits.askAgain,
  expectAnswer: () => Promise<void>,
): Promise<void> {
  const read = () => page.clock.fastForward(limits.askAgain[what] + 1);
  await read();
  await expectAnswer().catch(async () => {
    await read();
    await expectAnswer();
  });
}
