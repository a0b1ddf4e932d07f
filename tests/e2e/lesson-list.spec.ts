import { learnerMessages } from '@padavu/domain/learner-messages';
import {
  createAdminCourse,
  openLessons,
  tableOf,
  titlesOf,
  type AdminCourse,
} from '../support/e2e-lessons.ts';
import { expect, test } from '../support/e2e-session-test.ts';

test.use({ standIns: true });

let outline: AdminCourse;

test.beforeEach(async () => {
  outline = await createAdminCourse();
});

test('lessons stand by course, category and day, five a page', async ({ page }) => {
  const { word, course, first, second } = outline;
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Lessons Management' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lessons Management' })).toBeVisible();
  await expect(page).toHaveTitle('Lessons Management · Padavu');
  const courses = page.getByLabel('Course', { exact: true });
  await expect(courses.getByRole('option').first()).toHaveText('All Courses');
  await expect(courses.locator('option[value="1"]')).toHaveText('Ecommerce Mastery');
  await expect(page.getByRole('table', { name: 'Ecommerce Mastery' }).first()).toBeVisible();

  await courses.selectOption('1');
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(page).toHaveURL(/\?course=1$/);

  await openLessons(page, outline);
  await expect(courses.getByRole('option', { name: course.title })).toHaveCount(1);
  const table = tableOf(page, outline);
  await expect(table.getByRole('columnheader')).toHaveText(['Lesson', 'Category', 'Day', 'Actions']);
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(titlesOf(page, outline)).toContainText(
    ['Brief', 'Samples', 'Prices', 'Parcels', 'Returns'].map((title) => `${title} ${word}`),
  );
  const row = table.getByRole('row').filter({ hasText: `Brief ${word}` });
  await expect(row.getByRole('cell')).toHaveText([first.title, 'Day 1', '']);
  await expect(row).toContainText('What a COCONUT costs.');
  await expect(titlesOf(page, outline).nth(1)).toContainText(learnerMessages.video.noThumbnail);
  await expect(titlesOf(page, outline).nth(2)).toContainText(learnerMessages.video.invalidUrl);

  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByRole('button')).toHaveText(['Previous', '1', '2', 'Next']);
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect(titlesOf(page, outline)).toContainText([`Pictures ${word}`, `Words ${word}`]);
  await expect(pager.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(titlesOf(page, outline)).toContainText([`Pictures ${word}`, `Words ${word}`]);
  await expect(table.getByRole('cell', { name: second.title })).toHaveCount(2);
  await pager.getByRole('button', { name: 'Previous' }).click();
  await expect(titlesOf(page, outline)).toHaveCount(5);

  await page.goto(`/admin/lessons?course=${course.id}&page=99`);
  await expect(titlesOf(page, outline)).toHaveCount(2);
});

test('a search finds titles and descriptions, and an empty list leads on', async ({ page }) => {
  const { word } = outline;
  await openLessons(page, outline);
  const search = page.getByLabel('Search');
  await search.fill('a coconut COSTS');
  await expect(titlesOf(page, outline)).toContainText([`Brief ${word}`]);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  await search.fill(`PICTURES ${word}`);
  await expect(titlesOf(page, outline)).toContainText([`Pictures ${word}`]);
  await page.getByLabel('Course', { exact: true }).selectOption('Graphic Design');
  await expect(page.getByText('No Lessons Found')).toBeVisible();
  await expect(
    page.getByText('No lessons match your current filters or no lessons have been added yet.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Lesson' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Lesson' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('table', { name: 'Ecommerce Mastery' })).toBeVisible();
  await expect(search).toHaveValue('');
});

test('an address with a category lists it alone, and a new lesson belongs to it', async ({ page }) => {
  const { course, second, word } = outline;
  await page.goto(`/admin/lessons?category=${second.id}`);
  const list = page.getByRole('list', { name: 'Lessons in order' });
  await expect(list.getByRole('listitem')).toContainText([`Pictures ${word}`, `Words ${word}`]);
  await page.getByRole('button', { name: 'Add New Lesson' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Lesson' });
  await expect(dialog.getByLabel('Course')).toHaveValue(String(course.id));
  await expect(dialog.getByLabel('Category')).toHaveValue(String(second.id));
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByLabel('Search').fill(`words ${word}`);
  await expect(titlesOf(page, outline)).toContainText([`Words ${word}`]);
  await page.getByLabel('Search').fill('');
  await page.getByRole('button', { name: `Category: ${second.title}` }).click();
  await expect(page).toHaveURL('/admin/lessons');
  await expect(page.getByRole('table', { name: 'Ecommerce Mastery' })).toBeVisible();

  await openLessons(page, outline);
  await page.getByRole('link', { name: outline.first.title }).first().click();
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await page.goto('/admin/lessons?category=999999999999');
  await expect(page.getByText('No Lessons Found')).toBeVisible();
});

test('a list that cannot be read shows an error and can be loaded again', async ({ page, watch }) => {
  watch.allowInConsole(/permission-denied|Missing or insufficient permissions/);
  const channel = '**/Listen/channel**';
  for (const [collection, message] of [
    ['courses', 'Failed to load courses. Please try again.'],
    ['lessons', 'Failed to fetch lessons'],
  ] as const) {
    // In place of them the page asks for something that the rules give to nobody.
    await page.route(channel, async (route) => {
      const body = route.request().postData() ?? '';
      const asked = new RegExp(`%22collectionId%22%3A%22${collection}%22`, 'g');
      await route.continue({ postData: body.replace(asked, '%22collectionId%22%3A%22throttle%22') });
    });
    await page.goto(`/admin/lessons?course=${outline.course.id}`);
    await expect(page.getByRole('alert')).toContainText(message);
    await page.unroute(channel);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(titlesOf(page, outline)).toHaveCount(5);
  }
});
