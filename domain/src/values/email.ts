import { z } from 'zod';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { visible } from './visible.ts';

/** A simple pattern of an address: characters, an at sign, and a domain with a dot. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * An email address, trimmed, in lower case, without invisible characters and with composed letters, so that two
 * spellings of one address are one account.
 */
export const Email = z
  .string({ error: messages.validation.emailInvalid })
  .overwrite(visible)
  .trim()
  .toLowerCase()
  .max(limits.email.max, messages.validation.emailInvalid)
  .regex(emailPattern, messages.validation.emailInvalid);
