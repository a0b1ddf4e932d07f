import { z } from 'zod';

/** The id of a course, category or lesson: a positive integer (specification 7, design section 3). */
export const EntityId = z.int().positive();

/** Reads an id from a route as an integer; anything that is not a positive integer is 0 (specification 5, "Route ids"). */
export function readRouteId(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return 0;
  return Number(text);
}
