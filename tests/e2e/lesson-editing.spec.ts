import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { createCourse } from '../support/e2e-courses.ts';
import {
  createAdminCourse,
  openLessons,
  storedLesson,
  storedTitles,
  tableOf,
  titlesOf,
  type AdminCourse,
} from '../support/e2e-lessons.ts';
import { anAdministrator, takeSession } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';

test.use({ standIns: true });

let outline: AdminCourse;

test.beforeEach(async () => {
  outline = await createAdminCourse();
});

const writes = '**/api/lessons/subcategory/**';
const dialogOf = (page: Page, name: 'Add Lesson' | 'Edit Lesson') => page.getByRole('dialog', { name });
const topicsIn = (dialog: Locator) => dialog.getByRole('list', { name: 'Topics' }).getByRole('listitem');

async function edit(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  return dialogOf(page, 'Edit Lesson');
}

test('a lesson is added: what is missing is said, and nothing that was typed is lost', async ({ page }) => {
  const { course, first, second, word } = outline;
  await openLessons(page, outline);
  await page.getByRole('button', { name: 'Add New Lesson' }).click();
  const dialog = dialogOf(page, 'Add Lesson');
  await expect(dialog.getByLabel('Course')).toHaveValue(String(course.id));
  await expect(dialog.getByLabel('Category')).toHaveValue(String(first.id));
  await expect(dialog.getByLabel('Day Number')).toHaveValue('1');
  await expect(dialog.getByLabel('Day Number')).toHaveAttribute('min', '1');
  await expect(dialog.getByLabel('Day Number')).toHaveAttribute('max', '30');
  await expect(dialog.getByLabel('Duration')).toHaveValue('45 minutes');
  await expect(dialog.getByText('No topics added yet')).toBeVisible();
  await expect(dialog.getByText('No Thumbnail')).toBeVisible();

  const add = dialog.getByRole('button', { name: 'Add Lesson' });
  await dialog.getByLabel('Day Number').fill('');
  await add.click();
  await expect(dialog.getByText('Day is required')).toBeVisible();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('Description is required')).toBeVisible();
  await dialog.getByLabel('Day Number').fill('31');
  await expect(dialog.getByText('Day must be a whole number from 1 to 30')).toBeVisible();
  await dialog.getByLabel('Day Number').fill('4');
  await dialog.getByLabel('Lesson Title').fill(` Customs ${word} `);
  await dialog.getByLabel('Lesson Description').fill('What the post asks.');

  await dialog.getByLabel('Category').selectOption(second.title);
  await dialog.getByLabel('Course').selectOption('Ecommerce Mastery');
  await expect(dialog.getByLabel('Category')).toHaveValue('1');
  await dialog.getByLabel('Course').selectOption(course.title);
  await expect(dialog.getByLabel('Category')).toHaveValue(String(first.id));

  const topic = dialog.getByRole('textbox', { name: 'Topics' });
  await topic.fill('  Duties ');
  await dialog.getByRole('button', { name: 'Add Topic' }).click();
  await expect(topic).toHaveValue('');
  await topic.fill('Nothing');
  await topic.press('Enter');
  await topic.fill('   ');
  await topic.press('Enter');
  await expect(topicsIn(dialog)).toHaveText(['Duties', 'Nothing']);
  await dialog.getByRole('button', { name: 'Remove topic: Nothing' }).click();
  await expect(topicsIn(dialog)).toHaveText(['Duties']);
  await topic.fill('Forms');

  const video = dialog.getByLabel('Video URL');
  await video.fill('nowhere');
  await expect(dialog.getByText('Invalid URL')).toBeVisible();
  await video.fill('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>');
  const preview = dialog.getByRole('group', { name: 'Video preview' });
  await expect(preview.locator('iframe')).toHaveCount(0);
  await preview.getByRole('button', { name: /^Play video/ }).click();
  await expect(preview.frameLocator('iframe').getByText('A video of YouTube')).toBeVisible();

  await add.click();
  await expect(page.getByText('Lesson created successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(titlesOf(page, outline).nth(3)).toContainText(`Customs ${word}`);
  const row = tableOf(page, outline)
    .getByRole('row')
    .filter({ hasText: `Customs ${word}` });
  await row.getByRole('button', { name: `View Customs ${word}` }).click();
  const view = dialogOf(page, 'Edit Lesson');
  await expect(topicsIn(view)).toHaveText(['Duties', 'Forms']);
  await expect(view.getByLabel('Video URL')).toHaveValue('https://www.youtube.com/embed/dQw4w9WgXcQ');
  await expect(view.getByLabel('Lesson Description')).toHaveValue('What the post asks.');
});

test('a lesson is changed and moved, and unsaved changes are asked about', async ({ page }) => {
  const { second, lessons, word } = outline;
  const [brief] = lessons;
  await openLessons(page, outline);
  let dialog = await edit(page, brief.title);
  await expect(dialog.getByLabel('Lesson Title')).toHaveValue(brief.title);
  await dialog.getByLabel('Lesson Title').fill('Half a thought');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(titlesOf(page, outline).first()).toContainText(brief.title);

  dialog = await edit(page, brief.title);
  await dialog.getByLabel('Lesson Title').fill(`Customers ${word}`);
  await dialog.getByLabel('Category').selectOption(second.title);
  await dialog.getByRole('button', { name: 'Update Lesson' }).click();
  await expect(page.getByText('Lesson updated successfully!')).toBeVisible();
  await expect.poll(() => storedTitles(second.id)).toContain(`1 Customers ${word}`);
  await expect(titlesOf(page, outline).first()).toContainText(`Samples ${word}`);
});

test('a refusal of the server stands at its field, and every failure is shown', async ({ page, watch }) => {
  watch.allowInConsole(/status of (400|500|409)|ERR_FAILED/);
  const [brief] = outline.lessons;
  await openLessons(page, outline);
  const dialog = await edit(page, brief.title);
  await dialog.getByLabel('Lesson Title').fill('Something else');
  const save = dialog.getByRole('button', { name: 'Update Lesson' });
  const refused = { success: false, message: 'That title is taken', code: 'validation' };
  const answers = [
    { status: 400, json: { ...refused, errors: [{ path: 'title', message: 'That title is taken' }] } },
    { status: 500, json: { ...refused, message: 'Server error. Please try again later.' } },
  ];
  for (const answer of answers) {
    await page.route(writes, (route) => route.fulfill(answer));
    await save.click();
    await expect(dialog.getByText('Failed to update lesson. Please try again.')).toBeVisible();
    await expect(dialog.getByText(answer.json.message).first()).toBeVisible();
    await page.unroute(writes);
  }
  await expect(dialog.getByLabel('Lesson Title')).toHaveValue('Something else');
  await page.route(writes, (route) => route.abort());
  await save.click();
  await expect(dialog.getByText('Network error. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: 'Add New Lesson' }).click();
  const adding = dialogOf(page, 'Add Lesson');
  await adding.getByLabel('Lesson Title').fill('New');
  await adding.getByLabel('Lesson Description').fill('New');
  await adding.getByRole('button', { name: 'Add Lesson' }).click();
  await expect(adding.getByText('Failed to create lesson. Please try again.')).toBeVisible();
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: `Duplicate ${brief.title}` }).click();
  await expect(page.getByText('Failed to duplicate lesson. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${brief.title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete lesson. Please try again.')).toBeVisible();
  expect(await storedLesson(brief.id)).toMatchObject({ title: brief.title });
});

test('two administrators at one lesson lose nothing of each other', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.allowInConsole(/status of 412/);
  const [brief] = outline.lessons;
  await openLessons(page, outline);
  const mine = await edit(page, brief.title);
  await mine.getByLabel('Lesson Title').fill(`My title ${outline.word}`);

  const other = await anotherBrowser();
  await takeSession(other, await anAdministrator());
  await openLessons(other, outline);
  const theirs = await edit(other, brief.title);
  await theirs.getByLabel('Lesson Title').fill(`Their title ${outline.word}`);
  await theirs.getByLabel('Lesson Description').fill('Their description.');
  await theirs.getByRole('button', { name: 'Update Lesson' }).click();
  await expect(other.getByText('Lesson updated successfully!')).toBeVisible();

  await expect(mine.getByText(/Someone else has changed this in the meantime/)).toBeVisible();
  const refusal = page.waitForResponse((response) => response.status() === 412);
  await mine.getByRole('button', { name: 'Update Lesson' }).click();
  await refusal;
  expect(await storedLesson(brief.id)).toMatchObject({ title: `Their title ${outline.word}` });
  await expect(mine.getByLabel('Lesson Title')).toHaveValue(`My title ${outline.word}`);
  await mine.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(mine.getByLabel('Lesson Title')).toHaveValue(`My title ${outline.word}`);
  await expect(mine.getByText(`Latest version: Their title ${outline.word}`)).toBeVisible();
  await expect(mine.getByLabel('Lesson Description')).toHaveValue('Their description.');
  await mine.getByRole('button', { name: 'Update Lesson' }).click();
  await expect(page.getByText('Lesson updated successfully!')).toBeVisible();
  expect(await storedLesson(brief.id)).toMatchObject({
    title: `My title ${outline.word}`,
    description: 'Their description.',
  });
});

