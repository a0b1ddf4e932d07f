import type { Browser, Page } from '@playwright/test';
import { slowSite } from './support/slow-site.ts';
import { recordLayout, recordedLayout } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { publicPages } from '../support/public-pages.ts';

test.use({ waitsForHydration: true });

// Public pages are HTML before they are an application (docs/decisions/021). `web/src/prerender/site.test.ts` tests the
// documents without a browser, and `public-pages.spec.ts` tests how the scripts take them over.

const phone = { width: 360, height: 740 };

/** A browser that runs no script. */
async function withoutScript(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: phone,
    ...(baseURL && { baseURL }),
  });
  return context.newPage();
}

const onePageOfEachKind = new Set(['/', '/about', '/courses/ecommerce-mastery', '/faq']);

test('without scripts a page has its content and a menu that works', async ({ browser, baseURL }) => {
  const page = await withoutScript(browser, baseURL);
  for (const { path, heading, title, says } of publicPages.filter((one) => onePageOfEachKind.has(one.path))) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(says).first()).toBeVisible();
      if (path.startsWith('/courses/'))
        await expect(page.getByRole('heading', { level: 2, name: /^Day \d: / })).toHaveCount(4);
    });
  }
  await test.step('the menu is visible, covers nothing, and its links work', async () => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'About', 'Contact', 'Login', 'Register']);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const banner = await page.getByRole('region', { name: 'Welcome' }).boundingBox();
    expect(banner?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Number.NaN));
    await links.filter({ hasText: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('strong').filter({ hasText: '2500+' })).toBeVisible();
    await expect(page.getByText('One letter a month')).toBeHidden();
  });
  await page.context().close();
});

test('a page that arrives in chunks over a slow connection shifts nothing that is already rendered', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(recordLayout);
  await page.setViewportSize(phone);
  const slow = await slowSite(baseURL ?? '');
  try {
    for (const path of ['/', '/ml', '/courses/ecommerce-mastery', '/forgot-password', '/register']) {
      await page.goto(slow.url + path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const { shift } = await page.evaluate(recordedLayout);
      expect(shift, path).toBeLessThanOrEqual(0.005);
    }
  } finally {
    slow.close();
  }
});

test('an unknown address leads to /error in every area of the site', async ({ page, watch }) => {
  watch.allowInConsole(/status of 404/);
  for (const [address, status] of [
    ['/no-such-page', 404],
    // Only the browser knows which addresses the areas behind the sign-in have.
    ['/user/nowhere', 200],
  ] as const) {
    await test.step(address, async () => {
      expect((await page.goto(address))?.status()).toBe(status);
      await expect(page).toHaveURL('/error');
      await expect(page).toHaveTitle('Page not found · Padavu');
    });
  }
});
