import type { Page } from '@playwright/test';
import { createLearnerCourse, playVideo, storedProgress } from './support/lesson.ts';
import { aLearner, openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ standIns: true });

declare const video: {
  duration: number;
  speed: number;
  play: () => void;
  pause: () => void;
  seek: (position: number) => void;
};

/** Creates a learner who pauses the video of the second lesson, at `videoUrl`, after 31 seconds. */
async function pauseAfterHalfAMinute(page: Page, videoUrl: string) {
  const { course, lessons, addresses } = await createLearnerCourse(videoUrl);
  const [, lesson] = lessons;
  const [, address = ''] = addresses;
  const account = await aLearner({ courseId: course.id });
  await openAs(page, account, address);
  const player = await playVideo(page);
  await player.evaluate(() => {
    video.seek(31);
    video.pause();
  });
  const storedMark = async () => (await storedProgress(account, course.id)).lessons[lesson.id];
  await expect.poll(async () => (await storedMark())?.position).toBe(31);
  expect((await storedMark())?.complete).toBe(false);
  return { account, address };
}

test('a YouTube video resumes where the learner stopped, also on another device', async ({
  page,
  anotherBrowser,
}) => {
  const { account, address } = await pauseAfterHalfAMinute(
    page,
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  const phone = await anotherBrowser();
  await openAs(phone, account);
  // Until the progress is loaded, Continue leads to the course.
  await expect(phone.getByText(/\d% complete/)).toBeVisible();
  await phone.getByRole('link', { name: 'Continue' }).click();
  await expect(phone).toHaveURL(address);
  await expect(phone.getByText(/^Continues at 0:31/)).toBeVisible();
  expect((await playVideo(phone)).url()).toContain('start=31');
});

test('a Vimeo video resumes where the learner stopped', async ({ page }) => {
  await pauseAfterHalfAMinute(page, 'https://vimeo.com/1084537');
  await page.reload();
  await expect(page.getByText(/^Continues at 0:31/)).toBeVisible();
  expect((await playVideo(page)).url()).toContain('#t=31s');
});

test('watching nine tenths of a video completes its lesson, which can be undone; jumping to its end does not', async ({
  page,
}) => {
  const { course, lessons, addresses } = await createLearnerCourse();
  const account = await aLearner({ courseId: course.id });
  await openAs(page, account, addresses[0] ?? '');
  const storedMark = async () => (await storedProgress(account, course.id)).lessons[lessons[0].id];
  const player = await playVideo(page);
  await player.evaluate(() => {
    video.duration = 8;
    video.speed = 2;
    video.seek(7.5);
  });
  // The video ends, and its position returns to the start without completing the lesson.
  await expect.poll(async () => (await storedMark())?.position).toBe(0);
  expect((await storedMark())?.complete).toBe(false);
  await player.evaluate(() => {
    video.seek(0);
    video.play();
  });
  await expect(page.getByText('You have watched this lesson: it is complete.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expect.poll(async () => (await storedMark())?.complete).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await storedMark())?.complete).toBe(false);
});
