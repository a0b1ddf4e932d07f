import { z } from 'zod';

/** The most courses that one teacher teaches: claims carry their ids, and Auth takes at most 1,000 bytes of claims. */
export const mostTaught = 20;

/** The ids of the courses that a teacher teaches, as they are stored, each once and in order. What cannot be read is none. */
export const Teaches = z.array(z.int().positive()).max(mostTaught).catch([]);
