import type { Progress } from './progress.ts';
import { readNumber } from '@padavu/domain/values/read-number';
import { dayAfter, schoolDay } from '@padavu/domain/school/school-day';

/**
 * The lessons that a learner completed on one day in the school's time zone (`2026-11-24`), and their minutes as far as
 * known.
 */
export type DayOfWeek = { day: string; lessons: number; minutes: number };

type LearnerWeek = {
  /** The last seven days, today last. */
  days: DayOfWeek[];
  /** How many days in a row have a completed lesson, up to today, or up to yesterday while today has none yet. */
  streak: number;
};

const length = 7;

/**
 * Reads the minutes of a lesson's duration as schools write it: `45 minutes`, `1 h 30 min`, `90`, and the same in
 * Malayalam; 0 where it has none.
 */
export function minutesIn(duration: string): number {
  const numberBefore = (unit: string) => {
    const [, found = ''] =
      new RegExp(String.raw`(\d+(?:[.,]\d+)*)\s*(?:${unit})(?![a-z])`, 'i').exec(duration) ?? [];
    return readNumber(found) || 0;
  };
  const minutes = numberBefore('h((ou)?rs?)?|മണിക്കൂർ') * 60 + numberBefore('m(in(ute)?s?)?|മിനിറ്റ്');
  return Math.round(minutes > 0 ? minutes : numberBefore('$'));
}

/**
 * A learner's last seven days. It counts completed lessons only, and needs no data beside the learner's progress.
 * @param durations the durations of lessons by their ids, as far as known
 */
export function learnerWeek(
  { lessons }: Pick<Progress, 'lessons'>,
  durations: ReadonlyMap<number, string>,
  { timeZone, now }: { timeZone: string; now: Date },
): LearnerWeek {
  const completedByDay = new Map<string, { lessons: number; minutes: number }>();
  for (const [id, { complete, at }] of Object.entries(lessons)) {
    if (!complete) continue;
    const day = schoolDay({ timeZone }, at);
    const before = completedByDay.get(day) ?? { lessons: 0, minutes: 0 };
    const minutes = minutesIn(durations.get(Number(id)) ?? '');
    completedByDay.set(day, { lessons: before.lessons + 1, minutes: before.minutes + minutes });
  }
  const today = schoolDay({ timeZone }, now);
  const days = Array.from({ length }, (_, index) => dayAfter(today, index + 1 - length));
  let last = completedByDay.has(today) ? today : dayAfter(today, -1);
  let streak = 0;
  while (completedByDay.has(last)) {
    streak += 1;
    last = dayAfter(last, -1);
  }
  return {
    days: days.map((day) => Object.assign({ day, lessons: 0, minutes: 0 }, completedByDay.get(day))),
    streak,
  };
}
