import { z } from 'zod';

export const countersCollection = 'counters';

/** The document `counters/{collection}`: the last id that a document of that collection received. */
export const Counter = z.object({ last: z.int().nonnegative() });
export type Counter = z.infer<typeof Counter>;
