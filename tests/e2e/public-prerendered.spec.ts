import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { siteInPieces } from '../support/e2e-pieces.ts';
import { publicPages } from '../support/e2e-public-pages.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ takenOver: true });

// Public pages are HTML before they are an application (docs/decisions/021).

const site = 'https://padavu.example';
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

const StructuredData = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.string(),
});

const Course = StructuredData.extend({
  '@type': z.literal('Course'),
  name: z.string().min(1),
  url: z.url(),
  description: z.string().min(50),
  provider: z.object({ '@type': z.literal('Organization'), name: z.literal('Padavu'), url: z.url() }),
  offers: z.looseObject({
    price: z.number().positive(),
    priceCurrency: z.literal('INR'),
    category: z.string(),
  }),
  hasCourseInstance: z.looseObject({
    courseMode: z.literal('Online'),
    courseWorkload: z.string().regex(/^P\d+[DM]$/),
  }),
});

const Organization = StructuredData.extend({
  '@type': z.literal('Organization'),
  name: z.literal('Padavu'),
  url: z.url(),
  logo: z.url(),
  email: z.email(),
});

const List = StructuredData.extend({
  '@type': z.literal('ItemList'),
  itemListElement: z
    .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), item: Course }))
    .length(3),
});

const Questions = StructuredData.extend({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(z.looseObject({ name: z.string(), acceptedAnswer: z.looseObject({ text: z.string().min(10) }) }))
    .min(5),
});

const Breadcrumbs = StructuredData.extend({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.looseObject({ position: z.int(), name: z.string(), item: z.url() })).length(3),
});

const AnyData = z.discriminatedUnion('@type', [Course, Organization, List, Questions, Breadcrumbs]);

test('without script every public page has its content, its description and links that work', async ({
  browser,
  baseURL,
  request,
}) => {
  const page = await withoutScript(browser, baseURL);
  const linked = new Set<string>();
  const descriptions = new Set<string>();
  for (const { path, heading, title, says, data } of publicPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(says).first()).toBeVisible();
      const attribute = async (selector: string, name: string) => {
        await expect(page.locator(selector)).toHaveCount(1);
        return (await page.locator(selector).getAttribute(name)) ?? '';
      };
      const description = await attribute('meta[name="description"]', 'content');
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThan(200);
      descriptions.add(description);
      expect(await attribute('link[rel="canonical"]', 'href')).toBe(site + path);
      expect(await attribute('meta[property="og:url"]', 'content')).toBe(site + path);
      expect(await attribute('meta[property="og:title"]', 'content')).toBe(title);
      expect(await attribute('meta[property="og:description"]', 'content')).toBe(description);
      expect(await attribute('meta[property="og:image"]', 'content')).toBe(`${site}/icon-512.png`);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const types = scripts.map((script) => AnyData.parse(JSON.parse(script))['@type']);
      expect(types).toEqual(data);
      const targets = await page
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const target of targets) {
        expect(target, 'a link leads somewhere').not.toMatch(/^(#|javascript:.*)?$/);
        if (target.startsWith('/')) linked.add(target);
        if (target.startsWith('#')) await expect(page.locator(target)).toHaveCount(1);
      }
    });
  }
  expect(descriptions.size, 'different descriptions').toBe(publicPages.length);

  await test.step('every link within the site has a page at its end', async () => {
    expect(linked.size).toBeGreaterThan(publicPages.length);
    for (const address of linked) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
  });
  await test.step('the menu is there, covers nothing, and can be followed', async () => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'About', 'Contact', 'Login', 'Register']);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const banner = await page.getByRole('region', { name: 'Welcome' }).boundingBox();
    expect(banner?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Number.NaN));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByText('2500+')).toBeVisible();
    await expect(page.getByText('One letter a month')).toBeHidden();
    await page.goto('/courses/ecommerce-mastery');
    await expect(page.getByRole('heading', { level: 2, name: /^Day \d: / })).toHaveCount(4);
  });
  await page.context().close();
});

test('the picture of shared links exists in the size that the page names', async ({ request }) => {
  const answer = await request.get('/icon-512.png');
  expect(answer.headers()['content-type']).toBe('image/png');
  const image = await answer.body();
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([512, 512]);
});

type Seen = { shift: number; heading: Element | null };
declare const seen: Seen;

/** Adds up every shift of the page, and remembers the heading that was there first. */
function watchThePage(): void {
  Object.assign(window, { seen: { shift: 0, heading: null } satisfies Seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        seen.shift += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    seen.heading = document.querySelector('h1');
  });
}

const whatWasSeen = () => ({ shift: seen.shift, same: seen.heading === document.querySelector('h1') });

for (const width of [360, 1280]) {
  test(`every public page is taken over as it stands at ${width} px: no warning, no shift, no Firebase`, async ({
    page,
  }) => {
    await page.addInitScript(watchThePage);
    await page.setViewportSize({ width, height: 740 });
    const scripts = new Map<string, Promise<string>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.set(pathname, response.text());
    });
    for (const { path, title } of publicPages) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(title);
        for (const tag of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'h1', 'main']) {
          await expect(page.locator(`${tag}:not(svg *)`), tag).toHaveCount(1);
        }
        const { shift, same } = await page.evaluate(whatWasSeen);
        expect(same, 'the heading is the one of the document').toBe(true);
        expect(shift, 'layout shift').toBeLessThanOrEqual(0.02);
      });
    }
    expect(scripts.size).toBeGreaterThan(5);
    for (const [name, text] of scripts) {
      expect(await text, name).not.toMatch(/@firebase|firestore\.googleapis|identitytoolkit|firebaseapp/);
    }
  });
}

test('a page that comes in pieces over a slow line moves nothing of what is drawn', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(watchThePage);
  await page.setViewportSize(phone);
  const slow = await siteInPieces(baseURL ?? '');
  try {
    for (const path of ['/', '/ml', '/contact', '/faq', '/courses/ecommerce-mastery', '/forgot-password']) {
      await page.goto(slow.url + path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const { shift } = await page.evaluate(whatWasSeen);
      expect(shift, path).toBeLessThanOrEqual(0.01);
    }
  } finally {
    slow.close();
  }
});

test('the sitemap lists every public page in each language and nothing else, and robots.txt names it', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const expected = publicPages.flatMap(({ path }) => [path, path === '/' ? '/ml' : `/ml${path}`]);
  expect(new Set(listed)).toEqual(new Set(expected.map((path) => site + path)));
  expect(listed).toHaveLength(expected.length);
  const robots = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(robots).toContain('User-agent: *');
  expect(robots.filter((line) => line.startsWith('Disallow:'))).toEqual([
    'Disallow: /api/',
    'Disallow: /user/',
    'Disallow: /ml/user/',
    'Disallow: /admin/',
  ]);
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('an address that nobody has is a 404 with a way home, and becomes /error', async ({ page, watch }) => {
  watch.allowInConsole(/status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/error');
  await expect(page).toHaveTitle('Page not found · Padavu');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
