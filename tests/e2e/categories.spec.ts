import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { messages } from '@padavu/domain/messages';
import type { Page } from '@playwright/test';
import { db } from '../support/accounts-firebase.ts';
import { aDesignCourse, aWord, categoryRows, dialog, openCategories } from '../support/e2e-categories.ts';
import { createLesson } from '../support/e2e-courses.ts';
import { anAdministrator, enterCredentials, takeSession } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';

const { categories: texts } = adminMessages;
const refused = (message: string) => ({ success: false, message, code: 'refused' });
const writes = '**/api/subcategories/*';

/** When a text stands on the page, for however short a time. */
function seen(page: Page, text: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = () => document.body.textContent.includes(wanted) && resolve();
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
    text,
  );
}

test('the list is checked for, searched, narrowed, paged by five, and leads to the lessons', async ({
  page,
  administrator,
}) => {
  const word = aWord();
  const { course, categories } = await aDesignCourse(
    [1, 2, 3, 4, 5, 6].map((number) => `Logos ${number} ${word}`),
  );
  await page.goto('/admin/dashboard');
  // Before the scripts have come the link loads a new document, which what was seen in this one does not outlive.
  await expect(page.getByText(administrator.record.name).first()).toBeVisible();
  const checking = seen(page, texts.checking);
  await page.getByRole('link', { name: adminMessages.area.categories }).click();
  await checking;
  await page.getByLabel('Course', { exact: true }).selectOption(course.title);
  await page.getByLabel('Search').fill(word.toUpperCase());
  // The course alone narrows the list to the same rows; the search begins at the first page.
  await expect(page).toHaveURL(/search=/);
  await expect(categoryRows(page)).toHaveCount(5);
  const row = page.getByRole('row').filter({ hasText: `Logos 1 ${word}` });
  await expect(row).toContainText(course.title);

  const pager = page.getByRole('navigation', { name: 'Pages' });
  await pager.getByRole('button', { name: 'Next' }).click();
  await expect(categoryRows(page)).toContainText([`Logos 6 ${word}`]);
  await expect(pager.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  // Somebody else adds a course meanwhile, which changes how many categories one read takes.
  const { course: another } = await aDesignCourse([]);
  await expect(page.getByRole('option', { name: another.title })).toBeAttached();
  await expect(pager.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await pager.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('link', { name: `View Logos 1 ${word}` })).toHaveAttribute(
    'href',
    `/admin/lessons?category=${categories[0]?.id}`,
  );

  await page.getByLabel('Search').fill(`Logos 2 ${word}`);
  await expect(categoryRows(page)).toHaveCount(1);
  await expect(pager).toHaveCount(0);
  await page.getByLabel('Course', { exact: true }).selectOption('Ecommerce Mastery');
  await expect(page.getByText(texts.empty)).toBeVisible();
  await page.reload();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Course', { exact: true })).toHaveValue('');
});

test('a category is added, with what is missing said first, and a picture that falls back', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 404/);
  const word = aWord();
  const { course } = await aDesignCourse([]);
  await openCategories(page, word);
  await page.getByRole('button', { name: texts.add }).click();
  const modal = dialog(page, texts.add);
  await modal.getByLabel('Course').selectOption('');
  await modal.getByRole('button', { name: texts.submitAdd }).click();
  await expect(
    modal.getByRole('alert').filter({ hasText: messages.validation.categoryIncomplete }),
  ).toBeVisible();
  await expect(modal.getByText(messages.validation.courseRequired)).toBeVisible();

  await modal.getByLabel('Category Name').fill(`Logo ${word}`);
  await modal.getByLabel('Description').fill('From brief to mark.');
  await modal.getByLabel('Course').selectOption(course.title);
  const picture = modal.getByRole('img', { name: 'Thumbnail preview' }).locator('img');
  await expect(picture).toHaveAttribute('src', /subject-logo-design/);
  await modal.getByLabel('Thumbnail URL').fill('assets/drawings/category-brand.svg');
  await expect(picture).toHaveAttribute('src', '/assets/drawings/category-brand.svg');
  await modal.getByLabel('Thumbnail URL').fill('assets/drawings/nothing-of-the-kind.svg');
  await expect(picture).toHaveAttribute('src', /subject-logo-design/);
  await modal.getByLabel('Thumbnail URL').fill('');
  await modal.getByRole('button', { name: texts.submitAdd }).click();
  const banner = page.getByText(adminMessageFor.categoryCreated(`Logo ${word}`));
  await expect(banner).toBeVisible();
  await expect(modal).toHaveCount(0);
  await expect(categoryRows(page)).toContainText([`Logo ${word}`]);
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(banner).toHaveCount(0);
});

