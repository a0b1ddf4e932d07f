import type { Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';
import { watchThePage, whatWasSeen } from '../support/e2e-public-pages.ts';
import { expect, test } from '../support/e2e-test.ts';
import { publicPages, type PublicPage } from '../support/public-pages.ts';

test.use({ takenOver: true });

// What holds of every public page: its document becomes the application as it stands (docs/decisions/021), and WCAG 2.2:
// everything by keyboard, the focus seen and not hidden, landmarks, nothing cut off at any width.

/** What a page has once, also after the scripts have come. */
const onlyOnce = ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'h1', 'main'];

/** Opens a page, and sees that the scripts take it over as it stands. */
async function openAsItStands(page: Page, { path, heading, title }: PublicPage): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  for (const tag of onlyOnce) await expect(page.locator(`${tag}:not(svg *)`), tag).toHaveCount(1);
  const { shift, same } = await page.evaluate(whatWasSeen);
  expect(same, 'the heading is the one of the document').toBe(true);
  expect(shift, 'layout shift').toBeLessThanOrEqual(0.02);
}

/** Keeps what a page fetches as scripts from now on; the answer tells whether Firebase is in none of it. */
function watchScripts(page: Page): () => Promise<void> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, response.text());
  });
  return async () => {
    expect(scripts.size).toBeGreaterThan(5);
    for (const [name, text] of scripts)
      expect(await text, name).not.toMatch(/@firebase|firestore\.googleapis|identitytoolkit|firebaseapp/);
  };
}

type Stop = { name: string; wrong: string[] };

/**
 * What has the focus: its name, and what is wrong with how it shows once the browser has scrolled to it. `null` at the
 * end of the page.
 */
async function lookAtFocus(): Promise<Stop | null> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  element.dataset['reached'] = '';
  const header = document.querySelector('header');
  const isSeen = () => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((share) => {
      const hit = document.elementFromPoint(left + width / 2, top + height * share);
      return hit !== null && (header?.contains(element) || !header?.contains(hit));
    });
  };
  const isRinged = () => {
    const wearer = element.closest('article:has(:focus-visible)') ?? element;
    return [element, wearer].some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  };
  for (let frame = 0; frame < 120 && !(isSeen() && isRinged()); frame++) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
  const wrong = [
    element.checkVisibility({ visibilityProperty: true }) ? '' : 'is not visible',
    isRinged() ? '' : 'shows no ring',
    isSeen() ? '' : 'is out of sight',
    width >= 24 && height >= 24 ? '' : `is only ${Math.round(width)} by ${Math.round(height)} px`,
  ];
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  return { name: `${element.tagName} ${name}`, wrong: wrong.filter(Boolean) };
}

/** What can be pressed or filled in and was not reached: on the whole page, or in its content where that was left for `end`. */
function missed(end: 'footer' | undefined): string[] {
  const part = end ? document.querySelector('main') : document.body;
  return [...(part?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary') ?? [])]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !('reached' in element.dataset))
    .map((element) => element.outerHTML);
}

/** Presses Tab until the page's end, or until the focus reaches `end`. */
async function walk(page: Page, end?: 'footer'): Promise<void> {
  const problems: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null || (end !== undefined && (await page.locator(`${end} :focus`).count()) > 0)) break;
    problems.push(...stop.wrong.map((wrong) => `${stop.name} ${wrong}`));
  }
  expect(problems).toEqual([]);
  expect(await page.evaluate(missed, end)).toEqual([]);
}

/** Begins a walk anew, at the top of the page. */
function forgetTheWalk(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-reached]'))
    delete element.dataset['reached'];
  scrollTo(0, 0);
}

/** What stands out of the window to the right, but for what scrolls there; a clipped page would hide it. */
function tooWide(): string[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, h4, p, a, button, input, select, textarea, li, img',
    ),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('[aria-roledescription="slide"]'))
    .filter(({ parentElement }) => parentElement && getComputedStyle(parentElement).overflow !== 'clip')
    .filter(
      (element) => Math.floor(element.getBoundingClientRect().right) > document.documentElement.clientWidth,
    )
    .map((element) => element.outerHTML.slice(0, 200));
}

/** Pages whose content is made as that of another one is. */
const likeAnother = new Set(['/courses/digital-marketing', '/privacy', '/refund', '/cookies']);

test('every public page is taken over as it stands, all of it is reached by keyboard, and it fits any window', async ({
  page,
}) => {
  await page.addInitScript(watchThePage);
  const expectNoFirebase = watchScripts(page);
  for (const publicPage of publicPages) {
    const { path } = publicPage;
    await test.step(path, async () => {
      await page.emulateMedia({ reducedMotion: null });
      await page.setViewportSize({ width: 360, height: 740 });
      await openAsItStands(page, publicPage);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark), landmark).toHaveCount(1);
      }
      // Where the focus is has to be seen at once, and not when the page has come to rest.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (path === '/') {
        await walk(page);
        await page.setViewportSize({ width: 1280, height: 740 });
        await page.evaluate(forgetTheWalk);
        await walk(page);
      } else if (!likeAnother.has(path)) {
        await page.getByRole('main').focus();
        await walk(page, 'footer');
      }
      for (const width of [320, 480, 900, 1920]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => page.evaluate(tooWide), `${width} px`).toEqual([]);
      }
    });
  }
  await expectNoFirebase();
});

test('a page of each kind is taken over as it stands in a wide window too', async ({ page }) => {
  await page.addInitScript(watchThePage);
  await page.setViewportSize({ width: 1280, height: 740 });
  for (const path of ['/', '/about', '/courses/ecommerce-mastery', '/register']) {
    const publicPage = publicPages.find((one) => one.path === path);
    if (!publicPage) throw new Error(`${path} is no public page`);
    await test.step(path, () => openAsItStands(page, publicPage));
  }
});

test('what a form says of the fields before does not push the field with the focus out of sight', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/registration-form-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.register);
  const code = page.getByLabel('Have a discount code?');
  // At the window's edge it is in sight, and the browser would leave it there.
  await code.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    document.querySelector<HTMLElement>('input[name="name"]')?.focus({ preventScroll: true });
  });
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  release();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(4);
  await expect(code).toBeInViewport({ ratio: 1 });
});
