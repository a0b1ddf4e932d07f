import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './e2e-test.ts';

/** The other mode comes with the next frame; and however short, a colour on its way there is neither of the two. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** Has axe judge what the page itself shows now, light and dark: a frame is another site's. Ask for less motion first: what moves has no contrast to judge. */
export async function expectNothingFound(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page);
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html }) => html),
    }));
    expect(found, `${what}, ${colorScheme}`).toEqual([]);
  }
}
