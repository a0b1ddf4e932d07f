import { adminMessages } from '@padavu/domain/admin-messages';
import { learnerMessages } from '@padavu/domain/learner-messages';
import { messageFor, messages } from '@padavu/domain/messages';
import { aDesignCourse, aWord, dialog, lowId } from '../support/e2e-categories.ts';
import { createCourse } from '../support/e2e-courses.ts';
import { refusedReads } from '../support/e2e-network.ts';
import { aLearner, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';
import type { Page } from '@playwright/test';
import { askAgain } from '../support/e2e-time.ts';

const { courses: texts } = adminMessages;

const card = (page: Page, title: string) => page.getByRole('listitem', { name: title });

async function openCourses(page: Page, search: string): Promise<void> {
  await page.goto(`/admin/courses?search=${search}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
}

test('courses are searched, filtered and paged by six, with the right totals', async ({ page }) => {
  const word = aWord();
  const first = lowId();
  for (let index = 0; index < 7; index += 1) {
    await createCourse({
      id: first + index,
      title: `Course ${index + 1} ${word}`,
      category: index === 6 ? 'graphic-design' : 'ecommerce',
      price: 699,
      originalPrice: 1999,
    });
  }
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: adminMessages.area.courses, exact: true }).click();
  await page.getByLabel('Search').fill(word);
  await expect(page.getByText(messageFor.entries(1, 6, 7))).toBeVisible();
  const some = card(page, `Course 1 ${word}`);
  for (const text of ['Premium', '₹699', '₹1,999', 'Published']) await expect(some).toContainText(text);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText(messageFor.entries(7, 7, 7))).toBeVisible();
  await expect(card(page, `Course 7 ${word}`)).toBeVisible();
  await page.getByLabel('Category').selectOption('graphic-design');
  await expect(page.getByText(messageFor.entries(1, 1, 1))).toBeVisible();
  await page.getByLabel('Category').selectOption('digital-marketing');
  await expect(page.getByText(texts.empty)).toBeVisible();
  await expect(page.getByText(messageFor.entries(0, 0, 0))).toBeVisible();
});

test('a new course is a draft, once nothing is missing in it', async ({ page }) => {
  const word = aWord();
  await openCourses(page, word);
  await page.getByRole('button', { name: texts.add }).click();
  const modal = dialog(page, texts.add);
  await modal.getByRole('button', { name: texts.submitAdd }).click();
  const { validation } = messages;
  for (const text of [
    validation.titleRequired,
    validation.descriptionRequired,
    validation.courseCategoryRequired,
  ])
    await expect(modal.getByText(text)).toBeVisible();
  await expect(modal.getByText(adminMessages.courseInput.priceInvalid)).toHaveCount(2);
  const title = `Poster Design ${word}`;
  await modal.getByLabel('Title').fill(title);
  await modal.getByLabel('Description').fill('Walls that speak.');
  await modal.getByLabel('Category').fill('Graphic Design');
  await modal.getByLabel('Price (₹)', { exact: true }).fill('799');
  await modal.getByLabel('Original price (₹)').fill('2499');
  await modal.getByRole('button', { name: texts.submitAdd }).click();
  await expect(page.getByText(texts.created)).toBeVisible();
  await expect(card(page, title)).toContainText('Draft');

  await page.getByRole('button', { name: `View ${title}` }).click();
  const outline = dialog(page, title);
  await expect(outline).toContainText('This course is a draft: learners do not see it.');
  await expect(outline).toContainText(learnerMessages.courseViewer.empty);
  await outline.getByRole('button', { name: 'Close' }).click();
});

test('a draft is not there for its learners, and is when it is published', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.allowInConsole(refusedReads);
  const word = aWord();
  const { course } = await aDesignCourse([`Logos ${word}`], {
    title: `Poster Design ${word}`,
    published: false,
  });
  const learning = await anotherBrowser();
  await learning.clock.install();
  await openAs(learning, await aLearner({ courseId: course.id }), `/user/course/${course.id}`);
  await expect(learning.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();

  await openCourses(page, word);
  await page.getByRole('button', { name: `View ${course.title}` }).click();
  await expect(dialog(page, course.title)).toContainText(`Logos ${word}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Publish ${course.title}` }).click();
  await expect(card(page, course.title)).toContainText('Published');
  // As when the learner comes back to the page; whoever stays there sees it after a pause.
  await learning.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(learning.getByText(`Logos ${word}`)).toBeVisible();

  await page.getByRole('button', { name: `Unpublish ${course.title}` }).click();
  const question = page.getByRole('alertdialog', { name: `Unpublish ${course.title}?` });
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(card(page, course.title)).toContainText('Draft');
  await askAgain(learning, 'course');
  await expect(learning.getByText(learnerMessages.courseViewer.unavailable)).toBeVisible();
});

test('a course is changed, and deleted unless somebody learns in it', async ({ page, watch }) => {
  watch.allowInConsole(/status of 409|ERR_FAILED/);
  const word = aWord();
  const taken = await createCourse({ id: lowId(), title: `Taken ${word}` });
  await createCourse({ id: lowId(), title: `Empty ${word}` });
  await aLearner({ courseId: taken.id });
  await openCourses(page, word);
  await page.getByRole('button', { name: `Edit Empty ${word}` }).click();
  const modal = dialog(page, texts.edit);
  await modal.getByLabel('Badge').fill('New');
  await page.route('**/api/course/courses/*', (route) => route.abort(), { times: 1 });
  await modal.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(modal.getByRole('alert')).toContainText(messages.courseService.failed);
  await modal.getByRole('button', { name: texts.submitUpdate }).click();
  await expect(page.getByText(texts.updated)).toBeVisible();
  await expect(card(page, `Empty ${word}`)).toContainText('New');

  const question = page.getByRole('alertdialog', { name: texts.confirmDelete });
  await page.getByRole('button', { name: `Delete Taken ${word}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(texts.hasLearners)).toBeVisible();
  await expect(card(page, `Taken ${word}`)).toBeVisible();
  await page.getByRole('button', { name: `Delete Empty ${word}` }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: `Delete Empty ${word}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(texts.deleted)).toBeVisible();
  await expect(card(page, `Empty ${word}`)).toHaveCount(0);
});

test('a session that is over ends at the sign-in page', async ({ page, watch }) => {
  watch.allowInConsole(/status of 401/);
  const word = aWord();
  await createCourse({ id: lowId(), title: `Logos ${word}`, published: false });
  await openCourses(page, word);
  const json = { success: false, message: 'Who are you?', code: 'unauthenticated' };
  await page.route(/\/api\/(course\/courses|auth\/refresh)/, (route) => route.fulfill({ status: 401, json }));
  await page.getByRole('button', { name: `Publish Logos ${word}` }).click();
  await expect(page).toHaveURL(/\/login\?reason=session_expired&returnUrl=%2Fadmin%2Fcourses/);
});
