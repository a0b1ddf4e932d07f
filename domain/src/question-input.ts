import { z } from 'zod';
import { questionLimits } from './question-limits.ts';
import { messageFor } from './messages.ts';
import { questionMessages } from './question-messages.ts';

/** What the queue of the school shows: what waits for it, what was reported, or everything. */
export const QuestionFilter = z.enum(['waiting', 'reported', 'all']);
export type QuestionFilter = z.infer<typeof QuestionFilter>;

/** The body of a question or an answer. */
export const QuestionInput = z.object({
  text: z
    .string({ error: questionMessages.textRequired })
    .trim()
    .min(1, questionMessages.textRequired)
    .max(questionLimits.text, messageFor.tooLong(questionLimits.text)),
});
export type QuestionInput = z.infer<typeof QuestionInput>;

/** The body of `PUT /admin/questions/{questionId}`: what the school changes of a question. What is missing stays. */
export const QuestionModeration = z.object({
  pinned: z.boolean().optional(),
  hidden: z.boolean().optional(),
  closed: z.boolean().optional(),
  /** `false` for one that needs no answer; nothing makes one wait again but what learners write. */
  waiting: z.literal(false).optional(),
  /** `false` once the school has looked at what was reported. */
  reported: z.literal(false).optional(),
  hiddenAnswers: z.array(z.string()).max(questionLimits.answers).optional(),
});
export type QuestionModeration = z.infer<typeof QuestionModeration>;
