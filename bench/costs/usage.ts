import { limits } from '@padavu/domain/limits';

// What a month of a school is like, for so many learners who learn in it. Change it here, and `npm run costs` again.

/** A month of one learner. */
export const learner = {
  /** Registered and approved this month, of all who learn in it. */
  newShare: 0.25,
  /** Visitors of the site for each who registers, the registered ones included. */
  visitorsEach: 20,
  /** Days with a visit, and on each one lesson. */
  daysAMonth: 12,
  /** Minutes of a visit in which the page is in view, and those of them in which a video plays. */
  minutesInView: 30,
  minutesOfVideo: 15,
} as const;

/** Administrators: each of them does so much a working day, besides approving everyone who registers. */
export const administration = {
  learnersEach: 5000,
  workingDays: 22,
  dashboards: 5,
  lists: 40,
} as const;

/** KiB that an account, its progress and what is counted of it take, with their indexes. */
export const storedKiBEach = 12;

export const sizes = [100, 10_000, 1_000_000] as const;

const each = (milliseconds: number, minutes: number) => Math.floor((minutes * 60_000) / milliseconds);

/** How often an open page asks again in a visit (docs/decisions/098), and how often a playing video says where it stands. */
export const inView = {
  account: each(limits.askAgain.account, learner.minutesInView),
  course: each(limits.askAgain.course, learner.minutesInView),
  progress: each(limits.askAgain.course, learner.minutesInView),
  positions: each(limits.video.storeEvery, learner.minutesOfVideo),
};

/** How often each schedule runs in thirty days (functions/src/index.ts). */
export const scheduleRuns = {
  counts: 24 * 30,
  attention: 30,
  trash: 30,
  deletions: 12 * 24 * 30,
  reconciliation: 4 * 30,
  registrations: 2 * 24 * 30,
  retention: 30,
} as const;
export type Schedule = keyof typeof scheduleRuns;
export const scheduleNames = Object.keys(scheduleRuns).filter(
  (name): name is Schedule => name in scheduleRuns,
);
