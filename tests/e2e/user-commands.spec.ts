import type { Locator, Route } from '@playwright/test';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin-messages';
import { messageFor, messages } from '@padavu/domain/messages';
import { progressPath } from '@padavu/domain/progress';
import { User, usersCollection } from '@padavu/domain/user';
import { auth, db } from '../support/accounts-firebase.ts';
import { uniqueWord } from '../support/accounts.ts';
import { expectNothingFound } from '../support/e2e-axe.ts';
import { createCourse } from '../support/e2e-courses.ts';
import { aLearner, anAdministrator, aPendingPerson, takeSession } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-session-test.ts';
import { listedNames, openUserManagement, storeFamily, userRow } from '../support/e2e-user-list.ts';

const approvals = '**/api/admin/users/*/approve';

test('only pending people can be approved, and then the status filter is all again', async ({ page }) => {
  const { record } = await aPendingPerson();
  await openUserManagement(page);
  await page.getByLabel('Search').fill(record.name);
  await page.getByLabel('Status').selectOption('pending');
  await page.getByRole('button', { name: `Approve ${record.name}` }).click();
  await expect(page.getByLabel('Status')).toHaveValue('all');
  await expect(userRow(page, record.name)).toContainText('Approved');
  await expect(page.getByRole('button', { name: `Approve ${record.name}` })).toHaveCount(0);
});

test('a person who waits can be approved from the dashboard', async ({ page }) => {
  // The longest waiting stand first.
  const registrationDate = new Date('2020-01-01T00:00:00Z');
  const { record } = await aPendingPerson({ registrationDate });
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: `Approve ${record.name}` }).click();
  await expect(page.getByText(`${record.name} is approved and can sign in.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Approve ${record.name}` })).toHaveCount(0);
});

