import { limits } from '@padavu/domain/limits';
import type { Page } from '@playwright/test';
import { expect } from './e2e-test.ts';

/**
 * Advances the clock of the page to its next read from the store (`limits.askAgain`), so that no test waits for it, and
 * expects what it brings. A read that is under way may have begun too early; then the one after it counts. The test must
 * call `page.clock.install()` before its first `goto`.
 */
export async function askAgain(
  page: Page,
  what: keyof typeof limits.askAgain,
  expectAnswer: () => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(limits.askAgain[what] + 1);
    await expectAnswer();
  }).toPass();
}

/**
 * For what triggers store. The emulators run four of them at a time, and those of the documents that other tests have
 * just stored come first.
 */
export const afterTriggers = { timeout: 30_000 };
