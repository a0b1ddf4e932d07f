import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { aLearner, anAdministrator, signIn, signInAsAdministrator } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

// What moves is half transparent on its way, which is no contrast to judge.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Waits until the page shows what it is for. */
async function open(page: Page, address: string, ready: RegExp): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL(address);
  await expect(page.getByText(ready).first()).toBeVisible();
}

const noVisit = async () => {};
const asLearner = async (page: Page) => signIn(page, await aLearner());
const asAdministrator = async (page: Page) => signInAsAdministrator(page, await anAdministrator());

const screens = [
  ['/register', /Create Your Account/, noVisit],
  ['/login', /Welcome back/, noVisit],
  ['/admin/login', /Admin Sign In/, noVisit],
  ['/error', /./, noVisit],
  ['/user/dashboard', /16 Lessons/, asLearner],
  ['/user/course/1', /Scaling & Optimization/, asLearner],
  ['/user/lesson/1/1', /Topics Covered/, asLearner],
  ['/admin/dashboard', /Waiting for approval/, asAdministrator],
  ['/admin/user', /newest first|\d+ users/, asAdministrator],
] as const;

for (const [address, ready, arrive] of screens) {
  test(`axe finds nothing at ${address}, light and dark, on a phone and on a desk`, async ({ page }) => {
    await arrive(page);
    await open(page, address, ready);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByText(ready).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          where: nodes.map(({ html }) => html),
        }));
        expect(found, `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });

  test(`${address} fits on narrow screens`, async ({ page }) => {
    await arrive(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await open(page, address, ready);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang, `pixels too wide at ${width} px`).toBe(0);
    }
  });
}
