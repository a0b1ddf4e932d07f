import { z } from 'zod';
import { instant } from './instant.ts';
import { EntityId } from './route-id.ts';

/**
 * An answer that the learner has not seen yet. It is in the learner's progress, under `answered.{questionId}` for a
 * question and `answered.task{lessonId}` for work. Only the API writes it.
 */
export const Answered = z.object({ lessonId: EntityId, subcategoryId: EntityId, at: instant });
export type Answered = z.infer<typeof Answered>;

/** The key of an answer to the work for a lesson. No id of a question equals it. */
export const taskAnswerKey = (lessonId: number) => `task${lessonId}`;

export const isTaskAnswerKey = (key: string, lessonId: number): boolean => key === taskAnswerKey(lessonId);
