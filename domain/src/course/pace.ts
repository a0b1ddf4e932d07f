import { z } from 'zod';
import { assertNever } from '@padavu/domain/values/assert-never';

/**
 * How the days of a course open to a learner. `open`: all at once. `daily`: one each day from the learner's start.
 * `dates`: each at a set moment. `progress`: each when the lessons of the days before it are complete.
 */
export const paces = ['open', 'daily', 'dates', 'progress'] as const;
export const Pace = z.enum(paces);
export type Pace = z.infer<typeof Pace>;

export type CoursePace = {
  pace: Pace;
  /** When each day opens at the pace `dates`, from the first day; `null` for a day without a moment. */
  opensOn: readonly (Date | null)[];
  /** Increases whenever the pace changes. */
  pacing: number;
};

/** The pace of a learner in a course. */
export type LearnerPace = {
  /** The first moment of the first day, in the school's time zone. */
  startsAt: Date | null;
  /** Every day up to this one is open at any pace. It never decreases. */
  openThrough: number;
  /** The course's `pacing` when the learner began. */
  pacing: number;
};

/** The day of a lesson. `opensWith` is its day before it moved to a later one: a lesson that was open stays open. */
export type LessonDay = { day?: number | undefined; opensWith?: number | undefined };

/** Milliseconds. */
const wholeDay = 24 * 60 * 60_000;

/** The moment of a lesson that was always open. */
const always = new Date(0);

/**
 * Whether the pace applies to a learner. All days are open to learners who started before the pace was last changed.
 */
export const isPaced = (course: CoursePace, learner: Pick<LearnerPace, 'pacing'>): boolean =>
  course.pace !== 'open' && learner.pacing === course.pacing;

/** When a day opens or has opened; `null` where no moment is known. */
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
 * When a lesson opens or has opened to a learner; `null` where no moment is known. The API and the pages use this
 * definition, and `firestore.rules` repeats it (tests/rules/pace.test.ts).
 */
export function lessonOpensAt(
  { day = 0, opensWith = day }: LessonDay,
  course: CoursePace,
  learner: LearnerPace,
): Date | null {
  const [own, before] = [dayOpensAt(day, course, learner), dayOpensAt(opensWith, course, learner)];
  return own !== null && before !== null && before < own ? before : (own ?? before);
}

/** When the last of these lessons opens or has opened to a learner; `null` while one of them has no known moment. */
export function allOpenAt(
  lessons: readonly LessonDay[],
  course: CoursePace,
  learner: LearnerPace,
): Date | null {
  let last = always;
  for (const lesson of lessons) {
    const opensAt = lessonOpensAt(lesson, course, learner);
    if (opensAt === null) return null;
    if (opensAt > last) last = opensAt;
  }
  return last;
}

/** The `opensWith` of a lesson after it moves to `day`, so that it stays open to learners who had it open. */
export function opensWithAfterMove(
  { day: before = 0, opensWith = before }: LessonDay,
  day: number,
): Pick<LessonDay, 'opensWith'> {
  const earliest = Math.min(before, opensWith);
  return earliest < day ? { opensWith: earliest } : {};
}

/** Whether a lesson is open to a learner at a moment. */
export function isLessonOpen(
  lesson: LessonDay,
  course: CoursePace,
  learner: LearnerPace,
  now: Date,
): boolean {
  const opensAt = lessonOpensAt(lesson, course, learner);
  return opensAt !== null && opensAt <= now;
}

/**
 * The number of days that are open at a moment without a gap, from the first day; at most `days`.
 */
export function openDays(course: CoursePace, learner: LearnerPace, now: Date, days: number): number {
  let day = 0;
  while (day < days && isLessonOpen({ day: day + 1 }, course, learner, now)) day += 1;
  return day;
}

/** The first day that is not complete, or the last one when all are; 1 where there are no days. */
export function firstIncompleteDay(
  lessons: readonly ({ id: number } & LessonDay)[],
  isComplete: (lessonId: number) => boolean,
): number {
  const days = (some: typeof lessons) => some.map(({ day = 0 }) => day);
  const incomplete = days(lessons.filter(({ id }) => !isComplete(id)));
  return Math.max(1, incomplete.length > 0 ? Math.min(...incomplete) : Math.max(0, ...days(lessons)));
}

/** A lesson for people of whom nobody has had it open on an earlier day: its copy, or the lesson in another course. */
export function withoutEarlierDay<L extends LessonDay>(lesson: L): Omit<L, 'opensWith'> {
  const { opensWith: _, ...rest } = lesson;
  return rest;
}
