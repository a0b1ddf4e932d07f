import { z } from 'zod';
import { instant } from '@padavu/domain/values/instant';

/** Whether a lesson's quiz is required to complete the lesson. A lesson without a quiz has no such value. */
export const LessonQuiz = z.enum(['optional', 'required']);
export type LessonQuiz = z.infer<typeof LessonQuiz>;

/**
 * A learner's result in the quiz of a lesson. It is in the learner's progress, under `quizzes.{lessonId}`, and only the
 * API writes it. Changes of the quiz do not affect it.
 */
export const QuizResult = z.object({
  tries: z.int().positive(),
  /** Further tries that the school has granted to this learner. */
  granted: z.int().positive().optional().catch(undefined),
  /** Percent of the best try. */
  best: z.int().min(0).max(100),
  passedAt: instant.optional().catch(undefined),
  lastAt: instant,
  /** The ids of the latest tries, each made from an attempt and its answers, so that each counts once. */
  attempts: z.array(z.string()).catch([]),
});
export type QuizResult = z.infer<typeof QuizResult>;

/** The number of latest attempts that a result keeps. */
const keptAttempts = 10;

/** The result after one more try. */
export function afterTry(
  before: QuizResult | undefined,
  { attempt, percent, passed, at }: { attempt: string; percent: number; passed: boolean; at: Date },
): QuizResult {
  const passedAt = before?.passedAt ?? (passed ? at : undefined);
  return {
    tries: (before?.tries ?? 0) + 1,
    ...(before?.granted && { granted: before.granted }),
    best: Math.max(before?.best ?? 0, percent),
    ...(passedAt && { passedAt }),
    lastAt: at,
    attempts: [...(before?.attempts ?? []), attempt].slice(-keptAttempts),
  };
}
