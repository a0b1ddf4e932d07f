import { limits } from '@padavu/domain/limits';

// The assumptions about a month of a school, for a number of learners. Run `npm run costs` after a change.

/** A month of one learner. */
export const learner = {
  /** The share of all learners of the month who were registered and approved in it. */
  newShare: 0.25,
  /** Visitors of the site for each one who registers, including that one. */
  visitorsEach: 20,
  /** Minutes in which the waiting page is in view. */
  minutesWaiting: 10,
  /** Days with a visit, of one lesson each. */
  daysAMonth: 12,
  /** Minutes of a visit in which the page is in view, and those of them in which a video plays. */
  minutesInView: 30,
  minutesOfVideo: 15,
} as const;

/** What each administrator does on a working day, besides approving everyone who registers. */
export const administration = {
  learnersEach: 5000,
  workingDays: 22,
  dashboards: 5,
  lists: 40,
} as const;

/** KiB of an account, its progress and its statistics, with their indexes. */
export const storedKiBEach = 12;

export const sizes = [100, 10_000, 1_000_000] as const;

const timesWithin = (milliseconds: number, minutes: number) => Math.floor((minutes * 60_000) / milliseconds);

/**
 * How often an open page refetches in a visit (docs/decisions/098), and how often a playing video stores its position.
 */
export const inView = {
  pending: timesWithin(limits.askAgain.pending, learner.minutesWaiting),
  account: timesWithin(limits.askAgain.account, learner.minutesInView),
  course: timesWithin(limits.askAgain.course, learner.minutesInView),
  progress: timesWithin(limits.askAgain.course, learner.minutesInView),
  positions: timesWithin(limits.video.storeEvery, learner.minutesOfVideo),
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
