import { afterTriggers } from '../support/after-triggers.ts';
import { auditCollection } from '@padavu/domain/admin/audit';
import { coursesCollection } from '@padavu/domain/course/course';
import { lessonsCollection, type Lesson } from '@padavu/domain/course/lesson';
import { adminMessageFor, adminMessages } from '@padavu/domain/admin/admin-messages';
import { paymentPath } from '@padavu/domain/payment/payment';
import { categoriesCollection, type Category } from '@padavu/domain/course/category';
import { usersCollection } from '@padavu/domain/user/user';
import type { Locator, Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { uniqueWord } from '../support/accounts.ts';
import { db } from '../support/accounts-firebase.ts';
import { anAuditEntry, aPayment } from '../support/builders.ts';
import { storeCategory } from '../support/content.ts';
import { createCourse, createLesson, lowId } from './support/courses.ts';
import { aLearner, storeSession, uniqueName } from './support/people.ts';
import { expect, test } from './support/session-test.ts';

test.use({ standIns: true });

const { attention: texts } = adminMessages;

const record = (collection: string, id: number | string) => db.collection(collection).doc(String(id));

const needsAttention = (page: Page) => page.getByRole('region', { name: texts.title });
const row = (page: Page, name: string) => needsAttention(page).getByRole('row').filter({ hasText: name });

/** Damages documents as anyone can in the Firebase console. */
async function damage(category: Category, lesson: Lesson, unreadableId: string): Promise<void> {
  await record(categoriesCollection, category.id).update({ instructor: FieldValue.delete() });
  await record(lessonsCollection, lesson.id).update({ topics: FieldValue.delete(), day: 'first' });
  const { id: _id, ...fields } = category;
  await record(categoriesCollection, unreadableId).set({ ...fields, title: unreadableId });
}

test.describe('documents that were damaged by hand', () => {
  // Fault: Stored documents lack fields or hold something else in them. Sees: Defaults in their place; the
  // administrator reads what needs attention. Stored: As it was until it is repaired. Heals: By Repair or Delete
  // under what needs attention.
  test('damaged documents are listed on the open dashboard, where the administrator repairs one and deletes the others', async ({
    page,
  }) => {
    const course = await createCourse();
    const category = await storeCategory({ courseId: course.id, title: uniqueName('Category') });
    const lesson = await createLesson(category, { title: uniqueName('Lesson') });
    const neighbour = await createLesson(category, { title: uniqueName('Neighbour'), day: 2 });
    await record(coursesCollection, course.id).update({ lessonIds: [lesson.id, neighbour.id] });
    await record(categoriesCollection, category.id).update({ lessonsCount: 2 });
    const unreadable = uniqueName('unreadable').replaceAll(' ', '-');

    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: adminMessages.area.dashboard })).toBeVisible();
    await damage(category, lesson, unreadable);

    const categoryName = `Category '${category.title}'`;
    const lessonName = `Lesson '${lesson.title}'`;
    await test.step('the dashboard lists each with its problem, without a reload', async () => {
      await expect(row(page, categoryName)).toContainText(
        `${categoryName}: instructor is missing`,
        afterTriggers,
      );
      await expect(row(page, lessonName)).toContainText(
        'topics are missing; day cannot be read',
        afterTriggers,
      );
      await expect(row(page, unreadable)).toContainText('no page can show it', afterTriggers);
    });

    await test.step('a repaired category has its default and is no longer listed', async () => {
      await page.getByRole('button', { name: `${texts.repair} ${categoryName}` }).click();
      await expect(page.getByText(adminMessageFor.repaired(categoryName))).toBeVisible();
      await expect(row(page, categoryName)).toHaveCount(0);
      expect((await record(categoriesCollection, category.id).get()).get('instructor')).toBe('');
    });

    await test.step('the lesson and the unreadable category are deleted after a confirmation', async () => {
      for (const [name, what] of [
        [lessonName, 'Learners can no longer open it.'],
        [`Category ${unreadable}`, 'This deletes the category'],
      ] as const) {
        await page.getByRole('button', { name: `${texts.delete} ${name}` }).click();
        const confirmDialog = page.getByRole('alertdialog', { name: `${texts.delete} ${name}?` });
        await expect(confirmDialog).toContainText(what);
        await confirmDialog.getByRole('button', { name: texts.delete }).click();
        await expect(page.getByText(adminMessageFor.attentionDeleted(name))).toBeVisible();
        await expect(row(page, name)).toHaveCount(0);
      }
      expect((await record(lessonsCollection, lesson.id).get()).exists).toBe(false);
      expect((await record(categoriesCollection, unreadable).get()).exists).toBe(false);
      expect((await record(lessonsCollection, neighbour.id).get()).exists).toBe(true);
    });
  });
});

