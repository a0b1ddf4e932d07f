import { z } from 'zod';
import { instant } from '@padavu/domain/values/instant';

/** The states of work: it waits for the school, must be handed in again, or is done. */
export const taskStates = ['waiting', 'again', 'done'] as const;
export const TaskState = z.enum(taskStates);
export type TaskState = z.infer<typeof TaskState>;

/**
 * The state of a learner's work for a lesson. It is in the learner's progress, under `tasks.{lessonId}`; only the API
 * writes it.
 */
export const TaskStanding = z.object({ state: TaskState, at: instant });
export type TaskStanding = z.infer<typeof TaskStanding>;
