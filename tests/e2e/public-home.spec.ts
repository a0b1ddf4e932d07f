import type { SiteCourse } from '@padavu/domain/site/site';
import type { Locator, Page } from '@playwright/test';
import { demoSite } from '../../scripts/seed/site.ts';
import { scrollPageTo } from './support/layout.ts';
import { expect, test } from './support/test.ts';

test.use({ waitsForHydration: true });

const { courses } = demoSite();

const registration = '/register?courseId=ecommerce-mastery&title=Ecommerce+Mastery&price=1999';

const carousel = (page: Page) => page.getByRole('region', { name: 'Welcome' });
const slide = (page: Page, number: 1 | 2) =>
  carousel(page).getByRole('group', { name: `${number} of 2`, includeHidden: true });

/** Expects that the slide is the current one, entirely in view. */
async function expectCurrentSlide(page: Page, number: 1 | 2): Promise<void> {
  await expect(slide(page, number)).toHaveAttribute('aria-current', 'true');
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.6 });
  await expect.poll(() => distance(carousel(page), slide(page, number))).toBe(0);
}

async function distance(frame: Locator, inside: Locator): Promise<number> {
  const [outer, inner] = [await frame.boundingBox(), await inside.boundingBox()];
  return Math.round((inner?.x ?? Number.NaN) - (outer?.x ?? Number.NaN));
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const purchase = (page: Page, title: string) => page.getByRole('link', { name: `PURCHASE ${title}` });

const storedCourse = (page: Page) => page.evaluate(() => localStorage.getItem('selectedCourse'));

/** Expects that the page is the registration, and that the chosen course is stored. */
async function expectChosen(page: Page, course: SiteCourse | undefined): Promise<void> {
  await expect(page).toHaveURL(registration);
  // Only the page of a course has its days and questions.
  expect(JSON.parse((await storedCourse(page)) ?? '')).toEqual({ ...course, days: [], questions: [] });
}

test('the next slide comes at a press, and by itself after 8 s unless the carousel is hovered, focused or paused', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const pause = carousel(page).getByRole('button', { name: 'Pause' });
  await expect(pause).toBeVisible();
  const moveAway = () => page.mouse.move(4, 790);

  await carousel(page).hover();
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
  await expectCurrentSlide(page, 1);
  await moveAway();
  await page.clock.runFor(7999);
  await expectCurrentSlide(page, 1);
  await page.clock.runFor(1);
  await expectCurrentSlide(page, 2);

  await pause.focus();
  await page.clock.runFor(20_000);
  await expectCurrentSlide(page, 2);
  await pause.click();
  await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeFocused();
  await moveAway();
  await page.getByRole('link', { name: 'Padavu, home' }).focus();
  await page.clock.runFor(20_000);
  await expectCurrentSlide(page, 2);

  await carousel(page).getByRole('button', { name: 'Next slide' }).click();
  await expectCurrentSlide(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectCurrentSlide(page, 2);
});

test('an element rises within a second each time it is scrolled into view, and is there at once on paper and with reduced motion', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page
    .getByRole('heading', { name: 'Self-paced' })
    .or(page.getByText('A path that is yours'));
  const frame = heading.locator('xpath=ancestor::li/div[1]');
  const content = frame.locator('> *');
  const top = await frame.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const windowHeight = page.viewportSize()?.height ?? 0;
  await expect(content).toHaveCSS('transition-duration', '1s, 1s');

  await test.step('it appears 100 px inside the window, and not before', async () => {
    await scrollPageTo(page, top - windowHeight + 98);
    await expect(frame).toHaveAttribute('data-away');
    await expect(content).toHaveCSS('opacity', '0');
    await scrollPageTo(page, top - windowHeight + 102);
    await expect(frame).not.toHaveAttribute('data-away');
    await expect(content).toHaveCSS('opacity', '1');
  });
  await test.step('it disappears at the other end of the window, and appears again', async () => {
    await scrollPageTo(page, top + 600);
    await expect(content).toHaveCSS('opacity', '0');
    await scrollPageTo(page, top - windowHeight / 2);
    await expect(content).toHaveCSS('opacity', '1');
  });
  await test.step('on paper everything is visible', async () => {
    await page.emulateMedia({ media: 'print' });
    await scrollPageTo(page, 0);
    const frames = await page.locator('[data-away] > *').all();
    expect(frames.length).toBeGreaterThan(3);
    for (const one of frames) await expect(one).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: null });
  });
  await test.step('with reduced motion everything is visible', async () => {
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

test('a course card leads to the registration for its course by mouse, keyboard and PURCHASE', async ({
  page,
}) => {
  await page.goto('/');
  const courseCard = card(page, 'Ecommerce Mastery');

  await test.step('it strikes out the original price, and shows its details on hover', async () => {
    await expect(courseCard.locator('s')).toHaveText('₹9,999');
    await expect(courseCard.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(purchase(page, 'Ecommerce Mastery')).toBeHidden();
    await courseCard.hover();
    await expect(purchase(page, 'Ecommerce Mastery')).toBeVisible();
    for (const feature of courses[0]?.outcomes.slice(0, 4) ?? [])
      await expect(courseCard.getByText(feature)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await expect(purchase(page, 'Ecommerce Mastery')).toBeHidden();
  });

  await test.step('its star has another colour than the card, in forced colours too', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = await courseCard.evaluate((one) => getComputedStyle(one).backgroundColor);
    await expect(courseCard.getByRole('img', { name: /^Rated/ }).locator('span')).not.toHaveCSS(
      'background-color',
      ground,
    );
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('a web address among its details does not widen what it shows', async () => {
    await courseCard.getByText(courses[0]?.outcomes[0] ?? '').evaluate((outcome) => {
      outcome.textContent = `https://padavu.example/${'materials/'.repeat(12)}`;
    });
    expect(await courseCard.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

  await test.step('a click anywhere on it leads there', async () => {
    await courseCard.click({ position: { x: 40, y: 40 } });
    await expectChosen(page, courses[0]);
    await page.goBack();
    await page.evaluate(() => localStorage.clear());
  });

  await test.step('so does the keyboard, which reaches PURCHASE too', async () => {
    const link = courseCard.getByRole('link', { name: 'Ecommerce Mastery', exact: true });
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

  await test.step('PURCHASE leads there too, and the course survives a reload', async () => {
    await courseCard.hover();
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

  test('a swipe goes to the next slide and back, and the first tap on a card shows its details', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expectCurrentSlide(page, 1);
    const browser = await context.newCDPSession(page);
    const swipe = async (deltaX: number) => {
      const moves = Array.from({ length: 11 }, (_, move) => ({
        x: 180 + deltaX * (move / 10 - 0.5),
        y: 300,
      }));
      for (const [move, point] of moves.entries()) {
        const type = move === 0 ? 'touchStart' : 'touchMove';
        await browser.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
      }
      await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-220);
    await expectCurrentSlide(page, 2);
    await swipe(220);
    await expectCurrentSlide(page, 1);

    await card(page, 'Ecommerce Mastery').tap();
    await expect(purchase(page, 'Ecommerce Mastery')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await storedCourse(page)).toBeNull();
    await card(page, 'Digital Marketing').tap({ position: { x: 60, y: 60 } });
    await expect(purchase(page, 'Digital Marketing')).toBeVisible();
    await expect(purchase(page, 'Ecommerce Mastery')).toBeHidden();

    await test.step('the tab of a course with a long title stays inside the window', async () => {
      const end = await page
        .getByRole('tab')
        .last()
        .evaluate((tab) => {
          tab.textContent = 'Ecommerce Mastery for Shopkeepers, Weavers and Home Bakers of Kerala';
          return tab.getBoundingClientRect().right;
        });
      expect(end).toBeLessThanOrEqual(360);
    });
  });
});
