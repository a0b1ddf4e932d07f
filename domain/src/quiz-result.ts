import { z } from 'zod';
import { instant } from './instant.ts';

/** What a lesson says of its quiz: nothing of a lesson without one. One that is `required` completes the lesson. */
export const LessonQuiz = z.enum(['optional', 'required']);
export type LessonQuiz = z.infer<typeof LessonQuiz>;

/**
 * How a learner stands with the quiz of a lesson: in their progress, `quizzes.{lessonId}`, which the API alone writes. A quiz that is
 * changed changes nothing of it.
 */
export const QuizResult = z.object({
  tries: z.int().positive(),
  /** How many tries the school has given beyond those of the quiz. */
  granted: z.int().positive().optional().catch(undefined),
  /** Percent of the best try. */
  best: z.int().min(0).max(100),
  passedAt: instant.optional().catch(undefined),
  lastAt: instant,
  /** What was graded last, so that it is graded once. */
  attempts: z.array(z.string()).catch([]),
});
export type QuizResult = z.infer<typeof QuizResult>;

/** So many of the last attempts are remembered. */
const remembered = 10;

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
    attempts: [...(before?.attempts ?? []), attempt].slice(-remembered),
  };
}

/** Two views of the same result as one: the one with more tries. */
export function laterResult(one: QuizResult, other: QuizResult): QuizResult {
  const rank = ({ tries, granted, best, lastAt, passedAt }: QuizResult) =>
    [tries, granted ?? 0, best, lastAt.getTime(), passedAt?.getTime() ?? 0] as const;
  const [first, second] = [rank(one), rank(other)];
  const differs = first.findIndex((value, index) => value !== second[index]);
  return differs === -1 || (first[differs] ?? 0) > (second[differs] ?? 0) ? one : other;
}
