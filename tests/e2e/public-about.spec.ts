import type { Page } from '@playwright/test';
import { scrollPageTo } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test.use({ waitsForHydration: true });

const counters = (page: Page) => page.getByRole('region', { name: 'So far, in figures' });
/** The figures that are seen; screen readers have them beside these. */
const figures = (page: Page) => counters(page).locator('strong');

/** Pauses the typing animation at a moment in milliseconds after its start, and returns the visible text. */
function typedAt(page: Page, moment: number): Promise<string> {
  return page.getByRole('heading', { level: 1 }).evaluate((heading, at) => {
    for (const animation of heading.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = at;
    }
    return [...heading.querySelectorAll('span > span')]
      .filter((character) => getComputedStyle(character).visibility === 'visible')
      .map((character) => character.textContent)
      .join('');
  }, moment);
}

/** The offsets of the drawing in its frame, as the banner crosses the window. */
async function offsetsOfDrawing(page: Page): Promise<string[]> {
  const banner = page.getByRole('region', { name: /^Refer Your Friend/ });
  const top = await banner.evaluate((section) => section.getBoundingClientRect().top + scrollY);
  const offsets = new Set<string>();
  for (const above of [700, 400, 100]) {
    await scrollPageTo(page, top - above);
    offsets.add(
      await banner
        .locator('img')
        .evaluate(
          (image) =>
            `${Math.round(image.getBoundingClientRect().top - (image.parentElement?.getBoundingClientRect().top ?? 0))}`,
        ),
    );
  }
  return [...offsets];
}

test('the title is typed, the figures count up and the drawing moves; with reduced motion nothing moves', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  const title = page.getByRole('heading', { level: 1, name: 'About Us' });

  await test.step('the title is typed, a character every 100 ms', async () => {
    await expect(title).toBeVisible();
    for (const [moment, typed] of [
      [499, ''],
      [600, 'Ab'],
      [1200, 'About Us'],
    ] as const) {
      expect(await typedAt(page, moment), `after ${moment} ms`).toBe(typed);
    }
  });

  await test.step('the figures start to count when the top of their section is 80 % down the window, and not before', async () => {
    await expect(figures(page)).toHaveText(['0+', '0+', '0+']);
    await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
    const top = await counters(page).evaluate((section) => section.getBoundingClientRect().top + scrollY);
    const line = (page.viewportSize()?.height ?? 0) * 0.8;
    await scrollPageTo(page, Math.floor(top - line) - 2);
    await page.clock.runFor(4000);
    await expect(figures(page)).toHaveText(['0+', '0+', '0+']);
    await scrollPageTo(page, Math.ceil(top - line) + 2);
    await page.clock.runFor(2000);
    await expect(figures(page)).toHaveText(['2500+', '20+', '350+']);
  });

  await test.step('the drawing behind the referral scrolls slower than the page', async () => {
    expect(await offsetsOfDrawing(page)).toHaveLength(3);
  });

  await test.step('with reduced motion the title is complete at once and the drawing does not move', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await title.evaluate((heading) => heading.getAnimations({ subtree: true }).length)).toBe(0);
    for (const character of await title.locator('span > span').all()) {
      await expect(character).toHaveCSS('visibility', 'visible');
    }
    expect(await offsetsOfDrawing(page)).toHaveLength(1);
  });
});
