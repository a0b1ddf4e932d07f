import type { Progress } from './progress.ts';
import { schoolDay } from './school-day.ts';

/** What a learner completed on one day at the school (`2026-11-24`): lessons, and the minutes that they take where those are known. */
export type DayOfWeek = { day: string; lessons: number; minutes: number };

export type LearnerWeek = {
  /** The last seven days, today last. */
  days: DayOfWeek[];
  /** On how many days in a row something was completed, up to today, or up to yesterday while today has nothing yet. */
  streak: number;
};

const length = 7;

function dayBefore(day: string, days = 1): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - days);
  return moment.toISOString().slice(0, 10);
}

/** The minutes in how long a lesson takes, as schools write it: `45 minutes`, `1 h 30 min`, `90`; 0 where it says none. */
export function minutesIn(duration: string): number {
  const numberBefore = (unit: string) => {
    const [, found = '0'] = new RegExp(String.raw`(\d+(?:[.,]\d+)?)\s*${unit}`, 'i').exec(duration) ?? [];
    return Number(found.replace(',', '.'));
  };
  const said = numberBefore('h') * 60 + numberBefore('m');
  return Math.round(said > 0 ? said : numberBefore('$'));
}

/**
 * A learner's last seven days by what is complete: nothing else is counted, and nothing is asked for it.
 * @param durations how long lessons take, by their ids, as far as that is known
 */
export function learnerWeek(
  { lessons }: Pick<Progress, 'lessons'>,
  durations: ReadonlyMap<number, string>,
  { timeZone, now }: { timeZone: string; now: Date },
): LearnerWeek {
  const done = new Map<string, { lessons: number; minutes: number }>();
  for (const [id, { complete, at }] of Object.entries(lessons)) {
    if (!complete) continue;
    const day = schoolDay({ timeZone }, at);
    const before = done.get(day) ?? { lessons: 0, minutes: 0 };
    const minutes = minutesIn(durations.get(Number(id)) ?? '');
    done.set(day, { lessons: before.lessons + 1, minutes: before.minutes + minutes });
  }
  const today = schoolDay({ timeZone }, now);
  const days = Array.from({ length }, (_, index) => dayBefore(today, length - 1 - index));
  let last = done.has(today) ? today : dayBefore(today);
  let streak = 0;
  while (done.has(last)) {
    streak += 1;
    last = dayBefore(last);
  }
  return {
    days: days.map((day) => Object.assign({ day, lessons: 0, minutes: 0 }, done.get(day))),
    streak,
  };
}
