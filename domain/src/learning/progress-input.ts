import { z } from 'zod';
import { instantText } from '@padavu/domain/values/instant';
import { messageFor } from '@padavu/domain/messages';
import { clockTolerance, longestVideo, type Progress } from './progress.ts';

/** The most lessons with marks in one call. */
const maxLessons = 500;

/** At most 15 digits, as in `firestore.rules` and in addresses. */
const StoredId = z.int().positive().max(999_999_999_999_999);

/** The body of `PUT /users/me/progress`: the progress that a device has recorded. */
export const ProgressInput = z.object({
  lessons: z
    .record(
      z.string().regex(/^[1-9]\d{0,14}$/),
      z.object({
        complete: z.boolean(),
        at: instantText,
        position: z.number().nonnegative().max(longestVideo).optional(),
      }),
    )
    .refine((lessons) => Object.keys(lessons).length <= maxLessons, messageFor.tooMany(maxLessons))
    .optional()
    .transform((lessons) => lessons ?? {}),
  lastLessonId: StoredId,
  lastSubcategoryId: StoredId,
  lastAt: instantText.optional(),
});
export type ProgressInput = z.infer<typeof ProgressInput>;

/** The paths of the moments that are further ahead of the server's clock than `clockTolerance` allows. */
export function momentsAhead({ lessons, lastAt }: ProgressInput, now: Date): string[] {
  const latest = now.getTime() + clockTolerance;
  const isAhead = (moment: Date | undefined) => moment !== undefined && moment.getTime() > latest;
  const ahead = Object.entries(lessons).filter(([, { at }]) => isAhead(at));
  return [...ahead.map(([id]) => `lessons.${id}.at`), ...(isAhead(lastAt) ? ['lastAt'] : [])];
}

/**
 * The part of a device's progress to store: marks that are not older than the stored ones, and the last lesson unless
 * the stored one was opened later. Lessons outside the course are left out.
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
