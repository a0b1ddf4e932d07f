import { z } from 'zod';

/** Every refusal of the API has this body, whatever its status (design decision 4). */
export const ErrorReply = z.object({
  success: z.literal(false),
  message: z.string(),
  /** A stable word for programs: `validation`, `unauthenticated`, `forbidden`, `not-found`, `conflict`, ... */
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** True when an account waits for an administrator's approval. */
  isPending: z.boolean().optional(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

/** The envelope of a success where specification 7 says `success`, `message`, `data`. */
export function dataReply<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}
