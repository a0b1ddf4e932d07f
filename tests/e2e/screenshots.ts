import type { Page } from '@playwright/test';
import { demoPassword } from '../../scripts/seed/people.ts';
import { settle } from '../support/e2e-axe.ts';
import { enterCredentials } from '../support/e2e-people.ts';
import { screens, type Viewer } from '../support/e2e-screens.ts';
import { expect, test } from '../support/e2e-test.ts';

const folder = new URL('../../docs/screenshots/', import.meta.url).pathname;

const people: Record<Exclude<Viewer, 'visitor'>, { email: string; door: string; arrival: RegExp }> = {
  pending: { email: 'pending@padavu.example', door: '/login', arrival: /\/login$/ },
  learner: { email: 'learner@padavu.example', door: '/login', arrival: /\/user\/dashboard$/ },
  administrator: { email: 'admin@padavu.example', door: '/admin/login', arrival: /\/admin\/dashboard$/ },
};

/** The pictures of the README: the top of three screens, wide and light. */
const inTheReadme: Partial<Record<string, string>> = {
  home: 'visitor',
  lesson: 'learner',
  users: 'admin',
};

test.use({ contextOptions: { reducedMotion: 'reduce' }, standIns: true });

for (const { name, address, ready, viewer, act, widest = Infinity } of screens) {
  test(`pictures of ${name}`, async ({ page }) => {
    if (viewer !== 'visitor') await enterAsDemo(page, viewer);
    for (const width of [360, 768, 1280].filter((pixels) => pixels <= widest)) {
      await page.setViewportSize({ width, height: 800 });
      // What a dialog was opened from may be another piece at another width: each is opened anew.
      await page.goto(address);
      await act?.(page);
      await expect(page.getByText(ready).first()).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await drawn(page);
        const readme = inTheReadme[name];
        if (readme !== undefined && width === 1280 && colorScheme === 'light') {
          await page.screenshot({ path: `${folder}${readme}.png` });
        }
        const path = `${folder}${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: !(await isUnderDialog(page)) });
      }
    }
  });
}

/** A dialog stands in the window, not in the page. */
async function isUnderDialog(page: Page): Promise<boolean> {
  return (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
}

async function enterAsDemo(page: Page, viewer: Exclude<Viewer, 'visitor'>): Promise<void> {
  const { email, door, arrival } = people[viewer];
  await page.goto(door);
  await enterCredentials(page, email, demoPassword);
  await expect(page).toHaveURL(arrival);
}

/** Every letter and picture is there, lazy ones below the window too. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await settle(page);
}
