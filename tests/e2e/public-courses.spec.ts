import { expect, test } from './support/test.ts';

test.use({ waitsForHydration: true });

// The public course pages, the FAQ and the legal pages.

test('each day of a course has a tab and an address that survive a reload', async ({ page }) => {
  const address = '/courses/ecommerce-mastery';
  await page.goto(address);
  const tab = (day: number) => page.getByRole('tab', { name: `Day ${day}` });
  const panel = page.getByRole('tabpanel');

  await test.step('choosing a day adds no history entry', async () => {
    const history = await page.evaluate(() => window.history.length);
    for (const day of [2, 4]) {
      await tab(day).click();
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(new RegExp(`^Day ${day}: `));
      await expect(page).toHaveURL(`${address}?day=${day}`);
    }
    expect(await page.evaluate(() => window.history.length)).toBe(history);
  });

  await test.step('the keyboard moves from day to day', async () => {
    await expect(tab(4)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tab(3)).toBeFocused();
    await expect(page).toHaveURL(`${address}?day=3`);
  });

  await test.step('a reload shows the same day', async () => {
    await page.reload();
    await expect(tab(3)).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Day 3: Brand Development & Marketing');
  });

  await test.step('on paper are all days, and no tabs', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const day of [1, 2, 3, 4])
      await expect(panel.getByRole('heading', { level: 2, name: new RegExp(`^Day ${day}: `) })).toBeVisible();
    await expect(tab(3)).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('the thumbnail leads to the registration for this course', async () => {
    await page.getByRole('link', { name: 'Register to watch Day 3' }).click();
    await expect(page).toHaveURL('/register?courseId=ecommerce-mastery&title=Ecommerce+Mastery&price=1999');
    await expect(page.getByRole('group', { name: 'Your course' })).toContainText('₹');
  });
});

test('a question of the FAQ opens its answer, and a legal page links to each of its parts', async ({
  page,
}) => {
  await page.goto('/faq');
  await test.step('a question opens by mouse and by keyboard', async () => {
    const question = page.getByRole('heading', { name: 'How much does a course cost?' });
    const answer = page.getByText(/1,999/);
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });
  for (const [address, title] of [
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
    ['/refund', 'Refund Policy'],
    ['/cookies', 'Cookie Policy'],
  ] as const) {
    await test.step(title, async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const parts = page.getByRole('article').getByRole('heading', { level: 2 });
      expect(await contents.allTextContents()).toEqual(await parts.allTextContents());
      await contents.last().click();
      await expect(parts.last()).toBeInViewport({ ratio: 1 });
      const compactBarHeight = 60;
      expect((await parts.last().boundingBox())?.y).toBeGreaterThanOrEqual(compactBarHeight);
    });
  }
});
