import { z } from 'zod';

/** How many entries a page has at most: as many as it may, where nothing is said. */
export const pageLimit = (most: number) => z.coerce.number().int().min(1).max(most).default(most);

/** The course that a queue is confined to; teachers name one that they teach. */
export const queueCourse = z.coerce.number().int().positive().optional();

/** The query of a list by id: how many entries, and the id after which they begin. */
export const idPaging = (most: number) =>
  z.object({
    limit: pageLimit(most),
    cursor: z.coerce.number().positive().optional(),
  });
