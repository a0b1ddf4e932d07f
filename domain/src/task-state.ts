import { z } from 'zod';
import { instant } from './instant.ts';

/** How a piece of work stands: it waits for the school, is wanted again, or is done. */
export const taskStates = ['waiting', 'again', 'done'] as const;
export const TaskState = z.enum(taskStates);
export type TaskState = z.infer<typeof TaskState>;

/** How a learner stands with the task of a lesson: in their progress, `tasks.{lessonId}`, which the API alone writes. */
export const TaskStanding = z.object({ state: TaskState, at: instant });
export type TaskStanding = z.infer<typeof TaskStanding>;