test('two administrators who change one category lose nothing of each other', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.allowInConsole(/status of 412/);
  const word = aWord();
  await aDesignCourse([`Logos ${word}`]);
  const other = await anotherBrowser();
  await takeSession(other, await anAdministrator());
  for (const editor of [page, other]) {
    await openCategories(editor, word);
    await editor.getByRole('button', { name: `Edit Logos ${word}` }).click();
  }
  const [mine, theirs] = [dialog(page, texts.edit), dialog(other, texts.edit)];
  await mine.getByLabel('Category Name').fill(`Marks ${word}`);
  await theirs.getByLabel('Category Name').fill(`Emblems ${word}`);
  await theirs.getByLabel('Description').fill('What stands for a house.');
  await theirs.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(other.getByText(adminMessageFor.categoryUpdated(`Emblems ${word}`))).toBeVisible();

  const meanwhile = mine.getByText(/Someone else has changed this in the meantime/);
  await expect(meanwhile).toBeVisible();
  await mine.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(meanwhile).toBeVisible();
  await mine.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(mine.getByLabel('Category Name')).toHaveValue(`Marks ${word}`);
  await expect(mine.getByText(`Latest version: Emblems ${word}`)).toBeVisible();
  await expect(mine.getByLabel('Description')).toHaveValue('What stands for a house.');
  await mine.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(page.getByText(adminMessageFor.categoryUpdated(`Marks ${word}`))).toBeVisible();
  await expect(categoryRows(other)).toContainText([`Marks ${word}`]);
});

test('a category is copied with its lessons, deleted after a question, and brought back', async ({
  page,
}) => {
  const word = aWord();
  const { categories } = await aDesignCourse([`Logos ${word}`]);
  const [category] = categories;
  if (!category) throw new Error('There is no category');
  await createLesson(category, { title: 'Form' });
  await db.doc(`subcategories/${category.id}`).update({ lessonsCount: 1 });
  await openCategories(page, word);
  await page.getByRole('button', { name: `Duplicate Logos ${word}` }).click();
  await expect(page.getByText(adminMessageFor.categoryCreated(`Logos ${word} (copy)`))).toBeVisible();
  const copy = page.getByRole('row').filter({ hasText: '(copy)' });
  await expect(copy).toContainText('1 lesson');

  const question = page.getByRole('alertdialog', { name: texts.confirmDelete });
  const remove = page.getByRole('button', { name: `Delete Logos ${word} (copy)` });
  await remove.click();
  await expect(question).toContainText(`Logos ${word} (copy) and its 1 lesson`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(copy).toHaveCount(1);
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(texts.deleted)).toBeVisible();
  await expect(copy).toHaveCount(0);
  await page.getByRole('button', { name: messages.undo }).click();
  await expect(page.getByText(adminMessages.audit.categoryRestored)).toBeVisible();
  await expect(copy).toContainText('1 lesson');
});

