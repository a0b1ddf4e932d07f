import { z } from 'zod';

/** The most courses that one teacher teaches: claims carry their ids, and Auth takes at most 1,000 bytes of claims. */
export const mostTaught = 20;

/** The ids of a teacher's courses, each once, ascending. An unreadable list is empty. */
export const Teaches = z.array(z.int().positive()).max(mostTaught).catch([]);
