import type { Page } from '@playwright/test';
import { demoPassword } from '../../scripts/seed/people.ts';
import { waitForAnimations } from './support/axe.ts';
import { enterCredentials } from './support/people.ts';
import { screens, type Viewer } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const folder = new URL('../../docs/screenshots/', import.meta.url).pathname;

const people: Record<Exclude<Viewer, 'visitor'>, { email: string; signInPath: string; arrival: RegExp }> = {
  pending: { email: 'pending@padavu.example', signInPath: '/login', arrival: /\/login$/ },
  learner: { email: 'learner@padavu.example', signInPath: '/login', arrival: /\/user\/dashboard$/ },
  administrator: {
    email: 'admin@padavu.example',
    signInPath: '/admin/login',
    arrival: /\/admin\/dashboard$/,
  },
};

/** The pictures of the README: the top of three screens, wide and light. */
const readmePictures: Partial<Record<string, string>> = {
  home: 'visitor',
  lesson: 'learner',
  users: 'admin',
};

test.use({ contextOptions: { reducedMotion: 'reduce' }, standIns: true });

for (const { name, address, ready, viewer, action, widest = Infinity } of screens) {
  test(`pictures of ${name}`, async ({ page }) => {
    if (viewer !== 'visitor') await enterAsDemo(page, viewer);
    for (const width of [360, 768, 1280].filter((pixels) => pixels <= widest)) {
      await page.setViewportSize({ width, height: 800 });
      // A dialog may open from another component at another width, so each is opened again.
      await page.goto(address);
      await action?.(page);
      await expect(page.getByText(ready).first()).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await waitForImages(page);
        const readme = readmePictures[name];
        if (readme !== undefined && width === 1280 && colorScheme === 'light') {
          await page.screenshot({ path: `${folder}${readme}.png` });
        }
        const path = `${folder}${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: !(await hasDialog(page)) });
      }
    }
  });
}

/** Whether a dialog is open: it is in the window, not in the page. */
async function hasDialog(page: Page): Promise<boolean> {
  return (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
}

async function enterAsDemo(page: Page, viewer: Exclude<Viewer, 'visitor'>): Promise<void> {
  const { email, signInPath, arrival } = people[viewer];
  await page.goto(signInPath);
  await enterCredentials(page, email, demoPassword);
  await expect(page).toHaveURL(arrival);
}

/** Waits until all fonts and images are loaded, also lazy images below the window. */
async function waitForImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await waitForAnimations(page);
}
