import { z } from 'zod';
import { questionLimits } from './question-limits.ts';
import { messageFor } from '@padavu/domain/messages';
import { questionMessages } from './question-messages.ts';

/** The filter of the school's queue: questions that wait for it, reported ones, or all. */
export const QuestionFilter = z.enum(['waiting', 'reported', 'all']);
export type QuestionFilter = z.infer<typeof QuestionFilter>;

/** The body of a question or an answer. All learners of the course see it, so it has a letter, a digit or a sign. */
export const QuestionInput = z.object({
  text: z
    .string({ error: questionMessages.textRequired })
    .trim()
    .min(1, { error: questionMessages.textRequired, abort: true })
    .refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), questionMessages.textRequired)
    .max(questionLimits.text, messageFor.tooLong(questionLimits.text)),
});
export type QuestionInput = z.infer<typeof QuestionInput>;

/**
 * The body of `PUT /admin/questions/{questionId}`: the school's changes of a question. Missing fields do not change.
 */
export const QuestionModeration = z.object({
  pinned: z.boolean().optional(),
  hidden: z.boolean().optional(),
  closed: z.boolean().optional(),
  /** `false` for a question that needs no answer. Only new messages of learners make it wait again. */
  waiting: z.literal(false).optional(),
  /** `false` once the school has reviewed the reports. */
  reported: z.literal(false).optional(),
  hiddenAnswers: z.array(z.string()).max(questionLimits.answers).optional(),
});
export type QuestionModeration = z.infer<typeof QuestionModeration>;
