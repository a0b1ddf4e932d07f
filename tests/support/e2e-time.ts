import { limits } from '@padavu/domain/limits';
import type { Page } from '@playwright/test';

/**
 * Lets the page's own clock jump to when it asks the store again (`limits.askAgain`), so that no test waits for that. Its
 * clock is the test's from `page.clock.install()` on, which comes before its first address.
 */
export async function askAgain(page: Page, what: keyof typeof limits.askAgain): Promise<void> {
  await page.clock.fastForward(limits.askAgain[what] + 1);
}
