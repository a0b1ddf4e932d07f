import { z } from 'zod';
import { messageFor } from '@padavu/domain/messages';

/** A required text, trimmed; `message` is the error where it is missing or blank. */
export const requiredText = (max: number, message: string) =>
  z.string({ error: message }).trim().min(1, message).max(max, messageFor.tooLong(max));

/** An optional text, trimmed; `fallback` where it is missing. */
export const optionalText = (max: number, fallback = '') =>
  z.string().trim().max(max, messageFor.tooLong(max)).default(fallback);
