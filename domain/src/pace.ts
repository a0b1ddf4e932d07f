import { z } from 'zod';
import { assertNever } from './assert-never.ts';

/**
 * How the days of a course open to a learner: all at once, one each day from the day of the start on, each at a moment of its own, or each
 * when the lessons of the days before it are complete.
 */
export const paces = ['open', 'daily', 'dates', 'progress'] as const;
export const Pace = z.enum(paces);
export type Pace = z.infer<typeof Pace>;

/** What a course says of its days. */
export type CoursePace = {
  pace: Pace;
  /** When each day opens at the pace `dates`, from the first day on; `null` for one that has no moment yet. */
  opensOn: readonly (Date | null)[];
  /** Goes up whenever the pace becomes another. */
  pacing: number;
};

/** What an account says of the days of its course. */
export type LearnerPace = {
  /** The first moment of the first day, at the school. */
  startsAt: Date | null;
  /** Every day up to this one is open, whatever else is said; it never goes down. */
  openThrough: number;
  /** The course's `pacing` when the learner began. */
  pacing: number;
};

/** Where a lesson stands. `opensWith` is the day that it had before it was moved to a later one: what was open stays open. */
export type Dated = { day?: number | undefined; opensWith?: number | undefined };

/** Milliseconds. */
const wholeDay = 24 * 60 * 60_000;

/** Open from the beginning. */
const always = new Date(0);

/** Whether the days of a course wait for anything for this learner. Who began before the pace became what it is has all of them open. */
export const isPaced = (course: CoursePace, learner: Pick<LearnerPace, 'pacing'>): boolean =>
  course.pace !== 'open' && learner.pacing === course.pacing;

/** When a day opens, or has opened; `null` where no moment is known. */
function dayOpensAt(day: number, course: CoursePace, learner: LearnerPace): Date | null {
  if (!isPaced(course, learner) || day <= learner.openThrough) return always;
  switch (course.pace) {
    case 'open':
      return always;
    case 'daily':
      return learner.startsAt && new Date(learner.startsAt.getTime() + (day - 1) * wholeDay);
    case 'dates':
      return course.opensOn[day - 1] ?? null;
    case 'progress':
      return day <= 1 ? always : null;
    default:
      return assertNever(course.pace);
  }
}

/**
 * When a lesson opens to a learner, or has opened; `null` where no moment is known. This is the one definition: the API and the pages go by
 * it, and `firestore.rules` says the same (tests/rules/pace.test.ts).
 */
export function lessonOpensAt(
  { day = 0, opensWith = day }: Dated,
  course: CoursePace,
  learner: LearnerPace,
): Date | null {
  const [own, before] = [dayOpensAt(day, course, learner), dayOpensAt(opensWith, course, learner)];
  return own !== null && before !== null && before < own ? before : (own ?? before);
}

/** What a lesson keeps when it moves to a day: what was open stays open. */
export function keptBy(
  { day: before = 0, opensWith = before }: Dated,
  day: number,
): Pick<Dated, 'opensWith'> {
  const earliest = Math.min(before, opensWith);
  return earliest < day ? { opensWith: earliest } : {};
}

/** Whether a lesson is open to a learner at a moment. */
export function isLessonOpen(lesson: Dated, course: CoursePace, learner: LearnerPace, now: Date): boolean {
  const opensAt = lessonOpensAt(lesson, course, learner);
  return opensAt !== null && opensAt <= now;
}

/**
 * Up to which day the days of a course are open at a moment: the last of an unbroken run from the first on, of at most `days`.
 */
export function openDays(course: CoursePace, learner: LearnerPace, now: Date, days: number): number {
  let day = 0;
  while (day < days && isLessonOpen({ day: day + 1 }, course, learner, now)) day += 1;
  return day;
}

/** The first day that is not complete, or the last one when all are; 1 where there are no days. */
export function firstIncompleteDay(
  lessons: readonly ({ id: number } & Dated)[],
  isComplete: (lessonId: number) => boolean,
): number {
  const days = (some: typeof lessons) => some.map(({ day = 0 }) => day);
  const open = days(lessons.filter(({ id }) => !isComplete(id)));
  return Math.max(1, open.length > 0 ? Math.min(...open) : Math.max(0, ...days(lessons)));
}
