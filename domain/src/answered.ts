import { z } from 'zod';
import { instant } from './instant.ts';
import { EntityId } from './route-id.ts';

/**
 * That something of the learner's has an answer that they have not seen: in their progress, `answered.{questionId}` of a question,
 * `answered.task{lessonId}` of work. The API alone writes it.
 */
export const Answered = z.object({ lessonId: EntityId, subcategoryId: EntityId, at: instant });
export type Answered = z.infer<typeof Answered>;

/** Under which key an answer to the work for a lesson stands; the ids of questions are longer, or other ones. */
export const answeredTask = (lessonId: number) => `task${lessonId}`;

export const isOfTask = (key: string, lessonId: number): boolean => key === answeredTask(lessonId);
