import { z } from 'zod';

/** The id of a course, category or lesson: a positive integer. */
export const EntityId = z.int().positive();

/** An id in a request's body: a positive integer, or text that is one; `message` for anything else. */
export const idInput = (message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
    z.int({ error: message }).positive(message),
  );

/** Reads an id from a route as an integer; anything that is not a positive integer is 0. */
export function readRouteId(text: string | undefined): number {
  if (text === undefined || !/^\d{1,15}$/.test(text)) return 0;
  return Number(text);
}

/** The id that a document's own id stands for; 0 where it stands for none: `7` is 7, `007` and `seven` are none. */
export function documentEntityId(documentId: string): number {
  return /^[1-9]\d{0,14}$/.test(documentId) ? Number(documentId) : 0;
}
