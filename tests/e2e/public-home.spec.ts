import type { SiteCourse } from '@padavu/domain/site';
import type { Locator, Page } from '@playwright/test';
import { demoSite } from '../../scripts/seed/site.ts';
import { scrollPageTo } from '../support/e2e-public-pages.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ takenOver: true });

const { courses } = demoSite();

const registration = '/register?courseId=ecommerce-mastery&title=Ecommerce+Mastery&price=1999';

const carousel = (page: Page) => page.getByRole('region', { name: 'Welcome' });
const slide = (page: Page, place: 1 | 2) =>
  carousel(page).getByRole('group', { name: `${place} of 2`, includeHidden: true });

/** The slide is the one that is shown, whole. */
async function expectShown(page: Page, place: 1 | 2): Promise<void> {
  await expect(slide(page, place)).toHaveAttribute('aria-current', 'true');
  await expect(slide(page, place)).toBeInViewport({ ratio: 0.6 });
  await expect.poll(() => distance(carousel(page), slide(page, place))).toBe(0);
}

async function distance(frame: Locator, inside: Locator): Promise<number> {
  const [outer, inner] = [await frame.boundingBox(), await inside.boundingBox()];
  return Math.round((inner?.x ?? Number.NaN) - (outer?.x ?? Number.NaN));
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const purchase = (page: Page, title: string) => page.getByRole('link', { name: `PURCHASE ${title}` });

const keptCourse = (page: Page) => page.evaluate(() => localStorage.getItem('selectedCourse'));

/** Where choosing a course leads, what is kept of it, and what the form takes over. */
async function expectChosen(page: Page, course: SiteCourse | undefined): Promise<void> {
  await expect(page).toHaveURL(registration);
  // The days and questions of a course are on its own page alone.
  expect(JSON.parse((await keptCourse(page)) ?? '')).toEqual({ ...course, days: [], questions: [] });
}

test('the next slide comes by itself after 8 s, but not while it is pointed at, has the focus or is paused, and at a press', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const pause = carousel(page).getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible();
  const away = () => page.mouse.move(4, 790);

  await carousel(page).hover();
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
  await expectShown(page, 1);
  await away();
  await page.clock.runFor(7999);
  await expectShown(page, 1);
  await page.clock.runFor(1);
  await expectShown(page, 2);

  await pause.focus();
  await page.clock.runFor(20_000);
  await expectShown(page, 2);
  await pause.click();
  await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeFocused();
  await away();
  await page.getByRole('link', { name: 'Padavu, home' }).focus();
  await page.clock.runFor(20_000);
  await expectShown(page, 2);

  await carousel(page).getByRole('button', { name: 'Next slide' }).click();
  await expectShown(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 2);
});

test('what is scrolled into view rises in a second, and again every time, and stands there where less motion is asked for', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page
    .getByRole('heading', { name: 'Self-paced' })
    .or(page.getByText('A path that is yours'));
  const frame = heading.locator('xpath=ancestor::li/div[1]');
  const moving = frame.locator('> *');
  const top = await frame.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const window = page.viewportSize()?.height ?? 0;
  await expect(moving).toHaveCSS('transition-duration', '1s, 1s');

  await test.step('from 100 px inside the window, and not before', async () => {
    await scrollPageTo(page, top - window + 98);
    await expect(frame).toHaveAttribute('data-away');
    await expect(moving).toHaveCSS('opacity', '0');
    await scrollPageTo(page, top - window + 102);
    await expect(frame).not.toHaveAttribute('data-away');
    await expect(moving).toHaveCSS('opacity', '1');
  });
  await test.step('it leaves again at the other end, and comes back', async () => {
    await scrollPageTo(page, top + 600);
    await expect(moving).toHaveCSS('opacity', '0');
    await scrollPageTo(page, top - window / 2);
    await expect(moving).toHaveCSS('opacity', '1');
  });
  await test.step('where less motion is asked for, everything stands there', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scrollPageTo(page, 0);
    const frames = await page.locator('[data-away] > *').all();
    expect(frames.length).toBeGreaterThan(3);
    for (const one of frames) {
      await expect(one).toHaveCSS('opacity', '1');
      await expect(one).toHaveCSS('translate', 'none');
    }
    // The slides have stopped.
    await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible();
  });
});

test('a card leads to the registration with its course, by each way that it shows', async ({ page }) => {
  await page.goto('/');
  const face = card(page, 'Ecommerce Mastery');

  await test.step('it strikes out the price of before, and shows its details on hover', async () => {
    await expect(face.locator('s')).toHaveText('₹9,999');
    await expect(face.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(purchase(page, 'Ecommerce Mastery')).toBeHidden();
    await face.hover();
    await expect(purchase(page, 'Ecommerce Mastery')).toBeVisible();
    for (const feature of courses[0]?.outcomes.slice(0, 4) ?? [])
      await expect(face.getByText(feature)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await expect(purchase(page, 'Ecommerce Mastery')).toBeHidden();
  });

  await test.step('a click anywhere on it leads there', async () => {
    await face.click({ position: { x: 40, y: 40 } });
    await expectChosen(page, courses[0]);
    await page.goBack();
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('so does the keyboard, which comes past PURCHASE', async () => {
    const link = face.getByRole('link', { name: 'Ecommerce Mastery', exact: true });
    await link.focus();
    await expect(purchase(page, 'Ecommerce Mastery')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(purchase(page, 'Ecommerce Mastery')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(purchase(page, 'Ecommerce Mastery')).toBeHidden();
    await link.focus();
    await page.keyboard.press('Enter');
    await expectChosen(page, courses[0]);
    await page.goBack();
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('and PURCHASE; the course stays through a reload', async () => {
    await face.hover();
    await purchase(page, 'Ecommerce Mastery').click();
    await expectChosen(page, courses[0]);
    await page.reload();
    await expect(page.getByLabel('Course', { exact: true })).toHaveValue('1');
    const chosen = page.getByRole('group', { name: 'Your course' });
    await expect(chosen).toContainText('Ecommerce Mastery');
    await expect(chosen).toContainText('₹1,999');
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a swipe goes to the next slide and back, and the first tap on a card shows what is on it', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expectShown(page, 1);
    const browser = await context.newCDPSession(page);
    const swipe = async (way: number) => {
      const moves = Array.from({ length: 11 }, (_, move) => ({ x: 180 + way * (move / 10 - 0.5), y: 300 }));
      for (const [move, place] of moves.entries()) {
        const type = move === 0 ? 'touchStart' : 'touchMove';
        await browser.send('Input.dispatchTouchEvent', { type, touchPoints: [place] });
      }
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-220);
    await expectShown(page, 2);
    await swipe(220);
    await expectShown(page, 1);

    await card(page, 'Ecommerce Mastery').tap();
    await expect(purchase(page, 'Ecommerce Mastery')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await keptCourse(page)).toBeNull();
    await card(page, 'Digital Marketing').tap({ position: { x: 60, y: 60 } });
    await expect(purchase(page, 'Digital Marketing')).toBeVisible();
    await expect(purchase(page, 'Ecommerce Mastery')).toBeHidden();
  });
});
