import type { Page } from '@playwright/test';
import { db } from '../support/accounts-firebase.ts';
import { createAdminCourse, storedTitles, type AdminCourse } from '../support/e2e-lessons.ts';
import { aLearner, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';

test.use({ standIns: true });

let outline: AdminCourse;

test.beforeEach(async ({ page }) => {
  outline = await createAdminCourse();
  await page.goto(`/admin/lessons?category=${outline.first.id}`);
  await expect(items(page)).toHaveCount(5);
});

const items = (page: Page) => page.getByRole('list', { name: 'Lessons in order' }).getByRole('listitem');
const handle = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}` });

/** The lessons on the page, each with its day. */
const shown = async (page: Page) =>
  (await items(page).allTextContents()).map((text) =>
    text.replace(/^(Day \d+)(No Thumbnail|Invalid URL)?(\w+).*$/s, '$1 $3'),
  );

test('a lesson is moved by keys, by buttons and by dragging, and a learner sees it', async ({
  page,
  anotherBrowser,
}) => {
  const { word, course, first, lessons } = outline;
  const [brief] = lessons;
  // Each learner comes for the first time: a page that is open keeps its lessons for some minutes.
  const expectForLearner = async (day: string) => {
    const learner = await anotherBrowser();
    await openAs(
      learner,
      await aLearner({ courseId: course.id, courseName: course.title }),
      `/user/lesson/${course.id}/${first.id}/${brief.id}`,
    );
    await expect(learner.getByRole('tab', { selected: true })).toContainText(day);
  };
  await expectForLearner('Day 1');

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

  const down = page.getByRole('button', { name: `Move down Brief ${word}` });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await expectForLearner('Day 8');

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
    .poll(() => shown(page))
    .toEqual(['Day 1 Brief', 'Day 2 Samples', 'Day 3 Prices', 'Day 5 Parcels', 'Day 8 Returns']);
  const entries = await db.collection('audit').where('target.id', '==', String(first.id)).get();
  expect(entries.docs.map((entry) => String(entry.get('action')))).toContain('lesson.reorder');
});

test('Escape leaves a lesson where it was', async ({ page }) => {
  const { word } = outline;
  await handle(page, `Samples ${word}`).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Samples ${word} is picked up at position 2 of 5.`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`Samples ${word} is now over position 1 of 5.`)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Samples ${word} stays at position 2 of 5.`)).toBeAttached();
  expect(await shown(page)).toEqual([
    'Day 1 Brief',
    'Day 2 Samples',
    'Day 3 Prices',
    'Day 5 Parcels',
    'Day 8 Returns',
  ]);
});

test('an order that cannot be stored is put back and explained', async ({ page, watch }) => {
  watch.allowInConsole(/ERR_FAILED|status of 409/);
  const { word } = outline;
  const order = '**/api/lessons/subcategory/*/order';
  await page.route(order, (route) => route.abort());
  await page.getByRole('button', { name: `Move up Samples ${word}` }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Failed to save the order. Please try again. Network error. Please try again.',
  );
  await expect
    .poll(() => shown(page))
    .toEqual(['Day 1 Brief', 'Day 2 Samples', 'Day 3 Prices', 'Day 5 Parcels', 'Day 8 Returns']);
  await page.unroute(order);

  const json = { success: false, message: 'This was changed meanwhile.', code: 'changed-meanwhile' };
  await page.route(order, (route) => route.fulfill({ status: 409, json }));
  await page.getByRole('button', { name: `Move up Prices ${word}` }).click();
  await expect(page.getByRole('alert')).toContainText('This was changed meanwhile.');
  await page.unroute(order);
  await page.getByRole('button', { name: `Move up Prices ${word}` }).click();
  await expect.poll(() => storedTitles(outline.first.id)).toContain(`2 Prices ${word}`);
});
