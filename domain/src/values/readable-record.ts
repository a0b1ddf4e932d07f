import { z } from 'zod';

/** Stored entries of one kind by their ids; unreadable ones are left out. */
export const readableRecord = <T extends z.ZodType>(entry: T) =>
  z.record(z.string(), entry.nullable().catch(null)).transform((entries) => {
    const readable = Object.entries(entries).filter(
      (pair): pair is [string, NonNullable<z.output<T>>] => pair[1] !== null,
    );
    return Object.fromEntries(readable);
  });
