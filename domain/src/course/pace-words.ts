import { fillPlaceholders } from '@padavu/domain/values/fill-placeholders';
import { learnerMessages } from '@padavu/domain/learning/learner-messages';
import type { Pace } from './pace.ts';
import * as texts from './pace-texts.ts';
import { dayAfter, schoolDay } from '@padavu/domain/school/school-day';
import { formatDate, type DayFormat } from '@padavu/domain/school/school-format';

/**
 * When a locked lesson opens, as the end of a sentence: `opens tomorrow`, `opens on Thursday, 4 December`, with the
 * year if it is another one. If `opensAt` is `null`, the moment is not known, and the words follow from the pace.
 * Pages say it by the clock of the device: to a learner abroad a day of the school begins at another time.
 */
export function opensInWords(opensAt: Date | null, pace: Pace, now: Date, region: DayFormat): string {
  const { opens } = learnerMessages;
  if (opensAt === null) return pace === 'progress' ? opens.afterDaysBefore : opens.onNoDayYet;
  const [openingDay, today] = [schoolDay(region, opensAt), schoolDay(region, now)];
  if (openingDay === today)
    return fillPlaceholders(texts.today, { time: formatDate(region, opensAt, { timeStyle: 'short' }) });
  if (openingDay === dayAfter(today)) return texts.tomorrow;
  return fillPlaceholders(texts.on, {
    day: formatDate(region, opensAt, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: openingDay.startsWith(today.slice(0, 4)) ? undefined : 'numeric',
    }),
  });
}
