import type { Page } from '@playwright/test';
import { assertNever } from '@padavu/domain/assert-never';
import { expectNothingFound } from '../support/e2e-axe.ts';
import {
  aLearner,
  anAdministrator,
  aPendingPerson,
  enterCredentials,
  signIn,
  signInAsAdministrator,
} from '../support/e2e-people.ts';
import { screens, type Screen, type Viewer } from '../support/e2e-screens.ts';
import { expect, test } from '../support/e2e-test.ts';

// What moves is half transparent on its way, which is no contrast to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function enterAs(viewer: Viewer, page: Page): Promise<void> {
  switch (viewer) {
    case 'visitor':
      return;
    case 'pending': {
      const { email } = await aPendingPerson();
      await page.goto('/login');
      return enterCredentials(page, email);
    }
    case 'learner':
      return signIn(page, await aLearner());
    case 'administrator':
      return signInAsAdministrator(page, await anAdministrator());
    default:
      return assertNever(viewer);
  }
}

async function open(page: Page, { address, ready, act }: Screen): Promise<void> {
  // The first address is there already, with a session that this page alone has.
  if (new URL(page.url()).pathname !== address) await page.goto(address);
  await expect(page).toHaveURL(address);
  await act?.(page);
  await expect(page.getByText(ready).first()).toBeVisible();
}

for (const screen of screens) {
  test(`the screen "${screen.name}" is found good by axe, light and dark, and fits from narrow phones to wide desks`, async ({
    page,
  }) => {
    await enterAs(screen.viewer, page);
    await open(page, screen);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByText(screen.ready).first()).toBeVisible();
      const overhang = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overhang, `pixels too wide at ${width} px`).toBe(0);
      if (width === 360 || width === 1280) await expectNothingFound(page, `${width} px`);
    }
  });
}
