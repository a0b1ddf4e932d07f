import { z } from 'zod';
import type { ErrorCode } from './error-code.ts';

/** The body of every error response of the API. */
export const ErrorReply = z.object({
  success: z.literal(false),
  /** For people. */
  message: z.string(),
  /** For programs. A page accepts unknown codes of a newer API too. */
  code: z.custom<ErrorCode>((value) => typeof value === 'string'),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** True when an account waits for an administrator's approval. */
  isPending: z.boolean().optional(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

/** The envelope of a successful response: `success`, `message`, `data`. */
export function dataReply<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}
