import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import {
  createAdminCourse,
  openLessons,
  storedLesson,
  storedTitles,
  titlesOf,
  type AdminCourse,
} from './support/lessons.ts';
import { anAdministrator, storeSession } from './support/people.ts';
import { expect, test } from './support/session-test.ts';

test.use({ standIns: true });

let outline: AdminCourse;

test.beforeEach(async () => {
  outline = await createAdminCourse();
});

const dialogOf = (page: Page, name: 'Add Lesson' | 'Edit Lesson') => page.getByRole('dialog', { name });
const topicsIn = (dialog: Locator) => dialog.getByRole('list', { name: 'Topics' }).getByRole('listitem');

async function openEditDialog(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  return dialogOf(page, 'Edit Lesson');
}

test('a lesson is added with a video that its dialog has played, and opens with the values that were entered', async ({
  page,
}) => {
  const { word } = outline;
  await openLessons(page, outline);
  await page.getByRole('button', { name: 'Add New Lesson' }).click();
  const dialog = dialogOf(page, 'Add Lesson');
  await dialog.getByLabel('Day Number').fill('4');
  await dialog.getByLabel('Lesson Title').fill(`Customs ${word}`);
  await dialog.getByLabel('Lesson Description').fill('What the post asks.');
  const topic = dialog.getByRole('textbox', { name: 'Topics' });
  await topic.fill('Duties');
  await topic.press('Enter');
  await topic.fill('Forms');

  await dialog
    .getByLabel('Video URL')
    .fill('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>');
  const preview = dialog.getByRole('group', { name: 'Video preview' });
  await expect(preview.locator('iframe')).toHaveCount(0);
  await preview.getByRole('button', { name: /^Play video/ }).click();
  await expect(preview.frameLocator('iframe').getByText('A video of YouTube')).toBeVisible();

  await dialog.getByRole('button', { name: 'Add Lesson' }).click();
  await expect(page.getByText('Lesson created successfully!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(titlesOf(page, outline).nth(3)).toContainText(`Customs ${word}`);
  await page.getByRole('button', { name: `View Customs ${word}` }).click();
  const view = dialogOf(page, 'Edit Lesson');
  await expect(topicsIn(view)).toHaveText(['Duties', 'Forms']);
  await expect(view.getByLabel('Video URL')).toHaveValue('https://www.youtube.com/embed/dQw4w9WgXcQ');
  await expect(view.getByLabel('Lesson Description')).toHaveValue('What the post asks.');
});

test('two administrators who edit one lesson at once overwrite nothing of each other unseen', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.allowInConsole(/status of 412/);
  const [brief] = outline.lessons;
  await openLessons(page, outline);
  const ownDialog = await openEditDialog(page, brief.title);
  await ownDialog.getByLabel('Lesson Title').fill(`My title ${outline.word}`);

  const other = await anotherBrowser();
  await storeSession(other, await anAdministrator());
  await openLessons(other, outline);
  const otherDialog = await openEditDialog(other, brief.title);
  await otherDialog.getByLabel('Lesson Title').fill(`Their title ${outline.word}`);
  await otherDialog.getByLabel('Lesson Description').fill('Their description.');
  await otherDialog.getByRole('button', { name: 'Update Lesson' }).click();
  await expect(other.getByText('Lesson updated successfully!')).toBeVisible();

  await expect(ownDialog.getByText(/Someone else has changed this in the meantime/)).toBeVisible();
  const refusal = page.waitForResponse((response) => response.status() === 412);
  await ownDialog.getByRole('button', { name: 'Update Lesson' }).click();
  await refusal;
  expect(await storedLesson(brief.id)).toMatchObject({ title: `Their title ${outline.word}` });
  await expect(ownDialog.getByLabel('Lesson Title')).toHaveValue(`My title ${outline.word}`);
  await ownDialog.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(ownDialog.getByLabel('Lesson Title')).toHaveValue(`My title ${outline.word}`);
  await expect(ownDialog.getByText(`Latest version: Their title ${outline.word}`)).toBeVisible();
  await expect(ownDialog.getByLabel('Lesson Description')).toHaveValue('Their description.');
  await ownDialog.getByRole('button', { name: 'Update Lesson' }).click();
  await expect(page.getByText('Lesson updated successfully!')).toBeVisible();
  expect(await storedLesson(brief.id)).toMatchObject({
    title: `My title ${outline.word}`,
    description: 'Their description.',
  });
});

test('lessons are imported from a spreadsheet, all or none, and errors are reported by row', async ({
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
  await expectNoViolations(page, 'the import of lessons');
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
