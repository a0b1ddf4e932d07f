import { z } from 'zod';

/** A moment: a `Date`, or its ISO 8601 text from JSON. Both are parsed to a `Date`. */
export const instant = z.union([
  z.date(),
  z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
]);
