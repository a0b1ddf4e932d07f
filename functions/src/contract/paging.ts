import { z } from 'zod';

/** The size of a page, `most` at most and by default. */
export const pageLimit = (most: number) => z.coerce.number().int().min(1).max(most).default(most);

/** The course that a queue is limited to. Teachers must name one that they teach. */
export const queueCourse = z.coerce.number().int().positive().optional();

/** The query of a list by id: its page size, and the id after which the page begins. */
export const idPaging = (most: number) =>
  z.object({
    limit: pageLimit(most),
    cursor: z.coerce.number().positive().optional(),
  });
