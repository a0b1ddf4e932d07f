import { z } from 'zod';

/** A moment as ISO 8601 text, as JSON carries it. It is parsed to a `Date`. */
export const instantText = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A moment: a `Date`, or its text. Both are parsed to a `Date`. */
export const instant = z.union([z.date(), instantText]);