test('writes that fail say so, can be dismissed, and can be tried again', async ({ page, watch }) => {
  watch.allowInConsole(/ERR_FAILED|status of 500/);
  const word = aWord();
  const { categories } = await aDesignCourse([`Logos ${word}`]);
  const id = categories[0]?.id ?? 0;
  await openCategories(page, word);

  await page.route(writes, (route) => route.abort());
  await page.getByRole('button', { name: `Delete Logos ${word}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const banner = page.getByRole('alert').filter({ hasText: texts.deleteFailed });
  await expect(banner).toContainText(adminMessageFor.categoryDeleteRejected(id));
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toHaveCount(0);

  await page.getByRole('button', { name: `Edit Logos ${word}` }).click();
  const modal = dialog(page, texts.edit);
  await modal.getByLabel('Category Name').fill(`Marks ${word}`);
  await modal.getByRole('button', { name: texts.submitUpdate }).click();
  const refusal = modal.getByRole('alert').filter({ hasText: texts.updateFailed });
  await expect(refusal).toContainText(adminMessageFor.categoryUpdateRejected(id));
  await page.unroute(writes);
  await page.route(writes, (route) => route.fulfill({ status: 500, json: refused('Closed for repairs') }));
  await modal.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(refusal).toContainText('Closed for repairs');
  await page.unroute(writes);
  await modal.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(page.getByText(adminMessageFor.categoryUpdated(`Marks ${word}`))).toBeVisible();
});

test('what was typed survives a stray key and a reload, and goes when it is discarded', async ({ page }) => {
  const word = aWord();
  await aDesignCourse([`Logos ${word}`]);
  await openCategories(page, word);
  await page.getByRole('button', { name: `Edit Logos ${word}` }).click();
  const modal = dialog(page, texts.edit);
  await modal.getByLabel('Description').fill('Half a thought');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(modal.getByLabel('Description')).toHaveValue('Half a thought');

  await page.reload();
  await expect(page.getByText('You have unsaved changes to a category.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(modal.getByLabel('Description')).toHaveValue('Half a thought');
  await expect(modal.getByText('Your unsaved changes are back.')).toBeVisible();
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(modal).toHaveCount(0);
  await page.getByRole('button', { name: `Edit Logos ${word}` }).click();
  await expect(modal.getByLabel('Description')).not.toHaveValue('Half a thought');
});

test('a session that is refused is said to be over, ends at the sign-in page, and gives back what was typed', async ({
  page,
  administrator,
  watch,
}) => {
  watch.allowInConsole(/status of 40[0-9]/);
  const word = aWord();
  await aDesignCourse([`Logos ${word}`]);
  await openCategories(page, word);
  await page.route(writes, (route) => route.fulfill({ status: 403, json: refused('Not you') }));
  await page.getByRole('button', { name: `Edit Logos ${word}` }).click();
  const modal = dialog(page, texts.edit);
  await modal.getByLabel('Category Name').fill(`Marks ${word}`);
  await modal.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(modal.getByText(texts.sessionExpired)).toBeVisible();
  await expect(modal.getByRole('button', { name: texts.loginAgain })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  await expect(page).toHaveURL(/\/login\?reason=session_expired&returnUrl=%2Fadmin%2Fcategories/);
  await page.unroute(writes);

  await enterCredentials(page, administrator.email);
  await expect(page).toHaveURL(/\/admin\/categories/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(modal.getByLabel('Category Name')).toHaveValue(`Marks ${word}`);
  await modal.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(page.getByText(adminMessageFor.categoryUpdated(`Marks ${word}`))).toBeVisible();
});

test('a token that can be none is said at the start, and one that is missing at a write', async ({
  page,
  watch,
}) => {
  watch.allowInConsole(/status of 401/);
  const word = aWord();
  await aDesignCourse([`Logos ${word}`]);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('adminToken', 'ten chars!'));
  await page.getByRole('link', { name: adminMessages.area.categories }).click();
  await expect(page.getByRole('alert')).toContainText(texts.tokenInvalid);
  await expect(page.getByRole('button', { name: texts.add })).toHaveCount(0);

  await openCategories(page, word);
  await page.route('**/api/auth/refresh', (route) =>
    route.fulfill({ status: 401, json: refused('Who are you?') }),
  );
  await page.evaluate(() => localStorage.removeItem('adminToken'));
  await page.getByRole('button', { name: `Delete Logos ${word}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(texts.tokenMissing)).toBeVisible();
  await page.getByRole('button', { name: texts.loginAgain }).click();
  await expect(page).toHaveURL(/\/login\?reason=session_expired/);
});
