import { readFile } from 'node:fs/promises';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import { usersCollection } from '@padavu/domain/user/user';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../support/accounts-firebase.ts';
import { expectNoViolations } from './support/axe.ts';
import { storeCategory } from '../support/content.ts';
import { createCourse, createLesson } from './support/courses.ts';
import { aLearner, openAs, storeSession, uniqueName } from './support/people.ts';
import { expect, test } from './support/session-test.ts';
import { askAgain } from './support/time.ts';

// Days are those of the device: here those of the school.
test.use({ standIns: true, timezoneId: 'Asia/Kolkata' });

const wholeDay = 24 * 60 * 60_000;
const { opens } = learnerMessages;

/** A course with a lesson on each of five days. */
async function aCourseOfFiveDays() {
  const course = await createCourse();
  const category = await storeCategory({ courseId: course.id, title: 'The way up', lessonsCount: 5 });
  const lessonIds = [];
  for (let day = 1; day <= 5; day += 1)
    lessonIds.push((await createLesson(category, { day, title: `Camp ${day}` })).id);
  await db.doc(`courses/${course.id}`).update({ lessonIds });
  const [first] = lessonIds;
  return { course, address: `/user/lesson/${course.id}/${category.id}/${first}` };
}

const tab = (page: Page, day: number) => page.getByRole('tab', { name: `Day ${day}` });
const complete = (page: Page) => page.getByRole('button', { name: 'Mark as complete' });
const lock = (page: Page, day: number) => page.getByRole('tab', { name: `Day ${day} ${opens.locked}` });

/** Moves the first day of a learner back by a day: the rules use the clock of the store, which a test cannot move. */
async function moveStartBackADay(uid: string): Promise<void> {
  const account = db.collection(usersCollection).doc(uid);
  const startsAt = z.instanceof(Timestamp).parse((await account.get()).get('startsAt'));
  await account.update({ startsAt: new Date(startsAt.toMillis() - wholeDay) });
}

test('a course opens one day each day, and the administrator opens a day early', async ({
  page,
  anotherBrowser,
}) => {
  const { course, address } = await aCourseOfFiveDays();
  const learner = await aLearner({
    courseId: course.id,
    courseName: course.title,
    name: uniqueName('Devi'),
    status: 'pending',
  });

  await test.step('the administrator makes the course open one day each day, and approves', async () => {
    await page.goto(`/admin/courses?search=${course.id}`);
    await page.getByRole('button', { name: `Edit ${course.title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Course' });
    await dialog.getByLabel('How days open').selectOption('daily');
    await expect(dialog.getByText('Everyone approved earlier keeps every day open.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Update Course' }).click();
    await expect(dialog).toBeHidden();
    await page.goto(`/admin/user/${learner.uid}`);
    await page.getByRole('button', { name: `Approve ${learner.record.name}` }).click();
    await expect(page.getByText('Open days')).toBeVisible();
    await expect(page.getByText('Day 1', { exact: true })).toBeVisible();
  });

  const phone = await anotherBrowser();
  await phone.clock.install();
  await storeSession(phone, learner);
  await test.step('the first day is open; the second says when it opens, and can be added to the calendar', async () => {
    await phone.goto(address);
    await expect(phone.getByRole('button', { name: 'Mark as complete' })).toBeVisible();
    await expect(lock(phone, 1)).toHaveCount(0);
    await expect(lock(phone, 2)).toBeVisible();
    await tab(phone, 2).click();
    await expect(phone.getByRole('heading', { name: 'Camp 2' })).toBeVisible();
    await expect(phone.getByText('This lesson opens tomorrow.')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Mark as complete' })).toBeHidden();
    await expectNoViolations(phone, 'a lesson that waits for its day');
    const [file] = await Promise.all([
      phone.waitForEvent('download'),
      phone.getByRole('button', { name: opens.remind }).click(),
    ]);
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar).toContain(`SUMMARY:${course.title}: Camp 2\r\n`);
    expect(calendar).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
  });

  await test.step('the next day opens the next lesson on the open page', async () => {
    await moveStartBackADay(learner.uid);
    await askAgain(phone, 'account', () => expect(complete(phone)).toBeVisible());
    await expect(lock(phone, 3)).toBeVisible();
  });

  await test.step('the administrator opens a day early; it opens while the learner looks at it', async () => {
    await tab(phone, 4).click();
    await expect(phone.getByText(/^This lesson opens on /)).toBeVisible();
    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: /^Open days of/ });
    await dialog.getByLabel('Open every day up to').fill('4');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(adminMessages.pace.done)).toBeVisible();
    await expect(page.getByText('Day 4', { exact: true })).toBeVisible();
    await askAgain(phone, 'account', () => expect(complete(phone)).toBeVisible());
    await expect(lock(phone, 5)).toBeVisible();
  });
});

test('the next day opens on the page when the lessons of the days before are complete', async ({
  anotherBrowser,
}) => {
  const { course, address } = await aCourseOfFiveDays();
  await db.doc(`courses/${course.id}`).update({ pace: 'progress', pacing: 1 });
  const learner = await aLearner({
    courseId: course.id,
    courseName: course.title,
    pacing: 1,
    startsAt: new Date(),
  });
  const phone = await anotherBrowser();
  await openAs(phone, learner, address);
  await expect(lock(phone, 2)).toBeVisible();
  await tab(phone, 2).click();
  await expect(phone.getByText(`This lesson ${opens.afterDaysBefore}.`)).toBeVisible();
  await expect(phone.getByRole('button', { name: opens.remind })).toBeHidden();
  await tab(phone, 1).click();
  await phone.getByRole('button', { name: 'Mark as complete' }).click();
  await expect(lock(phone, 2)).toHaveCount(0);
  await expect(lock(phone, 3)).toBeVisible();
  await phone.getByRole('link', { name: /^Next lesson/ }).click();
  await expect(phone.getByRole('button', { name: 'Mark as complete' })).toBeVisible();
});
