import type { Page } from '@playwright/test';
import { publicPages } from '../support/e2e-public-pages.ts';
import { paths } from '../../web/src/lib/paths.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ takenOver: true });

// WCAG 2.2: everything by keyboard, the focus seen and not hidden, landmarks, nothing cut off at any width.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

for (const width of [360, 1280]) {
  test(`the keyboard reaches everything on the home page, and shows where it is, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await walk(page);
  });
}

test('the keyboard reaches everything in the content of the other pages, and shows where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of publicPages.slice(1)) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole('main').focus();
      await walk(page, 'footer');
    });
  }
});

test('what a form says of the fields before does not push the field with the focus out of sight', async ({
  page,
}) => {
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

test('every public page has its landmarks, and nothing is wider than any window', async ({ page }) => {
  for (const { path, heading } of publicPages) {
    await test.step(path, async () => {
      await page.goto(path);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark), landmark).toHaveCount(1);
      }
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const width of [320, 480, 900, 1920]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => page.evaluate(tooWide), `${width} px`).toEqual([]);
      }
    });
  }
});

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
