import type { Page } from '@playwright/test';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { aPendingPerson, enterCredentials } from '../support/e2e-people.ts';
import { screens, type Screen } from '../support/e2e-screens.ts';
import { expect, test } from '../support/e2e-session-test.ts';

// What moves is half transparent on its way, which is no contrast to judge.
test.use({ standIns: true, contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, { address, ready, viewer, act, widest }: Screen): Promise<void> {
  if (widest !== undefined) await page.setViewportSize({ width: widest, height: 800 });
  await page.goto(address);
  if (viewer === 'pending') await enterCredentials(page, (await aPendingPerson()).email);
  await expect(page).toHaveURL(address);
  await act?.(page);
  await expect(page.getByText(ready).first()).toBeVisible();
}

for (const screen of screens.filter(({ isOnlyPictured = false }) => !isOnlyPictured)) {
  test.describe(`the screen "${screen.name}"`, () => {
    // Who waits has no session: the sign-in page itself tells them.
    test.use({ viewer: screen.viewer === 'pending' ? 'visitor' : screen.viewer });

    test('passes axe, light and dark, and fits from narrow phones to wide screens', async ({ page }) => {
      await open(page, screen);
      const { widest = Infinity } = screen;
      for (const width of [320, 360, 768, 1280, 1920].filter((pixels) => pixels <= widest)) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByText(screen.ready).first()).toBeVisible();
        const overhang = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(overhang, `pixels too wide at ${width} px`).toBe(0);
        if (width === 360 || width === 1280) await expectNothingFound(page, `${width} px`);
      }
    });
  });
}
