import { z } from 'zod';
import { instant } from './instant.ts';
import { Language } from './language.ts';
import { EntityId } from './route-id.ts';

/** Of the list of learners who stopped: for how many days at least and at most, and how many are listed. */
export const stuckLimits = { quietDays: 7, longestDays: 60, most: 25 } as const;

/** A learner who has begun a course, has not finished it and opened no lesson for some time. */
export const StuckLearner = z.object({
  uid: z.string(),
  name: z.string(),
  language: Language.nullable(),
  courseId: EntityId,
  course: z.string(),
  /** The lesson that they opened last; `null` for one that is not there any more. */
  lesson: z.object({ id: EntityId, subcategoryId: EntityId, title: z.string() }).nullable(),
  /** When they opened it. */
  lastAt: instant,
  /** How much of the course is complete, in percent. */
  percent: z.int(),
});
export type StuckLearner = z.infer<typeof StuckLearner>;
