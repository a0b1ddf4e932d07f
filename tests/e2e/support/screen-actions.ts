import { attentionPath } from '@padavu/domain/admin/attention';
import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { securityMessages } from '@padavu/domain/user/security';
import { categoriesCollection } from '@padavu/domain/course/category';
import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../../support/accounts-firebase.ts';
import { storeCategory } from '../../support/content.ts';
import { createCourse, createLesson } from './courses.ts';
import { aPendingPerson } from './people.ts';
import { mockEnrollmentKey } from './second-factor.ts';
import { smallPictures } from '../../support/pictures.ts';

/** Actions that open a screen that has no address of its own. */

/** Presses the first button of that name. */
export function clickFirst(name: string | RegExp) {
  return (page: Page) => page.getByRole('button', { name }).first().click();
}

/** Shows the fields of the open dialog in both languages. */
export const writeInMalayalam = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Write in Malayalam' }).click();

/** Opens the dialog of the first record of that name, and shows its fields in both languages. */
export function translate(name: string | RegExp) {
  return async (page: Page) => {
    await clickFirst(name)(page);
    await writeInMalayalam(page);
  };
}

/** Signs a pending person in with the form on the page, which then says that they wait for approval. */
export function signInPending(enter: (page: Page, email: string) => Promise<void>) {
  return async (page: Page) => enter(page, (await aPendingPerson()).email);
}

export const chooseCourses = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Teaching' }).getByRole('button', { name: 'Choose courses' }).click();

export async function selectUsers(page: Page): Promise<void> {
  // The row of the own account, which is never selected, may be shown before the others.
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .nth(1)
    .waitFor();
  await page.getByLabel('Select all on this page').click();
}

export const clickApproveSelected = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Selected users' }).getByRole('button', { name: 'Approve' }).click();

export async function selectAndClickApprove(page: Page): Promise<void> {
  await selectUsers(page);
  await clickApproveSelected(page);
}

/** Mocks the responses of the API, so that the accounts do not change. */
export async function confirmApproval(page: Page): Promise<void> {
  await page.route('**/api/admin/users/*/approve', (route) => route.fulfill({ json: { success: true } }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
}

export async function approveSelected(page: Page): Promise<void> {
  await selectAndClickApprove(page);
  await confirmApproval(page);
}

/** Checks a list of users without importing it. */
export async function checkUserList(page: Page): Promise<void> {
  const rows = [
    'name,email,course,amount,method',
    'Ammini Kurian,ammini.kurian@padavu.example,1,1999,UPI',
    'Sreejith Panicker,sreejith.panicker@padavu.example,Graphic Design',
    'Devika Pillai,learner@padavu.example,1',
    'Al,nobody,Astrology,free',
  ];
  const buffer = Buffer.from(rows.join('\n'));
  await page.getByLabel('CSV file').setInputFiles({ name: 'learners.csv', mimeType: 'text/csv', buffer });
}

export async function closeFilledForm(page: Page): Promise<void> {
  await clickFirst(adminMessages.categories.add)(page);
  await page.getByLabel('Category Name').fill('Customs and shipping');
  await page.keyboard.press('Escape');
}

/** Above all ids of the demo school, and always the same, so that repeated runs do not lengthen the list. */
const damagedId = 900_001;

/** Stores a category and a lesson with missing fields and fields of a wrong type. */
export async function damageDocuments(page: Page): Promise<void> {
  const { id: courseId } = await createCourse({ id: damagedId, title: 'Damaged course', published: false });
  const category = await storeCategory({ id: damagedId, courseId, title: 'Packing and posting' });
  const lesson = await createLesson(category, { id: damagedId, title: 'Weighing a parcel' });
  const damagedDocument = (collection: string) => db.collection(collection).doc(String(damagedId));
  await damagedDocument(categoriesCollection).update({ instructor: FieldValue.delete(), description: 7 });
  await damagedDocument(lessonsCollection).update({ topics: FieldValue.delete(), day: 'first' });
  await damagedDocument(coursesCollection).update({ lessonIds: [lesson.id] });
  // Stores only the attention item. With the document itself, every page that lists lessons would log its path to the
  // console.
  await db.doc(attentionPath('lessons', 'made-by-hand')).set({
    collection: 'lessons',
    documentId: 'made-by-hand',
    label: 'made-by-hand',
    kind: 'unreadable',
    fields: [],
    foundAt: new Date(),
  });
  for (const row of [/made-by-hand/, /Packing and posting.*instructor is missing/])
    await page.getByText(row).first().waitFor();
}

/** Chooses a logo without saving it. */
export async function chooseLogo(page: Page): Promise<void> {
  const field = page.getByRole('group', { name: 'Logo', exact: true });
  const buffer = smallPictures['image/png'];
  await field
    .getByLabel('Choose, drop or paste')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await field.getByRole('button', { name: 'Remove picture' }).waitFor();
}

/** Waits for the preview of a page, which loads after the form. */
export async function waitForPreview(page: Page): Promise<void> {
  await page.frameLocator('iframe[title^="Preview of"]').getByRole('heading').first().waitFor();
}

/** Shows the key of the mocked enrolment. No second factor is set up. */
export async function showEnrollmentKey(page: Page): Promise<void> {
  await mockEnrollmentKey(page);
  await clickFirst(securityMessages.setUp)(page);
}
