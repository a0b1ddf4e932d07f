import { createWalk, playVideo, storedProgress } from '../support/e2e-lesson.ts';
import { aLearner, openAs } from '../support/e2e-people.ts';
import { expect, test } from '../support/e2e-test.ts';

test.use({ standIns: true });

declare const video: { duration: number; speed: number; pause: () => void; seek: (position: number) => void };

for (const [site, address] of [
  ['YouTube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['Vimeo', 'https://vimeo.com/1084537'],
] as const) {
  test(`a video of ${site} goes on where the learner stopped, on another device too`, async ({
    page,
    anotherBrowser,
  }) => {
    const { course, lessons, addresses } = await createWalk(address);
    const account = await aLearner({ courseId: course.id });
    await openAs(page, account, addresses[1] ?? '');
    const player = await playVideo(page);
    await player.evaluate(() => video.seek(31));
    await player.evaluate(() => video.pause());
    const stored = async () => (await storedProgress(account, course.id)).lessons[lessons[1].id];
    await expect.poll(async () => (await stored())?.position).toBe(31);
    expect((await stored())?.complete).toBe(false);

    const phone = await anotherBrowser();
    await openAs(phone, account);
    // Until the progress is there, Continue leads to the course.
    await expect(phone.getByText(/\d% complete/)).toBeVisible();
    await phone.getByRole('link', { name: 'Continue' }).click();
    await expect(phone).toHaveURL(addresses[1] ?? '');
    await expect(phone.getByText(/^Goes on at 0:31/)).toBeVisible();
    const again = await playVideo(phone);
    expect(again.url()).toContain(site === 'YouTube' ? 'start=31' : '#t=31s');
  });
}

test('a video that was watched to nine tenths completes its lesson by itself, which can be taken back', async ({
  page,
}) => {
  const { course, lessons, addresses } = await createWalk();
  const account = await aLearner({ courseId: course.id });
  await openAs(page, account, addresses[0] ?? '');
  const player = await playVideo(page);
  await player.evaluate(() => {
    video.duration = 8;
    video.speed = 2;
    video.seek(0);
  });
  await expect(page.getByText('You have watched this lesson: it is complete.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  const isComplete = async () => (await storedProgress(account, course.id)).lessons[lessons[0].id]?.complete;
  await expect.poll(isComplete).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(isComplete).toBe(false);
});

test('a jump to the end completes nothing, and going on neither', async ({ page }) => {
  const { course, lessons, addresses } = await createWalk();
  const account = await aLearner({ courseId: course.id });
  await openAs(page, account, addresses[0] ?? '');
  const player = await playVideo(page);
  await player.evaluate(() => video.seek(58));
  const stored = async () => (await storedProgress(account, course.id)).lessons[lessons[0].id];
  // The video ends and begins again at the start, without being complete.
  await expect.poll(async () => (await stored())?.position, { timeout: 20_000 }).toBe(0);
  await page.getByRole('link', { name: /^Next lesson/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Setting out' })).toBeFocused();
  expect((await stored())?.complete).toBe(false);
});

test('a lesson without a video can be completed', async ({ page }) => {
  const { course, lessons, addresses } = await createWalk('');
  const account = await aLearner({ courseId: course.id });
  await openAs(page, account, addresses[0] ?? '');
  await expect(page.getByText(/^This lesson has no video/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as complete' }).click();
  await expect
    .poll(async () => (await storedProgress(account, course.id)).lessons[lessons[0].id]?.complete)
    .toBe(true);
});
