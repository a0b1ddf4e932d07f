import { z } from 'zod';

/** A moment: a `Date`, or the ISO 8601 text that JSON carries for one. Always parsed to a `Date`. */
export const instant = z.union([
  z.date(),
  z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
]);
