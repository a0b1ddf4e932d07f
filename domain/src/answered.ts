import { z } from 'zod';
import { instant } from './instant.ts';
import { EntityId } from './route-id.ts';

/**
 * That a question of the learner's has an answer that they have not seen: in their progress, `answered.{questionId}`, which the API alone
 * writes.
 */
export const Answered = z.object({ lessonId: EntityId, subcategoryId: EntityId, at: instant });
export type Answered = z.infer<typeof Answered>;