test('deleting asks first: Cancel keeps the user, Delete closes the account, and it can be restored', async ({
  page,
}) => {
  const { uid, record } = await aLearner();
  await openUserManagement(page);
  await page.getByLabel('Search').fill(record.name);
  const question = page.getByRole('alertdialog', { name: adminMessages.users.confirmDelete });

  // The second click neither closes the question nor answers it.
  await page.getByRole('button', { name: `Delete ${record.name}` }).dblclick();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(userRow(page, record.name)).toBeVisible();

  await page.getByRole('button', { name: `Delete ${record.name}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(adminMessages.users.empty)).toBeVisible();
  await expect(page.getByText(`${record.name} is deleted.`)).toBeVisible();
  expect((await db.collection(usersCollection).doc(uid).get()).exists).toBe(false);
  expect((await auth.getUser(uid)).disabled).toBe(true);

  await page.getByRole('link', { name: adminMessages.area.trash }).click();
  await page.getByRole('button', { name: `${adminMessages.trash.restore} ${record.name}` }).click();
  await expect(page.getByText(adminMessages.trash.userRestored)).toBeVisible();
  await expect(
    page.getByRole('button', { name: `${adminMessages.trash.restore} ${record.name}` }),
  ).toHaveCount(0);
  expect((await auth.getUser(uid)).disabled).toBe(false);
});

test('an approved user can be deactivated, and an inactive one restored', async ({ page }) => {
  const { record } = await aLearner();
  await openUserManagement(page);
  await page.getByLabel('Search').fill(record.name);
  await page.getByRole('button', { name: `Deactivate ${record.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(userRow(page, record.name)).toContainText('Inactive');
  await page.getByRole('button', { name: `Reactivate ${record.name}` }).click();
  await expect(userRow(page, record.name)).toContainText('Approved');
});

test('thirty people are approved at once and undone, while another administrator watches', async ({
  page,
  anotherBrowser,
}) => {
  const family = uniqueWord();
  const ids = await storeFamily(family, 30, { status: 'pending' });
  const statuses = async () => {
    const documents = await db.getAll(...ids.map((id) => db.collection(usersCollection).doc(id)));
    return [...new Set(documents.map((document) => User.parse(document.data()).status))];
  };
  const onlooker = await anotherBrowser();
  await takeSession(onlooker, await anAdministrator());
  for (const browser of [onlooker, page]) {
    await openUserManagement(browser);
    await browser.getByLabel('Search').fill(family);
    await expect(userRow(browser, family)).toHaveCount(25);
  }
  const seen = userRow(onlooker, family);

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(listedNames(page)).toHaveCount(5);
  await page.getByLabel('Select all on this page').check();
  const bar = page.getByRole('region', { name: 'Selected users' });
  await expect(bar).toContainText('30 users selected');
  await bar.getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('alertdialog', { name: 'Approve 30 users?' });
  await question.getByRole('button', { name: 'Approve' }).click();

  const approved = page.getByRole('dialog', { name: '30 of 30 approved' });
  // The emulator starts a process for each call that is made at once, and each may take as long as a first one.
  await expect(approved.getByRole('listitem')).toHaveCount(30, { timeout: 60_000 });
  expect(await statuses()).toEqual(['approved']);
  await expect(seen.filter({ hasText: 'Approved' })).toHaveCount(25);

  await approved.getByRole('button', { name: 'Undo' }).click();
  const undone = page.getByRole('dialog', { name: '30 of 30 restored' });
  await undone.getByRole('button', { name: 'Close' }).click({ timeout: 60_000 });
  expect(await statuses()).toEqual(['pending']);
  await expect(seen.filter({ hasText: 'Pending' })).toHaveCount(25);
  await expect(bar).toHaveCount(0);
});

test('of two administrators who decide at once the second sees a conflict, and overwrites nothing', async ({
  page,
  anotherBrowser,
  watch,
}) => {
  watch.allowInConsole(/status of 409/);
  const { record, uid } = await aPendingPerson();
  const other = await anotherBrowser();
  await takeSession(other, await anAdministrator());
  for (const browser of [page, other]) {
    await openUserManagement(browser);
    await browser.getByLabel('Search').fill(record.name);
    await expect(listedNames(browser)).toHaveCount(1);
  }

  const underWay = Promise.withResolvers<Route>();
  await page.route(approvals, (route) => underWay.resolve(route));
  await page.getByRole('button', { name: `Approve ${record.name}` }).click();
  const late = await underWay.promise;

  await other.getByRole('button', { name: `Approve ${record.name}` }).click();
  await other.getByRole('button', { name: `Deactivate ${record.name}` }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(userRow(page, record.name)).toContainText('Inactive');

  await late.continue();
  await expect(page.getByRole('alert')).toContainText(
    adminMessageFor.userApproveFailed(adminMessageFor.userChangedMeanwhile('inactive')),
  );
  expect((await db.collection(usersCollection).doc(uid).get()).get('status')).toBe('inactive');
});

test('an approval needs no mouse', async ({ page }) => {
  const { record } = await aPendingPerson();
  await openUserManagement(page);
  const tabTo = async (control: Locator) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      if (await control.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not reach ${String(control)}`);
  };
  await tabTo(page.getByLabel('Search'));
  await page.keyboard.type(record.name);
  await expect(listedNames(page)).toHaveCount(1);
  await tabTo(page.getByRole('button', { name: `Approve ${record.name}` }));
  await page.keyboard.press('Enter');
  await expect(userRow(page, record.name)).toContainText('Approved');
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
});

test('an approval that the network loses shows an error and can be tried again', async ({ page, watch }) => {
  watch.allowInConsole(/ERR_FAILED/);
  const { record } = await aPendingPerson();
  await openUserManagement(page);
  await page.getByLabel('Search').fill(record.name);
  await page.route(approvals, (route) => route.abort());
  await page.getByRole('button', { name: `Approve ${record.name}` }).click();
  await expect(page.getByRole('alert')).toContainText(
    adminMessageFor.userApproveFailed(messageFor.networkError('Failed to fetch')),
  );
  await page.unroute(approvals);
  await page.getByRole('button', { name: `Approve ${record.name}` }).click();
  await expect(userRow(page, record.name)).toContainText('Approved');
});

test('an approval that the server refuses says why, and the account stays as it was', async ({
  page,
  watch,
}) => {
  const { record } = await aPendingPerson();
  await openUserManagement(page);
  await page.getByLabel('Search').fill(record.name);
  const json = { success: false, message: 'Closed for repairs', code: 'closed' };
  for (const [status, text] of [
    [400, messages.userService.badRequest],
    [403, messages.userService.forbidden],
    [404, messages.userService.notFound],
    [500, messages.server.error],
    [503, messageFor.backendError(503, 'Closed for repairs')],
  ] as const) {
    watch.allowInConsole(new RegExp(`status of ${status}`));
    await page.route(approvals, (route) => route.fulfill({ status, json }), { times: 1 });
    await page.getByRole('button', { name: `Approve ${record.name}` }).click();
    await expect(page.getByRole('alert')).toContainText(adminMessageFor.userApproveFailed(text));
    await expect(userRow(page, record.name)).toContainText('Pending');
  }
});

test('when the server no longer knows the administrator, the session ends', async ({ page, watch }) => {
  watch.allowInConsole(/status of 401/);
  const { record } = await aPendingPerson();
  await openUserManagement(page);
  await page.getByLabel('Search').fill(record.name);
  const json = { success: false, message: 'Who are you?', code: 'unauthenticated' };
  await page.route(approvals, (route) => route.fulfill({ status: 401, json }));
  await page.getByRole('button', { name: `Approve ${record.name}` }).click();
  await expect(page).toHaveURL(/\/admin\/login\?returnUrl=%2Fadmin%2Fuser/);
});

test('days are opened to many at once, and to nobody who is not approved', async ({ page }) => {
  const family = uniqueWord();
  const { id: courseId } = await createCourse({ pace: 'daily', pacing: 1 });
  const enrolled = { courseId, pacing: 1, startsAt: new Date() };
  const learners = await storeFamily(family, 2, { status: 'approved', ...enrolled });
  const [pending = ''] = await storeFamily(`${family}n`, 1, { status: 'pending', courseId });
  await openUserManagement(page);
  await page.getByLabel('Search').fill(family);
  await expect(userRow(page, family)).toHaveCount(3);
  await page.getByLabel('Select all on this page').check();
  await page
    .getByRole('region', { name: 'Selected users' })
    .getByRole('button', { name: 'Open days' })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Open days for 2 users?' });
  const day = question.getByLabel('Open every day up to');
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByText(adminMessages.pace.dayInvalid)).toBeVisible();
  await expectNothingFound(page, 'opening days to many');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  const done = page.getByRole('dialog', { name: '2 of 2 open up to day 3' });
  await expect(done.getByRole('listitem')).toHaveCount(2);
  const accounts = await Promise.all(
    [...learners, pending].map((id) => db.collection(usersCollection).doc(id).get()),
  );
  expect(accounts.map((account) => User.parse(account.data()).openThrough)).toEqual([3, 3, 0]);
});

test.describe('into the chat', () => {
  test.use({ standIns: true });

  test('those who have completed their course are congratulated one by one, also on another day', async ({
    page,
  }) => {
    const { congratulate: texts } = adminMessages;
    const family = uniqueWord();
    const { id: courseId, title: courseName } = await createCourse({ lessonIds: [1, 2] });
    const ids = await storeFamily(family, 3, { status: 'approved', courseId, courseName });
    const complete = { complete: true, at: new Date() };
    for (const [index, uid] of ids.entries()) {
      const lessons = index === 0 ? { 1: complete } : { 1: complete, 2: complete };
      await db.doc(progressPath(uid, courseId)).set({ lessons });
    }
    // The latest registration stands first.
    const [leftOut, second, first] = ['01', '02', '03'].map((number) => `Person ${number} ${family}`);
    const row = (name = '') => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
    const openDialog = async () => {
      await openUserManagement(page);
      await page.getByLabel('Search').fill(family);
      await expect(userRow(page, family)).toHaveCount(3);
      await page.getByLabel('Select all on this page').check();
      await page.getByRole('button', { name: texts.verb }).click();
      await expect(page.getByRole('dialog', { name: texts.verb })).toContainText(
        `1 user left out, not complete: ${leftOut}`,
      );
    };
    /** The chat of the next person, opened by one press. */
    const openChat = async (name = '') => {
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name: `Open the chat for ${name}` }).click();
      const chat = await opened;
      const text = new URL(chat.url()).searchParams.get('text');
      await chat.close();
      return text;
    };

    await openDialog();
    await expectNothingFound(page, 'congratulating many');
    await page.getByLabel(texts.message).fill('Well done, {name}: {course}!');
    expect(await openChat(first)).toBe(`Well done, ${first}: ${courseName}!`);
    await expect(row(first)).toContainText(texts.done);
    await expect(row(second)).not.toContainText(texts.done);

    await openDialog();
    await expect(row(first)).toContainText(texts.done);
    expect(await openChat(second)).toContain(second);
    await expect(page.getByText(texts.everybody)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open the chat/ })).toHaveCount(0);
    const accounts = await Promise.all(ids.map((id) => db.collection(usersCollection).doc(id).get()));
    expect(accounts.map((account) => User.parse(account.data()).congratulatedOn)).toEqual([
      null,
      courseId,
      courseId,
    ]);
  });
});
