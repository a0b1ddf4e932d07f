import { z } from 'zod';
import { messageFor } from './messages.ts';
import { clockTolerance, longestVideo, type Progress } from './progress.ts';

/** The most lessons that one call says something of. */
const mostLessons = 500;

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** The body of `PUT /users/me/progress`: what a device knows of the own progress. */
export const ProgressInput = z.object({
  lessons: z
    .record(
      z.string().regex(/^[1-9]\d{0,14}$/),
      z.object({
        complete: z.boolean(),
        at: Moment,
        position: z.number().nonnegative().max(longestVideo).optional(),
      }),
    )
    .refine((lessons) => Object.keys(lessons).length <= mostLessons, messageFor.tooMany(mostLessons))
    .optional()
    .transform((lessons) => lessons ?? {}),
  lastLessonId: z.int().positive(),
  lastSubcategoryId: z.int().positive(),
  lastAt: Moment.optional(),
});
export type ProgressInput = z.infer<typeof ProgressInput>;

/** The moments in what a device says that are further ahead of the server's clock than any device may be. */
export function momentsAhead({ lessons, lastAt }: ProgressInput, now: Date): string[] {
  const latest = now.getTime() + clockTolerance;
  const isAhead = (moment: Date | undefined) => moment !== undefined && moment.getTime() > latest;
  const ahead = Object.entries(lessons).filter(([, { at }]) => isAhead(at));
  return [...ahead.map(([id]) => `lessons.${id}.at`), ...(isAhead(lastAt) ? ['lastAt'] : [])];
}

/**
 * What is to be written of what a device says: per lesson what is not older than what is stored, and the last lesson
 * where it was not opened before the stored one. Lessons that are not the course's are left out.
 */
export function laterThanStored(
  { lessons, ...lastOpened }: ProgressInput,
  stored: Progress,
  lessonIds: readonly number[],
  now: Date,
): Progress {
  const existing = new Set(lessonIds.map(String));
  const later = Object.entries(lessons).filter(
    ([id, { at }]) => existing.has(id) && at.getTime() >= (stored.lessons[id]?.at.getTime() ?? 0),
  );
  const lastAt = lastOpened.lastAt ?? now;
  const isLast = lastAt.getTime() >= (stored.lastAt?.getTime() ?? 0);
  return { lessons: Object.fromEntries(later), ...(isLast && { ...lastOpened, lastAt }) };
}
