import type { Page } from '@playwright/test';
import { brand } from '@padavu/domain/school/brand';
import * as dashboard from '@padavu/domain/learning/dashboard-texts';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messageFor, messages } from '@padavu/domain/messages';
import { paymentMessage } from '@padavu/domain/payment/payment-message';
import { progressPath } from '@padavu/domain/learning/progress';
import { demoSchool } from '../../scripts/seed/school.ts';
import { auth, db } from '../support/accounts-firebase.ts';
import { uniqueEmail } from '../support/accounts.ts';
import { anAdministrator, enterCredentials, openAs, uniqueName } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { askAgain } from './support/time.ts';
import { listedNames, userRow } from './support/user-list.ts';
import { ecommerceLessonCount, firstCategory } from './support/school.ts';

test.use({ standIns: true });

const secret = 'monsoon-2026';

/** The page of the course, which is closing, has a progress bar for each category too. */
const courseProgress = (device: Page) =>
  device.getByRole('progressbar', { name: 'Your progress in Ecommerce Mastery' });
const linkFromCourseList = '/register?courseId=ecommerce-mastery&title=Ecommerce%20Mastery&price=1999';
const [firstDay, secondDay] = firstCategory.lessons;

test('a visitor registers, an administrator approves, the learner learns', async ({
  page: phone,
  anotherBrowser,
}) => {
  test.slow();
  const name = uniqueName('Devi');
  const email = uniqueEmail();
  const adminPage = await anotherBrowser();
  const laptop = await anotherBrowser();
  let adminLoads = 0;
  let reference = '';

  await test.step('an administrator opens User Management', async () => {
    await openAs(adminPage, await anAdministrator(), '/admin/user');
    await expect(adminPage.getByRole('heading', { level: 1, name: adminMessages.area.users })).toBeVisible();
    await expect(adminPage.getByRole('table', { name: 'Users' })).toBeVisible();
    adminPage.on('load', () => (adminLoads += 1));
  });

  await test.step('the visitor registers, and the payment chat opens with the message', async () => {
    await phone.clock.install();
    await phone.goto(linkFromCourseList);
    await expect(phone.getByRole('heading', { level: 1, name: messages.register.title })).toBeVisible();
    await expect(phone.getByLabel('Course', { exact: true })).toHaveValue('1');
    await expect(phone.getByRole('group', { name: 'Your course' })).toContainText('₹1,999');
    await phone.getByLabel('Name').fill(name);
    await phone.getByLabel('Email').fill(email);
    await phone.getByLabel('Password', { exact: true }).fill(secret);
    await phone.getByLabel('I agree to the Terms & Conditions').check();
    const chatOpens = phone.context().waitForEvent('page');
    await phone.getByRole('button', { name: messages.register.submit }).click();
    await expect(phone.getByText(messages.register.success)).toBeVisible();
    reference = (await phone.getByText(/^[A-Z2-9]{6}$/).textContent()) ?? '';

    const chat = new URL((await chatOpens).url());
    expect(chat.hostname).toBe('wa.me');
    const course = { course: 'Ecommerce Mastery', price: 1999 };
    expect(chat.searchParams.get('text')).toBe(
      paymentMessage(demoSchool, { name, email, ...course, paymentReference: reference }),
    );
    expect(chat.searchParams.get('text')).toContain(reference);
    await expect(phone).toHaveURL('/login?reason=pending');
    await expect(phone.getByText(messages.loginReason.pending)).toBeVisible();
  });

  await test.step('the learner signs in and waits', async () => {
    await enterCredentials(phone, email, secret);
    await expect(phone.getByRole('heading', { level: 1, name: /^Almost there/ })).toBeVisible();
    await expect(phone.getByText(messages.login.notApproved)).toBeVisible();
    await expect(phone.getByText(reference, { exact: true })).toBeVisible();
  });

  await test.step('the administrator sees the registration arrive, finds it and approves it', async () => {
    await expect(userRow(adminPage, name)).toContainText(reference);
    await adminPage.getByLabel('Status').selectOption('pending');
    await adminPage.getByLabel('Course', { exact: true }).selectOption('Ecommerce Mastery');
    for (const search of [name.toUpperCase(), reference.toLowerCase()]) {
      await adminPage.getByLabel('Search').fill(search);
      // The search applies after a pause.
      await expect(adminPage).toHaveURL(({ searchParams }) => searchParams.get('search') === search);
      await expect(listedNames(adminPage)).toHaveCount(1);
      await expect(userRow(adminPage, name)).toContainText('Pending');
    }
    await adminPage.getByRole('button', { name: `Approve ${name}` }).click();
    await expect(adminPage.getByText(`${name} is approved and can sign in.`)).toBeVisible();
    await expect(adminPage.getByLabel('Status')).toHaveValue('all');
    await expect(userRow(adminPage, name)).toContainText('Approved');
    expect(adminLoads, 'how often the list was loaded again').toBe(0);
  });

  await test.step('the page of the waiting learner opens the dashboard by itself', async () => {
    await askAgain(phone, 'account', () => expect(phone).toHaveURL('/user/dashboard'));
    await expect(phone.getByRole('heading', { level: 1, name: messageFor.greeting(name) })).toBeVisible();
    await expect(phone.getByText(messageFor.welcome(brand.name))).toBeVisible();
    await expect(phone.getByText(messageFor.enrolledIn('Ecommerce Mastery'))).toBeVisible();
    await expect(phone.getByRole('link', { name: dashboard.premium })).toBeVisible();
    await expect(phone.getByText(messageFor.lessonCount(ecommerceLessonCount))).toBeVisible();
    await expect(phone.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  });

  await test.step('on a laptop the learner opens the course and its first category', async () => {
    await laptop.goto('/login');
    await enterCredentials(laptop, email, secret);
    await laptop.getByRole('link', { name: dashboard.goOn }).click();
    await expect(laptop).toHaveURL('/user/course/1');
    await expect(laptop.getByRole('heading', { level: 1, name: 'Ecommerce Mastery' })).toBeVisible();
    const category = laptop.getByRole('listitem', { name: firstCategory.title });
    await category.getByRole('link', { name: learnerMessages.courseViewer.start }).click();
    await expect(laptop).toHaveURL('/user/lesson/1/1');
    await expect(laptop.getByRole('heading', { level: 1, name: firstCategory.title })).toBeVisible();
    await expect(laptop.getByRole('heading', { level: 2, name: firstDay.title })).toBeVisible();
  });

  await test.step('choosing a day changes the address without a history entry', async () => {
    const before = await laptop.evaluate(() => history.length);
    await laptop.getByRole('tab', { name: 'Day 2' }).click();
    await expect(laptop).toHaveURL('/user/lesson/1/1/2');
    await expect(laptop.getByRole('heading', { level: 2, name: secondDay.title })).toBeVisible();
    for (const topic of secondDay.topics) {
      await expect(laptop.getByRole('listitem').filter({ hasText: topic })).toBeVisible();
    }
    expect(await laptop.evaluate(() => history.length)).toBe(before);
  });

  await test.step('a completed day counts, on the laptop and on the phone', async () => {
    await laptop.getByRole('button', { name: 'Mark as complete' }).click();
    await expect(laptop.getByRole('tab', { name: 'Day 2 Complete' })).toBeVisible();
    await laptop.getByRole('link', { name: learnerMessages.lessonViewer.back }).click();
    await laptop.getByRole('link', { name: 'Back to your dashboard' }).click();
    const percent = String(Math.round(100 / ecommerceLessonCount));
    const { uid } = await auth.getUserByEmail(email);
    const isStored = async (): Promise<unknown> =>
      (await db.doc(progressPath(uid, 1)).get()).get('lessons.2.complete');
    await expect.poll(isStored).toBe(true);
    await expect(courseProgress(laptop)).toHaveAttribute('aria-valuenow', percent);
    await askAgain(phone, 'course', () =>
      expect(courseProgress(phone)).toHaveAttribute('aria-valuenow', percent),
    );
  });
});
