import { readFile } from 'node:fs/promises';
import * as texts from '@padavu/domain/learning/note-texts';
import { Notes, notesPath } from '@padavu/domain/learning/notes';
import type { Page } from '@playwright/test';
import * as learning from '../../web/src/features/learning/texts.ts';
import { db } from '../support/accounts-firebase.ts';
import { expectNoViolations } from './support/axe.ts';
import { createLearnerCourse, waitForServiceWorker, playVideo, withDates } from './support/lesson.ts';
import { offlineErrors } from './support/network.ts';
import { aLearner, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { askAgain } from './support/time.ts';

test.use({ standIns: true });

declare const video: { position: number; pause: () => void; seek: (position: number) => void };

const panel = (page: Page) => page.getByRole('region', { name: texts.heading });
const entries = (page: Page) => panel(page).getByRole('listitem');

async function openNotes(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.show }).click();
  await expect(panel(page).getByLabel(texts.text)).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await panel(page).getByLabel(texts.text).fill(text);
  await panel(page).getByRole('button', { name: texts.saveNew }).click();
  await expect(entries(page).filter({ hasText: text })).toBeVisible();
}

async function change(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Change the note: ${from}` }).click();
  await expect(page.getByLabel(texts.changedText)).toBeFocused();
  await page.getByLabel(texts.changedText).fill(to);
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByRole('button', { name: `Change the note: ${to}` })).toBeFocused();
}

test('a note belongs to a second of the video, can be found in the whole course, and links back to that second', async ({
  page,
}) => {
  const { course, lessons, addresses } = await createLearnerCourse('https://youtu.be/dQw4w9WgXcQ');
  const learner = await aLearner({ courseId: course.id });
  await openAs(page, learner, addresses[0] ?? '');
  await openNotes(page);
  const player = await playVideo(page);
  await player.evaluate(() => {
    video.seek(31);
    video.pause();
  });
  await panel(page).getByRole('button', { name: texts.saveNew }).click();
  await expect(panel(page).getByText(texts.empty)).toBeVisible();
  await panel(page).getByLabel(texts.text).fill('Ask three customers');
  await expect(panel(page).getByLabel('At 0:31 of the video')).toBeChecked();

  await test.step('what is typed survives a reload', async () => {
    await page.reload();
    await openNotes(page);
    await expect(panel(page).getByLabel(texts.text)).toHaveValue('Ask three customers');
    await expect(panel(page).getByLabel('At 0:31 of the video')).toBeChecked();
    await panel(page).getByRole('button', { name: texts.saveNew }).click();
    await expect(entries(page)).toHaveText(/Ask three customers/);
    await expectNoViolations(page, 'the notes of a lesson');
  });

  await test.step('its time plays the video from there', async () => {
    await page.getByRole('button', { name: 'Play from 0:31' }).click();
    const frame = await (await page.getByTitle(/^Video:/).elementHandle())?.contentFrame();
    expect(frame?.url()).toContain('start=31');
  });

  await test.step('it is changed, deleted, and restored', async () => {
    await change(page, 'Ask three customers', 'Ask five customers');
    await page.getByRole('button', { name: 'Delete the note: Ask five customers' }).click();
    await expect(entries(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(entries(page)).toHaveText(/Ask five customers/);
  });

  await test.step('all notes are saved as a text file', async () => {
    await page.goto(`/user/course/${course.id}`);
    await page.getByRole('button', { name: texts.show }).click();
    const download = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: texts.saveAll }).click();
    expect((await download).suggestedFilename()).toMatch(/-notes\.md$/);
    expect(await readFile(await (await download).path(), 'utf8')).toBe(
      `# ${course.title}\n\n## The first steps, Day 1: Looking around\n\n- 0:31 Ask five customers\n`,
    );
    await expectNoViolations(page, 'the notes on a course');
  });

  await test.step('the search of the course finds it, and links to the second', async () => {
    await page.getByRole('searchbox', { name: 'Search this course' }).fill('FIVE customers');
    // The results replace the panel with all notes.
    await expect(page.getByRole('button', { name: texts.saveAll })).toBeHidden();
    await expect(page.getByRole('heading', { name: texts.heading })).toBeVisible();
    const link = page.getByRole('link', { name: `Day 1: ${lessons[0].title} · 0:31` });
    await link.click();
    await expect(page.getByText(/^Continues at 0:31/)).toBeVisible();
  });
});

// Fault: A learner changes a note on two devices without a network. Sees: Both texts, once each device has a
// network. Stored: Both, the later one to arrive as a note of its own. Heals: When the network is back.
test('notes written offline on two devices are all kept', async ({ page: phone, anotherBrowser, watch }) => {
  watch.allowInConsole(...offlineErrors, /status of 403/);
  const { course, addresses } = await createLearnerCourse();
  const learner = await aLearner({ courseId: course.id });
  const [address = ''] = addresses;
  await phone.clock.install();
  await openAs(phone, learner, address);
  await openNotes(phone);
  await write(phone, 'From both');
  const storedTexts = async () => {
    const snapshot = await db.doc(notesPath(learner.uid, course.id)).get();
    return Object.values(Notes.parse(withDates(snapshot.data() ?? {})).notes).map(({ text }) => text);
  };
  await expect.poll(storedTexts).toEqual(['From both']);

  const laptop = await anotherBrowser();
  await laptop.clock.install();
  await openAs(laptop, learner, address);
  await openNotes(laptop);
  await expect(entries(laptop)).toHaveText(/From both/);
  await waitForServiceWorker(phone);
  for (const device of [phone, laptop]) await device.context().setOffline(true);
  await change(phone, 'From both', 'By the phone');
  await write(phone, 'A second one');
  await change(laptop, 'From both', 'By the laptop');
  await expect(entries(phone).filter({ hasText: 'By the phone' })).toContainText(texts.waiting);
  await phone.reload();
  await openNotes(phone);
  await expect(entries(phone)).toHaveCount(2);

  for (const device of [phone, laptop]) await device.context().setOffline(false);
  const all = ['A second one', 'By the laptop', 'By the phone'];
  const sorted = async () => (await storedTexts()).toSorted((one, other) => one.localeCompare(other));
  await expect.poll(sorted).toEqual(all);
  for (const device of [phone, laptop]) {
    await askAgain(device, 'course', async () => {
      for (const text of all) await expect(entries(device).filter({ hasText: text })).toBeVisible();
    });
    await expect(panel(device).getByText(texts.waiting)).toHaveCount(0);
  }
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  // Fault: The code of a part of a page does not arrive, as on a bad line. Sees: That the part takes a moment; the rest
  // of the page stays. Stored: As before. Heals: It is asked for again after three seconds, and when the network is
  // back.
  test('notes whose code does not arrive are requested again, and the lesson stays', async ({
    page,
    watch,
  }) => {
    watch.allowInConsole(/ERR_FAILED/, /blocked by Playwright/);
    const { course, addresses } = await createLearnerCourse();
    await openAs(page, await aLearner({ courseId: course.id }), addresses[0] ?? '');
    await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeEnabled();
    const scripts = /\/static\/[\w-]+\.js$/;
    const failedRequest = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
    await page.route(scripts, (route) => route.abort());
    await page.getByRole('button', { name: texts.show }).click();
    await failedRequest;
    await expect(page.getByRole('status').filter({ hasText: learning.oneMoment })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as complete' })).toBeVisible();
    await page.unroute(scripts);
    await expect(panel(page).getByLabel(texts.text)).toBeVisible();
  });
});
