import { z } from 'zod';
import { instant } from '@padavu/domain/values/instant';
import { EntityId } from '@padavu/domain/values/route-id';

/**
 * An answer that the learner has not seen yet. It is in the learner's progress, under `answered.{questionId}` for a
 * question and `answered.task{lessonId}` for work. Only the API writes it.
 */
export const UnseenAnswer = z.object({ lessonId: EntityId, subcategoryId: EntityId, at: instant });
export type UnseenAnswer = z.infer<typeof UnseenAnswer>;

/** The key of an answer to the work for a lesson. No id of a question equals it. */
export const taskAnswerKey = (lessonId: number) => `task${lessonId}`;

export const isTaskAnswerKey = (key: string, lessonId: number): boolean => key === taskAnswerKey(lessonId);
