import type { Page } from '@playwright/test';
import { paths } from '../../web/src/lib/paths.ts';
import { recordLayout, recordedLayout } from './support/layout.ts';
import { expect, test } from './support/test.ts';
import { publicPages, type PublicPage } from '../support/public-pages.ts';

test.use({ waitsForHydration: true });

// What every public page must do: its HTML becomes the application unchanged (docs/decisions/021), and it meets WCAG
// 2.2: everything works by keyboard, the focus is visible and not hidden, there are landmarks, and nothing is cut off
// at any width.

/** The elements that a page has exactly once, also after its scripts have run. */
const onlyOnce = ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'h1', 'main'];

/** Opens a page, and expects that its scripts take it over unchanged. */
async function openUnchanged(page: Page, { path, heading, title }: PublicPage): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  for (const tag of onlyOnce) await expect(page.locator(`${tag}:not(svg *)`), tag).toHaveCount(1);
  const { shift, isSameHeading } = await page.evaluate(recordedLayout);
  expect(isSameHeading, 'the heading is the one of the document').toBe(true);
  expect(shift, 'layout shift').toBeLessThanOrEqual(0.02);
}

/**
 * Records the scripts that a page fetches from now on. The returned function expects that none of them contains
 * Firebase.
 */
function watchScripts(page: Page): () => Promise<void> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      scripts.set(
        pathname,
        // A page that is left takes its unread scripts along.
        response.text().catch(() => ''),
      );
  });
  return async () => {
    expect(scripts.size).toBeGreaterThan(5);
    for (const [name, text] of scripts)
      expect(await text, name).not.toMatch(/@firebase|firestore\.googleapis|identitytoolkit|firebaseapp/);
  };
}

type Stop = { name: string; wrong: string[] };

/**
 * Runs in the page: the name of the focused element, and what is wrong with its visibility once the browser has
 * scrolled to it; `null` at the end of the page.
 */
async function inspectFocus(): Promise<Stop | null> {
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
  const hasFocusRing = () => {
    const ringElement = element.closest('article:has(:focus-visible)') ?? element;
    return [element, ringElement].some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  };
  for (let frame = 0; frame < 120 && !(isSeen() && hasFocusRing()); frame++) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
  const wrong = [
    element.checkVisibility({ visibilityProperty: true }) ? '' : 'is not visible',
    hasFocusRing() ? '' : 'shows no ring',
    isSeen() ? '' : 'is out of sight',
    width >= 24 && height >= 24 ? '' : `is only ${Math.round(width)} by ${Math.round(height)} px`,
  ];
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  return { name: `${element.tagName} ${name}`, wrong: wrong.filter(Boolean) };
}

/**
 * Runs in the page: the controls that the keyboard did not reach, on the whole page or, with `end`, in its main
 * content.
 */
function unreachedControls(end: 'footer' | undefined): string[] {
  const part = end ? document.querySelector('main') : document.body;
  return [...(part?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary') ?? [])]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !('reached' in element.dataset))
    .map((element) => element.outerHTML);
}

/**
 * Presses Tab until the end of the page, or until the focus reaches `end`, and expects every control to be reached and
 * visible.
 */
async function tabThrough(page: Page, end?: 'footer'): Promise<void> {
  const problems: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus);
    if (stop === null || (end !== undefined && (await page.locator(`${end} :focus`).count()) > 0)) break;
    problems.push(...stop.wrong.map((wrong) => `${stop.name} ${wrong}`));
  }
  expect(problems).toEqual([]);
  expect(await page.evaluate(unreachedControls, end)).toEqual([]);
}

/** Runs in the page: resets what the keyboard has reached, and scrolls to the top. */
function resetReached(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-reached]'))
    delete element.dataset['reached'];
  scrollTo(0, 0);
}

/**
 * Runs in the page: the elements that extend beyond the right edge of the window, except those that scroll or are
 * clipped. A clipped page would hide them.
 */
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

/** Expects that nothing is cut off on a phone with text at 200 %. */
async function expectToFitEnlarged(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(() => page.evaluate(tooWide), 'text at 200 %').toEqual([]);
}

/** Pages with the same template as another one. */
const pagesLikeAnother = new Set(['/courses/digital-marketing', '/privacy', '/refund', '/cookies']);

test('every public page is taken over unchanged, is reached by keyboard entirely, and fits any window', async ({
  page,
}) => {
  await page.addInitScript(recordLayout);
  const expectNoFirebase = watchScripts(page);
  for (const publicPage of publicPages) {
    const { path } = publicPage;
    await test.step(path, async () => {
      await page.emulateMedia({ reducedMotion: null });
      await page.setViewportSize({ width: 360, height: 740 });
      await openUnchanged(page, publicPage);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark), landmark).toHaveCount(1);
      }
      // The focus has to be visible at once, not only after the animations.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (path === '/') {
        await tabThrough(page);
        await page.setViewportSize({ width: 1280, height: 740 });
        await page.evaluate(resetReached);
        await tabThrough(page);
      } else if (!pagesLikeAnother.has(path)) {
        await page.getByRole('main').focus();
        await tabThrough(page, 'footer');
      }
      for (const width of [320, 480, 900, 1920]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => page.evaluate(tooWide), `${width} px`).toEqual([]);
      }
      await expectToFitEnlarged(page);
    });
  }
  await expectNoFirebase();
});

test('a page in Malayalam, whose words are longer, fits a phone with enlarged text', async ({ page }) => {
  for (const path of ['/ml/about', '/ml/contact']) {
    await page.goto(path);
    await expectToFitEnlarged(page);
  }
});

test('a page of each kind is taken over unchanged in a wide window too', async ({ page }) => {
  await page.addInitScript(recordLayout);
  await page.setViewportSize({ width: 1280, height: 740 });
  for (const path of ['/', '/about', '/courses/ecommerce-mastery', '/register']) {
    const publicPage = publicPages.find((one) => one.path === path);
    if (!publicPage) throw new Error(`${path} is no public page`);
    await test.step(path, () => openUnchanged(page, publicPage));
  }
});

test('the errors of earlier fields do not push the focused field out of view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.register);
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  // The code that checks the fields is fetched when the first one is left.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const scripts = '**/static/*.js';
  const isAwaited = page.waitForRequest(scripts);
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  const code = page.getByLabel('Have a discount code?');
  // At the edge of the window the field is in view, so the browser would not scroll to it.
  await code.evaluate((element) => {
    element.scrollIntoView({ block: 'end' });
    document.querySelector<HTMLElement>('input[name="name"]')?.focus({ preventScroll: true });
  });
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await isAwaited;
  release();
  await expect(page.getByRole('main').locator('[aria-invalid="true"]')).toHaveCount(4);
  await expect(code).toBeInViewport({ ratio: 1 });
});