test('a new lesson survives a reload, and is offered back', async ({ page }) => {
  await openLessons(page, outline);
  await page.getByRole('button', { name: 'Add New Lesson' }).click();
  await dialogOf(page, 'Add Lesson').getByLabel('Lesson Title').fill('Not saved yet');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByText('You have an unsaved new lesson.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(dialogOf(page, 'Add Lesson').getByLabel('Lesson Title')).toHaveValue('Not saved yet');
  await dialogOf(page, 'Add Lesson').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('You have an unsaved new lesson.')).toHaveCount(0);
});

test('a lesson is copied, deleted after a question, and brought back', async ({ page }) => {
  const { first, lessons, word } = outline;
  const [brief] = lessons;
  await openLessons(page, outline);
  await page.getByRole('button', { name: `Duplicate ${brief.title}` }).click();
  await expect(page.getByText('Lesson duplicated successfully!')).toBeVisible();
  await expect(titlesOf(page, outline).nth(3)).toContainText(`Brief ${word} (copy)`);
  await expect.poll(() => storedTitles(first.id)).toContain(`4 Brief ${word} (copy)`);

  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this lesson?',
  });
  await page.getByRole('button', { name: `Delete ${brief.title}`, exact: true }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(titlesOf(page, outline).first()).toContainText(brief.title);
  await page.getByRole('button', { name: `Delete ${brief.title}`, exact: true }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Lesson deleted successfully')).toBeVisible();
  await expect(titlesOf(page, outline).first()).toContainText(`Samples ${word}`);
  expect(await storedLesson(brief.id)).toBeUndefined();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The lesson is restored.')).toBeVisible();
  await expect(titlesOf(page, outline).first()).toContainText(brief.title);
});

