import { isComplete } from './progress.ts';
import type { Progress } from './progress.ts';

/**
 * Whether a learner may have completed the whole course at some moment: then every lesson was complete that the school
 * has neither added nor changed since. These lessons are all that the course has now.
 */
export function mayHaveCompleted(
  progress: Progress,
  lessons: readonly { id: number; updatedAt: Date }[],
): boolean {
  const completedOn = (id: number) => (isComplete(progress, id) ? progress.lessons[id]?.at : undefined);
  return lessons.some(({ id: lastId }) => {
    const moment = completedOn(lastId);
    if (!moment) return false;
    return lessons.every(({ id, updatedAt }) => {
      const at = completedOn(id);
      return updatedAt > moment || (at !== undefined && at <= moment);
    });
  });
}
