import type { Page } from '@playwright/test';
import { demoPages } from '../../scripts/seed/pages.ts';
import { scrollPageTo } from '../support/e2e-public-pages.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ standIns: true });

test.use({ takenOver: true });

const counters = (page: Page) => page.getByRole('region', { name: 'So far, in figures' });
const figures = (page: Page) => counters(page).getByRole('strong');
const targets = ['2500+', '20+', '350+'];

/** Stops the typing at a moment, counted from the first picture of the page in milliseconds; gives what is typed. */
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

test('the title is typed after 500 ms, a character every 100 ms', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  for (const [moment, typed] of [
    [0, ''],
    [499, ''],
    [500, 'A'],
    [599, 'A'],
    [600, 'Ab'],
    [999, 'About'],
    [1199, 'About U'],
    [1200, 'About Us'],
    [60_000, 'About Us'],
  ] as const) {
    expect(await typedAt(page, moment), `after ${moment} ms`).toBe(typed);
  }
});

test('the counters run once, in 50 steps over 2000 ms, from 80 % up the window', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await expect(figures(page)).toHaveText(['0+', '0+', '0+']);
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
  const top = await counters(page).evaluate((section) => section.getBoundingClientRect().top + scrollY);
  const line = (page.viewportSize()?.height ?? 0) * 0.8;

  await test.step('nothing counts while the section is below the line', async () => {
    await scrollPageTo(page, Math.floor(top - line) - 2);
    await page.clock.runFor(4000);
    await expect(figures(page)).toHaveText(['0+', '0+', '0+']);
  });

  await test.step('every step takes 40 ms and a fiftieth', async () => {
    await scrollPageTo(page, Math.ceil(top - line) + 2);
    for (let step = 1; step <= 50; step++) {
      await page.clock.runFor(39);
      const before = Math.round((2500 * (step - 1)) / 50);
      expect(await figures(page).first().textContent(), `before step ${step}`).toBe(`${before}+`);
      await page.clock.runFor(1);
      const after = [2500, 20, 350].map((target) => `${Math.round((target * step) / 50)}+`);
      expect(await figures(page).allTextContents(), `step ${step}`).toEqual(after);
    }
    await expect(figures(page)).toHaveText(targets);
  });

  await test.step('out of view and back, they stay', async () => {
    await scrollPageTo(page, 0);
    await page.clock.runFor(4000);
    await scrollPageTo(page, top - line + 100);
    await page.clock.runFor(1000);
    await expect(figures(page)).toHaveText(targets);
  });
});

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the title and the figures stand there at once, and the drawing does not travel', async ({ page }) => {
    await page.goto('/about');
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.evaluate((heading) => heading.getAnimations({ subtree: true }).length)).toBe(0);
    for (const character of await title.locator('span > span').all()) {
      await expect(character).toHaveCSS('visibility', 'visible');
    }
    await expect(figures(page)).toHaveText(targets);
    expect(await placesOfDrawing(page)).toHaveLength(1);
  });
});

test('the drawing behind the referral travels slower than the page', async ({ page }) => {
  await page.goto('/about');
  expect(await placesOfDrawing(page)).toHaveLength(3);
});

/** Where the drawing stands in its frame, as the banner crosses the window. */
async function placesOfDrawing(page: Page): Promise<string[]> {
  const banner = page.getByRole('region', { name: /^Refer Your Friend/ });
  const top = await banner.evaluate((section) => section.getBoundingClientRect().top + scrollY);
  const places = new Set<string>();
  for (const above of [700, 400, 100]) {
    await scrollPageTo(page, top - above);
    places.add(
      await banner
        .locator('img')
        .evaluate(
          (image) =>
            `${Math.round(image.getBoundingClientRect().top - (image.parentElement?.getBoundingClientRect().top ?? 0))}`,
        ),
    );
  }
  return [...places];
}

test('five features, mission and vision, the referral and the two ways on', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  const approach = main.getByRole('region', { name: 'Our Learning Approach' });
  await expect(approach.getByRole('heading', { level: 3 })).toHaveText(
    demoPages.about.approach.items.map(({ title }) => title),
  );
  await expect(approach.getByRole('heading', { level: 3 })).toHaveCount(5);
  const pair = main.getByRole('region', { name: 'Our Mission and Vision' });
  await expect(pair.getByRole('heading', { level: 3 })).toHaveText(['Our Mission', 'Our Vision']);
  await expect(
    main.getByRole('heading', { name: 'Refer Your Friend & Earn Up To 500 rupees' }),
  ).toBeVisible();

  await main.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await main.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/register');
  await page.goBack();
  await main.getByRole('link', { name: 'Refer Now' }).click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\/\d+\?text=/);
  expect(new URL(page.url()).searchParams.get('text')).toContain('refer a friend');
});
