import { z } from 'zod';
import { instant } from '@padavu/domain/values/instant';
import { Language } from '@padavu/domain/language/language';
import { EntityId } from '@padavu/domain/values/route-id';

/** The list of stuck learners: the least and the most days without a lesson, and the most learners in it. */
export const stuckLimits = { quietDays: 7, longestDays: 60, most: 25 } as const;

/** A learner who has started a course, has not finished it and has opened no lesson for some time. */
export const StuckLearner = z.object({
  uid: z.string(),
  name: z.string(),
  language: Language.nullable(),
  courseId: EntityId,
  course: z.string(),
  /** The lesson that the learner opened last; `null` if it does not exist any more. */
  lesson: z.object({ id: EntityId, subcategoryId: EntityId, title: z.string() }).nullable(),
  /** The titles of both in the learner's language, for a message; that of the lesson is empty if there is none. */
  titles: z.object({ course: z.string(), lesson: z.string() }),
  /** When the learner opened it. */
  lastAt: instant,
  /** The progress in percent. */
  percent: z.int(),
});
export type StuckLearner = z.infer<typeof StuckLearner>;
