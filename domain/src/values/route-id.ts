import { z } from 'zod';

/** The id of a course, category or lesson: a positive integer. */
export const EntityId = z.int().positive();

/** An id in a request's body: a positive integer, as a number or as text; `message` is the error for anything else. */
export const idInput = (message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
    z.int({ error: message }).positive(message),
  );

/** Reads an id from a route; 0 for anything that is not a positive integer. */
export function readRouteId(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return 0;
  return Number(text);
}

/** The number that a document's id represents; 0 where it represents none: `7` is 7, `007` and `seven` are 0. */
export function documentEntityId(documentId: string): number {
  return /^[1-9]\d{0,14}$/.test(documentId) ? Number(documentId) : 0;
}
