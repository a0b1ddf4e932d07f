import { limits } from '@padavu/domain/limits';
import type { Page } from '@playwright/test';

/**
 * Advances the clock of the page to its next read from the store (`limits.askAgain`), so that no test waits for it. The
 * test must call `page.clock.install()` before its first `goto`.
 */
export async function askAgain(page: Page, what: keyof typeof limits.askAgain): Promise<void> {
  await page.clock.fastForward(limits.askAgain[what] + 1);
}
