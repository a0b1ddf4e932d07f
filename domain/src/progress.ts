import { z } from 'zod';
import { instant } from './instant.ts';

/** Where a learner's progress in one course lives. The learner writes it, field by field, so that it works offline. */
export const progressPath = (uid: string, courseId: number) => `users/${uid}/progress/${courseId}`;

/** What was last said about one lesson. Per lesson the later statement wins, whichever device it comes from. */
export const LessonProgress = z.object({
  complete: z.boolean().catch(false),
  /** When `complete` was said, by the clock of the device that said it. */
  at: instant,
  /** Where the video stood, in seconds. */
  position: z.number().nonnegative().optional().catch(undefined),
});
export type LessonProgress = z.infer<typeof LessonProgress>;

/** The document `users/{uid}/progress/{courseId}`. Keys of `lessons` are lesson ids as text. */
export const Progress = z.object({
  lessons: z.record(z.string(), LessonProgress).catch({}),
  lastLessonId: z.int().positive().optional().catch(undefined),
  lastSubcategoryId: z.int().positive().optional().catch(undefined),
});
export type Progress = z.infer<typeof Progress>;

export const noProgress: Progress = { lessons: {} };

/**
 * How far a learner is, in whole percent: complete lessons that still exist among the lessons that exist.
 * An empty course is 0; 100 only when every lesson is complete, and 0 only when none is (design section 3).
 */
export function progressPercent(progress: Progress, lessonIds: readonly number[]): number {
  const existing = new Set(lessonIds);
  if (existing.size === 0) return 0;
  const complete = completeCount(progress, existing);
  const percent = Math.round((complete / existing.size) * 100);
  if (complete > 0 && percent === 0) return 1;
  if (complete < existing.size && percent === 100) return 99;
  return percent;
}

function completeCount(progress: Progress, existing: ReadonlySet<number>): number {
  return [...existing].filter((id) => isComplete(progress, id)).length;
}

/** Whether the learner has said that a lesson is complete. */
export function isComplete(progress: Progress, lessonId: number): boolean {
  return progress.lessons[lessonId]?.complete === true;
}

/** Two views of the same progress as one: per lesson the later statement wins; on a tie, complete wins. Commutative. */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const lessons = { ...one.lessons };
  for (const [id, statement] of Object.entries(other.lessons)) {
    const mine = lessons[id];
    lessons[id] = mine ? laterStatement(mine, statement) : statement;
  }
  return { ...one, ...other, lessons };
}

function laterStatement(one: LessonProgress, other: LessonProgress): LessonProgress {
  const difference = one.at.getTime() - other.at.getTime();
  if (difference !== 0) return difference > 0 ? one : other;
  if (one.complete !== other.complete) return one.complete ? one : other;
  return (one.position ?? 0) >= (other.position ?? 0) ? one : other;
}
