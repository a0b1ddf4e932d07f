import type { Page } from '@playwright/test';
import { createAdminCourse, storedTitles } from './support/lessons.ts';
import { expect, test } from './support/session-test.ts';

test.use({ standIns: true });

const items = (page: Page) => page.getByRole('list', { name: 'Lessons in order' }).getByRole('listitem');
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}` });

/** The lessons on the page, each with its day. */
const lessonsShown = async (page: Page) =>
  (await items(page).allTextContents()).map((text) =>
    text.replace(/^(Day \d+)(No Thumbnail|Invalid URL)?(\w+).*$/s, '$1 $3'),
  );

test('a lesson is moved by keys, by buttons and by dragging, and Escape leaves it where it was', async ({
  page,
}) => {
  const { word, first } = await createAdminCourse();
  await page.goto(`/admin/lessons?category=${first.id}`);
  await expect(items(page)).toHaveCount(5);

  await test.step('Escape cancels the move', async () => {
    await handle(page, `Samples ${word}`).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Samples ${word} is picked up at position 2 of 5.`)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(`Samples ${word} is now over position 1 of 5.`)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText(`Samples ${word} stays at position 2 of 5.`)).toBeAttached();
    expect(await lessonsShown(page)).toEqual([
      'Day 1 Brief',
      'Day 2 Samples',
      'Day 3 Prices',
      'Day 5 Parcels',
      'Day 8 Returns',
    ]);
  });

  await test.step('keys pick it up, move it and drop it', async () => {
    await handle(page, `Brief ${word}`).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Brief ${word} is picked up at position 1 of 5.`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`Brief ${word} is now over position 2 of 5.`)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`Brief ${word} is now over position 3 of 5.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText(`Brief ${word} is now at position 3 of 5.`)).toBeVisible();
    await expect
      .poll(() => storedTitles(first.id))
      .toEqual(
        ['1 Samples', '2 Prices', '3 Brief', '5 Parcels', '8 Returns'].map((title) => `${title} ${word}`),
      );
  });

  await test.step('a button keeps the focus as it moves the lesson to the end', async () => {
    const down = page.getByRole('button', { name: `Move down Brief ${word}` });
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(down).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(down).toBeFocused();
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => storedTitles(first.id)).toContain(`8 Brief ${word}`);
  });

  await test.step('dragging moves it with the pointer', async () => {
    const from = await handle(page, `Brief ${word}`).boundingBox();
    const to = await handle(page, `Samples ${word}`).boundingBox();
    if (!from || !to) throw new Error('The handles are not on the page');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y - 20, { steps: 5 });
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 10 });
    await expect(page.getByText(`Brief ${word} is now over position 1 of 5.`)).toBeAttached();
    await page.mouse.up();
    await expect
      .poll(() => lessonsShown(page))
      .toEqual(['Day 1 Brief', 'Day 2 Samples', 'Day 3 Prices', 'Day 5 Parcels', 'Day 8 Returns']);
    await expect.poll(() => storedTitles(first.id)).toContain(`1 Brief ${word}`);
  });
});
