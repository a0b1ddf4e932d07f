import { attentionPath } from '@padavu/domain/attention';
import { coursesCollection } from '@padavu/domain/course';
import { lessonsCollection } from '@padavu/domain/lesson';
import { adminMessages } from '@padavu/domain/admin-messages';
import { securityMessages } from '@padavu/domain/security';
import { categoriesCollection } from '@padavu/domain/category';
import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from './accounts-firebase.ts';
import { createCourse, createLesson, createCategory } from './e2e-courses.ts';
import { aPendingPerson } from './e2e-people.ts';
import { knowTheKey } from './e2e-second-factor.ts';
import { smallPictures } from './pictures.ts';

/** What brings up a screen that its address alone does not. */

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

/** Signs in, by the form that is there, somebody who has no session yet: the sign-in page itself tells them that they wait. */
export function signInToWait(enter: (page: Page, email: string) => Promise<void>) {
  return async (page: Page) => enter(page, (await aPendingPerson()).email);
}

export const chooseCourses = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Teaching' }).getByRole('button', { name: 'Choose courses' }).click();

export async function selectUsers(page: Page): Promise<void> {
  // The own account, which nobody selects, may be there before the others.
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .nth(1)
    .waitFor();
  await page.getByLabel('Select all on this page').click();
}

export const askForSelected = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Selected users' }).getByRole('button', { name: 'Approve' }).click();

export async function askToApprove(page: Page): Promise<void> {
  await selectUsers(page);
  await askForSelected(page);
}

/** The API's answers are made up here: the accounts stay as they are. */
export async function confirmApproval(page: Page): Promise<void> {
  await page.route('**/api/admin/users/*/approve', (route) => route.fulfill({ json: { success: true } }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
}

export async function approveSelected(page: Page): Promise<void> {
  await askToApprove(page);
  await confirmApproval(page);
}

/** A dry run: nothing is made. */
export async function checkList(page: Page): Promise<void> {
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

export async function closeWhatWasTyped(page: Page): Promise<void> {
  await clickFirst(adminMessages.categories.add)(page);
  await page.getByLabel('Category Name').fill('Customs and shipping');
  await page.keyboard.press('Escape');
}

/** Beyond what the demo school counts, and the same each time: however often it is pictured, the list stays short. */
const damagedId = 900_001;

/** Stores a category and a lesson in which something is missing or of another kind. */
export async function damageDocuments(page: Page): Promise<void> {
  const { id: courseId } = await createCourse({ id: damagedId, title: 'Damaged course', published: false });
  const category = await createCategory({ id: damagedId, courseId, title: 'Packing and posting' });
  const lesson = await createLesson(category, { id: damagedId, title: 'Weighing a parcel' });
  const stored = (collection: string) => db.collection(collection).doc(String(damagedId));
  await stored(categoriesCollection).update({ instructor: FieldValue.delete(), description: 7 });
  await stored(lessonsCollection).update({ topics: FieldValue.delete(), day: 'first' });
  await stored(coursesCollection).update({ lessonIds: [lesson.id] });
  // Only what is noted of it: the document itself would have every page that lists lessons write its path to the console.
  await db.doc(attentionPath('lessons', 'made-by-hand')).set({
    collection: 'lessons',
    documentId: 'made-by-hand',
    label: 'made-by-hand',
    kind: 'unreadable',
    fields: [],
    foundAt: new Date(),
  });
  await page.getByText(/made-by-hand/).waitFor();
}

/** Nothing of it is saved. */
export async function chooseLogo(page: Page): Promise<void> {
  const field = page.getByRole('group', { name: 'Logo', exact: true });
  const buffer = smallPictures['image/png'];
  await field
    .getByLabel('Choose, drop or paste')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await field.getByRole('button', { name: 'Remove picture' }).waitFor();
}

/** The preview of a page is loaded after its form. */
export async function seePreview(page: Page): Promise<void> {
  await page.frameLocator('iframe[title^="Preview of"]').getByRole('heading').first().waitFor();
}

/** The key of the local Auth's stand-in: nothing is set up. */
export async function showTheKey(page: Page): Promise<void> {
  await knowTheKey(page);
  await clickFirst(securityMessages.setUp)(page);
}
