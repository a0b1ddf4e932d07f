import { z } from 'zod';
import type { ErrorCode } from './error-code.ts';

/** Every refusal of the API has this body, whatever its status. */
export const ErrorReply = z.object({
  success: z.literal(false),
  /** For people. */
  message: z.string(),
  /** For programs. A page takes a code of a newer API too, which then equals none that it knows. */
  code: z.custom<ErrorCode>((value) => typeof value === 'string'),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** True when an account waits for an administrator's approval. */
  isPending: z.boolean().optional(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

/** The envelope of a success: `success`, `message`, `data`. */
export function dataReply<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}