test('when the server no longer knows the administrator, the session ends', async ({ page, watch }) => {
  watch.allowInConsole(/status of 401/);
  const [brief] = outline.lessons;
  await openLessons(page, outline);
  const json = { success: false, message: 'Who are you?', code: 'unauthenticated' };
  await page.route(writes, (route) => route.fulfill({ status: 401, json }));
  await page.getByRole('button', { name: `Duplicate ${brief.title}` }).click();
  await expect(page).toHaveURL(/\/admin\/login\?returnUrl=%2Fadmin%2Flessons/);
});

test('a course without categories shows what is missing', async ({ page }) => {
  // The dialog offers the first courses by id: lower than any other test's.
  const bare = await createCourse({ id: randomInt(100, 1000), title: `Bare ${outline.word}` });
  await openLessons(page, outline);
  const dialog = await edit(page, outline.lessons[0].title);
  await dialog.getByLabel('Course').selectOption(bare.title);
  await expect(dialog.getByText('This course has no category yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update Lesson' }).click();
  await expect(dialog.getByText('Invalid subcategory ID')).toBeVisible();
});

test('lessons come from a spreadsheet, all of them or none, and what is wrong is said by row', async ({
  page,
}) => {
  const { second, word } = outline;
  await page.goto(`/admin/lessons?category=${second.id}`);
  await page.getByRole('button', { name: 'Import lessons' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import lessons' });
  const choose = (text: string) =>
    dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'lessons.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await choose(`day,title,description\n3,Labels ${word},Write them.\nsoon,,Later.`);
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    'Row 3, day: Day is required',
    'Row 3, title: Title is required',
  ]);
  await choose(
    `day,title,description,topics\n3,Labels ${word},Write them.,Ink; Paper\n4,"Boxes, ${word}",Fold them.,`,
  );
  await expect(dialog.getByRole('status').getByRole('listitem')).toHaveText([
    `Day 3: Labels ${word}`,
    `Day 4: Boxes, ${word}`,
  ]);
  await expectNothingFound(page, 'the import of lessons');
  await dialog.getByRole('button', { name: 'Import 2 lessons' }).click();
  await expect(page.getByText('2 lessons imported.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Lessons in order' }).getByRole('listitem')).toHaveCount(4);
  expect(await storedTitles(second.id)).toEqual([
    `1 Pictures ${word}`,
    `2 Words ${word}`,
    `3 Labels ${word}`,
    `4 Boxes, ${word}`,
  ]);
});
