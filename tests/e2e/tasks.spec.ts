import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { taskMessages } from '@padavu/domain/learning/task-messages';
import type { Page } from '@playwright/test';
import { db } from '../support/accounts-firebase.ts';
import { expectNoViolations } from './support/axe.ts';
import { createLearnerCourse } from './support/lesson.ts';
import { aLearner, anAdministrator, openAs, uniqueName } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { askAgain } from './support/time.ts';
import { smallPictures } from '../support/pictures.ts';

const { work: texts } = adminMessages;

const panel = (page: Page) => page.getByRole('region', { name: 'Task', exact: true });

test.use({ standIns: true });

test('a task is handed in with a picture, returned, handed in again, and done', async ({
  page,
  anotherBrowser,
}) => {
  const { course, lessons, addresses } = await createLearnerCourse();
  const [address = ''] = addresses;
  await db.doc(`lessons/${lessons[0].id}`).update({ task: 'Name three customers.' });
  const name = uniqueName('Devi');
  const learner = await aLearner({ courseId: course.id, name });
  const school = await anotherBrowser();
  const queuedWork = school.getByRole('article', { name: `${name}, ${lessons[0].title}` });

  await test.step('the learner hands it in, and what is typed survives a reload', async () => {
    await openAs(page, learner, address);
    await expect(panel(page)).toContainText('Name three customers.');
    await panel(page).getByRole('button', { name: 'Hand in' }).click();
    await expect(panel(page).getByText(taskMessages.textRequired)).toBeVisible();
    await panel(page).getByLabel('Your work').fill('Asha and Biju: https://work.example/devi');
    await page.reload();
    await expect(panel(page).getByLabel('Your work')).toHaveValue('Asha and Biju: https://work.example/devi');
    await panel(page).getByRole('button', { name: 'Hand in' }).dblclick();
    await expect(panel(page).getByRole('status')).toHaveText('Handed in. The school will answer.');
    await panel(page)
      .getByLabel('Add a picture')
      .setInputFiles({ name: 'list.png', mimeType: 'image/png', buffer: smallPictures['image/png'] });
    await expect(page.getByText('Your picture is handed in.')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Show your picture' }).click();
    await expect(panel(page).getByRole('img', { name: 'The picture that you handed in' })).toBeFocused();
    await panel(page)
      .getByLabel('Another picture')
      .setInputFiles({ name: 'list.txt', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await expect(panel(page).getByLabel('Another picture')).toHaveAccessibleDescription(/picture/i);
    await expect(panel(page).getByRole('img', { name: 'The picture that you handed in' })).toBeVisible();
    await panel(page)
      .getByLabel('Another picture')
      .setInputFiles({ name: 'list.jpg', mimeType: 'image/jpeg', buffer: smallPictures['image/jpeg'] });
    await expect(panel(page).getByRole('button', { name: 'Show your picture' })).toBeVisible();
    await expectNoViolations(page, 'a task that is handed in');
  });

  await test.step('the school looks at it, and returns it', async () => {
    await openAs(school, await anAdministrator(), '/admin/work');
    await expect(queuedWork).toContainText('Asha and Biju');
    await queuedWork.getByRole('button', { name: texts.showPicture }).click();
    await expect(queuedWork.getByRole('img', { name: `The picture that ${name} handed in` })).toBeVisible();
    await queuedWork.getByRole('button', { name: texts.doAnswer, exact: true }).click();
    await expect(school.getByLabel(texts.answer)).toBeFocused();
    await queuedWork.getByRole('button', { name: texts.send }).click();
    await expect(queuedWork.getByText(taskMessages.textRequired)).toBeVisible();
    await school.getByLabel(texts.answer).fill('Two are not three.');
    await expectNoViolations(school, 'an answer to work');
    await queuedWork.getByRole('button', { name: texts.send }).click();
    await expect(queuedWork).toHaveCount(0);
  });

  await test.step('the learner finds the answer on the dashboard, and hands the task in again', async () => {
    await page.clock.install();
    await page.goto('/user/dashboard');
    const news = page.getByRole('link', { name: 'Read what the school says about your work' });
    await askAgain(page, 'course', () => expect(news).toBeVisible());
    await news.click();
    await expect(panel(page).getByRole('status')).toHaveText('The school asks you to hand it in again.');
    await expect(panel(page)).toContainText('Two are not three.');
    await panel(page).getByLabel('Your work, once more').fill('Asha, Biju and Chitra');
    await panel(page).getByRole('button', { name: 'Hand in' }).click();
    await expect(panel(page).getByRole('status')).toHaveText('Handed in. The school will answer.');
  });

  await test.step('the school marks it as done in its open queue', async () => {
    await expect(queuedWork).toContainText('Asha, Biju and Chitra');
    await queuedWork.getByRole('button', { name: texts.doAnswer, exact: true }).click();
    await queuedWork.getByRole('checkbox', { name: texts.done }).check();
    await queuedWork.getByRole('button', { name: texts.send }).click();
    await expect(queuedWork).toHaveCount(0);
    const status = panel(page).getByRole('status');
    await askAgain(page, 'course', () => expect(status).toHaveText('Done.'));
    await expect(panel(page).getByRole('button', { name: 'Hand in' })).toHaveCount(0);
    await expectNoViolations(page, 'a task that is done');
  });
});
