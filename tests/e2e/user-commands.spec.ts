import type { Locator } from '@playwright/test';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { progressPath } from '@padavu/domain/learning/progress';
import { User, usersCollection } from '@padavu/domain/user/user';
import { auth, db } from '../support/accounts-firebase.ts';
import { uniqueWord } from '../support/accounts.ts';
import { expectNoViolations } from './support/axe.ts';
import { createCourse } from './support/courses.ts';
import { aLearner, aPendingPerson } from './support/people.ts';
import { expect, test } from './support/session-test.ts';
import { listedNames, openUserManagement, storeFamily, userRow } from './support/user-list.ts';

async function storedUsers(ids: string[]): Promise<User[]> {
  const documents = await db.getAll(...ids.map((id) => db.collection(usersCollection).doc(id)));
  return documents.map((document) => User.parse(document.data()));
}

test('deleting a user asks first: Cancel keeps the user, and Delete closes the account, which can be restored', async ({
  page,
}) => {
  const { uid, record } = await aLearner();
  await page.goto(`/admin/user/${uid}`);
  const confirmDialog = page.getByRole('alertdialog', { name: adminMessages.users.confirmDelete });
  const remove = page.getByRole('button', { name: `Delete ${record.name}` });

  // The second click neither closes the dialog nor confirms it.
  await remove.dblclick();
  await confirmDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(confirmDialog).toHaveCount(0);

  await remove.click();
  await confirmDialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/user');
  await expect(page.getByText(`${record.name} is deleted.`)).toBeVisible();
  expect((await db.collection(usersCollection).doc(uid).get()).exists).toBe(false);
  expect((await auth.getUser(uid)).disabled).toBe(true);

  await page.getByRole('link', { name: adminMessages.trash.title, exact: true }).click();
  const restore = page.getByRole('button', { name: `${adminMessages.trash.restore} ${record.name}` });
  await restore.click();
  await expect(page.getByText(adminMessages.trash.userRestored)).toBeVisible();
  await expect(restore).toHaveCount(0);
  expect((await auth.getUser(uid)).disabled).toBe(false);
});

test('an approval of many people can be undone, and days are opened only for approved people', async ({
  page,
}) => {
  const family = uniqueWord();
  const { id: courseId } = await createCourse({ pace: 'daily', pacing: 1 });
  const enrolment = { courseId, pacing: 1, startsAt: new Date() };
  const approvedIds = await storeFamily(family, 2, { status: 'approved', ...enrolment });
  const pendingIds = await storeFamily(`${family}n`, 3, { status: 'pending', courseId });
  const statuses = async () => (await storedUsers(pendingIds)).map(({ status }) => status);
  await openUserManagement(page);
  await page.getByLabel('Search').fill(family);
  await expect(userRow(page, family)).toHaveCount(5);
  const selected = page.getByRole('region', { name: 'Selected users' });
  const confirmDialog = page.getByRole('alertdialog');
  // The emulator starts a process for each concurrent call, and each may take as long as a first call.
  const concurrentCalls = { timeout: 60_000 };

  await test.step('many people are approved, and that is undone', async () => {
    await page.getByLabel('Select all on this page').check();
    await expect(selected).toContainText('5 users selected');
    await selected.getByRole('button', { name: 'Approve' }).click();
    await expect(confirmDialog).toHaveAccessibleName('Approve 3 users?');
    await confirmDialog.getByRole('button', { name: 'Approve' }).click();
    const approvedDialog = page.getByRole('dialog', { name: '3 of 3 approved' });
    await expect(approvedDialog.getByRole('listitem')).toHaveCount(3, concurrentCalls);
    expect(await statuses()).toEqual(['approved', 'approved', 'approved']);

    await approvedDialog.getByRole('button', { name: 'Undo' }).click();
    const undoneDialog = page.getByRole('dialog', { name: '3 of 3 restored' });
    await undoneDialog.getByRole('button', { name: 'Close' }).click(concurrentCalls);
    expect(await statuses()).toEqual(['pending', 'pending', 'pending']);
    // The users whom the approval did not change stay selected.
    await expect(selected).toContainText('2 users selected');
  });

  await test.step('days are opened only for approved people', async () => {
    await expect(userRow(page, family).filter({ hasText: 'Pending' })).toHaveCount(3);
    await page.getByLabel('Select all on this page').check();
    await selected.getByRole('button', { name: 'Open days' }).click();
    await expect(confirmDialog).toHaveAccessibleName('Open days for 2 users?');
    await expect(confirmDialog.getByLabel('Open every day up to')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(confirmDialog.getByText(adminMessages.pace.dayInvalid)).toBeVisible();
    await expectNoViolations(page, 'opening days to many');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    const doneDialog = page.getByRole('dialog', { name: '2 of 2 open up to day 3' });
    await expect(doneDialog.getByRole('listitem')).toHaveCount(2, concurrentCalls);
    const opened = (await storedUsers([...approvedIds, ...pendingIds])).map(({ openThrough }) => openThrough);
    expect(opened).toEqual([3, 3, 0, 0, 0]);
  });
});

test('a user can be approved with the keyboard alone', async ({ page }) => {
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

test.describe('congratulations in the chat', () => {
  test.use({ standIns: true });

  test('go one by one to those who have completed their course, also when the dialog is opened again', async ({
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
    // The latest registration is listed first.
    const [leftOut, second, first] = ['01', '02', '03'].map((number) => `Person ${number} ${family}`);
    const row = (name = '') => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
    const openDialog = async () => {
      await page.getByRole('button', { name: texts.verb }).click();
      await expect(page.getByRole('dialog', { name: texts.verb })).toContainText(
        `1 user left out, not complete: ${leftOut}`,
      );
    };
    /** Opens the chat of the next person, and returns its message. */
    const openChat = async (name = '') => {
      const newPage = page.context().waitForEvent('page');
      await page.getByRole('link', { name: `Open the chat for ${name}` }).click();
      const chat = await newPage;
      const text = new URL(chat.url()).searchParams.get('text');
      await chat.close();
      return text;
    };

    await openUserManagement(page);
    await page.getByLabel('Search').fill(family);
    await expect(userRow(page, family)).toHaveCount(3);
    await page.getByLabel('Select all on this page').check();
    await openDialog();
    await expectNoViolations(page, 'congratulating many');
    await page.getByLabel(texts.message).fill('Well done, {name}: {course}!');
    expect(await openChat(first)).toBe(`Well done, ${first}: ${courseName}!`);
    await expect(row(first)).toContainText(texts.done);
    await expect(row(second)).not.toContainText(texts.done);

    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await openDialog();
    await expect(row(first)).toContainText(texts.done);
    expect(await openChat(second)).toContain(second);
    await expect(page.getByText(texts.everybody)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open the chat/ })).toHaveCount(0);
    const congratulated = (await storedUsers(ids)).map(({ congratulatedOn }) => congratulatedOn);
    expect(congratulated).toEqual([null, courseId, courseId]);
  });
});
