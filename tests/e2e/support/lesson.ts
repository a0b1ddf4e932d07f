import { Timestamp } from 'firebase-admin/firestore';
import type { Lesson } from '@padavu/domain/course/lesson';
import { Progress, progressPath } from '@padavu/domain/learning/progress';
import { quizzesCollection } from '@padavu/domain/learning/quiz';
import type { Frame, Page } from '@playwright/test';
import { db } from '../../support/accounts-firebase.ts';
import { storeCategory } from '../../support/content.ts';
import { createCourse, createLesson } from './courses.ts';
import type { Account } from '../../support/accounts.ts';
import { expect } from './test.ts';

/** Reads a learner's stored progress. */
export async function storedProgress({ uid }: Account, courseId: number): Promise<Progress> {
  const snapshot = await db.doc(progressPath(uid, courseId)).get();
  return Progress.parse(withDates(snapshot.data() ?? {}));
}

/** Stores a quiz that a learner must pass, with 80 % right, to complete the lesson. */
export async function storeQuiz({ id, courseId }: Lesson, questions: readonly object[]): Promise<void> {
  await db.doc(`lessons/${id}`).update({ quiz: 'required' });
  const settings = {
    courseId,
    required: true,
    passMark: 80,
    tries: 0,
    shuffled: false,
    updatedAt: new Date(),
  };
  await db.doc(`${quizzesCollection}/${id}`).set({ ...settings, questions });
}

/** Converts the SDK's timestamps to dates, at any depth. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withDates(field)]));
}

const sessions = [
  {
    id: 'first',
    title: 'Your first shop',
    startsAt: '2025-05-01T13:30:00.000Z',
    minutes: 90,
    link: '',
    recording: 'https://video.example/shop',
  },
  {
    id: 'second',
    title: 'Ask me anything',
    startsAt: '2099-05-01T13:30:00.000Z',
    minutes: 60,
    link: 'https://meet.example/ask',
    recording: '',
  },
];

/**
 * Stores a published course with a recorded live session and a future one. Its first category has two days, its second
 * one has one. Also returns the addresses of its lessons.
 */
export async function createLearnerCourse(videoUrl?: string) {
  const course = await createCourse({ thumbnail: 'assets/drawings/course-ecommerce.svg', sessions });
  const first = await storeCategory({ courseId: course.id, title: 'The first steps' });
  // Ids are random, and categories are listed by id.
  const second = await storeCategory({ courseId: course.id, id: first.id + 1, title: 'The next steps' });
  const video = videoUrl === undefined ? {} : { videoUrl };
  const lessons = [
    await createLesson(first, { day: 1, title: 'Looking around', ...video }),
    await createLesson(first, { day: 2, title: 'Setting out', ...video }),
    await createLesson(second, { day: 1, title: 'Arriving', topics: ['Banana chips'], ...video }),
  ] as const;
  const addresses = lessons.map(
    ({ courseId, subcategoryId, id }) => `/user/lesson/${courseId}/${subcategoryId}/${id}`,
  );
  await db.doc(`courses/${course.id}`).update({ lessonIds: lessons.map(({ id }) => id) });
  return { course, first, second, lessons, addresses };
}

/** The video of the stand-in players (`other-sites.ts`). */
type Video = {
  duration: number;
  position: number;
  speed: number;
  isPlaying: boolean;
  pause: () => void;
  seek: (position: number) => void;
};
declare const video: Video;

const isPlaying = () => typeof video !== 'undefined' && video.isPlaying;

/** Presses play and returns the player's frame once the video plays. */
export async function playVideo(page: Page): Promise<Frame> {
  await page.getByRole('button', { name: /^Play video/ }).click();
  const element = await page.getByTitle(/^Video:/).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('There is no player');
  // The frame may still be on its way to the player, which ends an evaluation.
  await frame.waitForFunction(isPlaying, undefined, { timeout: 8000 });
  return frame;
}

/** Waits until the service worker has the learner's pages. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated');
}
