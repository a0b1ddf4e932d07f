import { readFile } from 'node:fs/promises';
import { PersonalData } from '@padavu/domain/user/personal-data';
import { erasureMessages } from '@padavu/domain/user/erasure-messages';
import { personMessages as texts } from '@padavu/domain/user/person-messages';
import { usersCollection } from '@padavu/domain/user/user';
import { db } from '../support/accounts-firebase.ts';
import { uniqueEmail } from '../support/accounts.ts';
import { aLearner, openAs } from './support/people.ts';
import { expect, test } from './support/session-test.ts';

test('a learner downloads their own data; an administrator corrects the address and erases the person', async ({
  page,
  anotherBrowser,
}) => {
  const learner = await aLearner();
  const {
    uid,
    record: { name },
  } = learner;
  const learnerPage = await anotherBrowser();
  await openAs(learnerPage, learner);
  await learnerPage.getByRole('button', { name: /^Account menu/ }).click();
  await learnerPage.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(learnerPage.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  const download = learnerPage.waitForEvent('download');
  await learnerPage.getByRole('button', { name: texts.download }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`padavu-data-${uid}.json`);
  expect(PersonalData.parse(JSON.parse(await readFile(await file.path(), 'utf8'))).id).toBe(uid);

  await page.goto(`/admin/user/${uid}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Personal data' });
  await panel.getByRole('button', { name: erasureMessages.correct }).click();
  const email = uniqueEmail();
  await page.getByRole('dialog').getByLabel(texts.email).fill(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: email })).toBeVisible();

  await panel.getByRole('button', { name: erasureMessages.erase }).click();
  const confirmDialog = page.getByRole('alertdialog', { name: erasureMessages.eraseQuestion(name) });
  await confirmDialog.getByLabel(erasureMessages.eraseAddress).fill('somebody@else.example');
  await confirmDialog.getByRole('button', { name: erasureMessages.erase }).click();
  await expect(confirmDialog.getByRole('alert')).toHaveText(erasureMessages.eraseMismatch);
  await confirmDialog.getByLabel(erasureMessages.eraseAddress).fill(email);
  await confirmDialog.getByRole('button', { name: erasureMessages.erase }).click();
  await expect(page.getByText(erasureMessages.erased)).toBeVisible();
  await expect(page).toHaveURL('/admin/user');
  expect((await db.collection(usersCollection).doc(uid).get()).exists).toBe(false);
});
