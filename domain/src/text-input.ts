import { z } from 'zod';
import { messageFor } from './messages.ts';

/** A text that a form demands, trimmed; `message` where it is missing or blank. */
export const requiredText = (max: number, message: string) =>
  z.string({ error: message }).trim().min(1, message).max(max, messageFor.tooLong(max));

/** A text that a form may leave out, trimmed; `fallback` where it does. */
export const optionalText = (max: number, fallback = '') =>
  z.string().trim().max(max, messageFor.tooLong(max)).default(fallback);