/** Stores texts without spaces, huge numbers, and lists far longer than any form accepts. */
async function storeHugeValues(
  word: string,
  ids: { course: number; category: number; lesson: number; uid: string },
) {
  const text = word.repeat(400);
  const number = 1e308;
  const maximum = Number.MAX_SAFE_INTEGER;
  const everyText = { title: text, description: text, thumbnail: text, instructor: text, duration: text };
  await record(coursesCollection, ids.course).update({
    ...everyText,
    level: text,
    badge: text,
    price: number,
    originalPrice: maximum,
  });
  await record(categoriesCollection, ids.category).update({ ...everyText, lessonsCount: maximum });
  await record(lessonsCollection, ids.lesson).update({
    ...everyText,
    day: number,
    topics: Array.from({ length: 5000 }, (_, index) => `${word.repeat(3)}${index}`),
  });
  await record(usersCollection, ids.uid).update({ name: text, courseName: text, paymentReference: text });
  await db.doc(paymentPath(ids.uid)).set({ ...aPayment(), amount: maximum, note: text });
  const target = { collection: 'courses', id: String(ids.course), label: text };
  await db.collection(auditCollection).add(
    anAuditEntry({
      at: new Date(),
      actor: { uid: text, name: text },
      action: 'course.update',
      target,
      before: { title: text, price: number },
      after: { title: text.toUpperCase(), price: maximum },
    }),
  );
}

/** Expects that no content is wider than the window. */
async function expectNoOverhang(page: Page, what: string): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
      return scrollWidth - clientWidth;
    });
  await expect.poll(overhang, `pixels that ${what} is too wide`).toBe(0);
}

/** Opens a page at the width of a small phone, and expects that its content fits. */
async function expectToFit(page: Page, address: string, ready: Locator): Promise<void> {
  await test.step(address, async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(address);
    await expect(ready.filter({ visible: true }).first()).toBeVisible();
    await expectNoOverhang(page, address);
  });
}

test.describe('documents whose values are absurdly large', () => {
  test('make no page wider than a small phone', async ({ page, anotherBrowser, watch }) => {
    test.slow();
    // The address of the picture is invalid.
    watch.allowInConsole(/Failed to load resource/);
    const word = uniqueWord().slice(0, 25);
    const course = await createCourse({ id: lowId() });
    const category = await storeCategory({ id: lowId(), courseId: course.id });
    const lesson = await createLesson(category);
    const learner = await aLearner({ courseId: course.id, courseName: course.title });
    const phone = await anotherBrowser();
    await storeSession(phone, learner);
    const ids = { course: course.id, category: category.id, lesson: lesson.id, uid: learner.uid };
    await storeHugeValues(word, ids);

    const wordOn = (on: Page) => on.getByText(new RegExp(word, 'i'));
    for (const address of [
      '/user/dashboard',
      `/user/course/${ids.course}`,
      `/user/lesson/${ids.course}/${ids.category}/${ids.lesson}`,
      `/courses/${ids.course}`,
    ])
      await expectToFit(phone, address, wordOn(phone));

    for (const address of [`/admin/user?search=${learner.email}`, `/admin/user/${ids.uid}`, '/admin/audit'])
      await expectToFit(page, address, wordOn(page));

    for (const address of [
      `/admin/courses?search=${word}`,
      `/admin/categories?search=${word}`,
      `/admin/lessons?category=${ids.category}`,
    ]) {
      await expectToFit(page, address, wordOn(page));
      await page.getByRole('button', { name: /^Edit/ }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible();
      await expectNoOverhang(page, `the dialog of ${address}`);
    }

    // Last, because it shows what the triggers have reported by then.
    await expectToFit(page, '/admin/dashboard', wordOn(page));
  });
});
