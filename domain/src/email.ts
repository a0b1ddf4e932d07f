import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** A simple pattern of an address: characters, an at sign, and a domain with a dot. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** An email address, trimmed and in lower case, so that two spellings of one address are one account. */
export const Email = z
  .string({ error: messages.validation.emailInvalid })
  .trim()
  .toLowerCase()
  .max(limits.email.max, messages.validation.emailInvalid)
  .regex(emailPattern, messages.validation.emailInvalid);
