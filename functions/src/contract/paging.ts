import { z } from 'zod';

/** The query of a list by id: how many entries, and the id after which they begin. */
export const idPaging = (most: number) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(most).default(most),
    cursor: z.coerce.number().positive().optional(),
  });
