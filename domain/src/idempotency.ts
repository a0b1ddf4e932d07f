import { z } from 'zod';

/** The header by which a call that makes something is made once, however often it is sent (draft-ietf-httpapi-idempotency-key-header-07). */
export const idempotencyHeader = 'Idempotency-Key';

export const idempotencyCollection = 'idempotency';

/** A text in quotes, as structured fields write one: long enough that nobody guesses it. */
export const IdempotencyKey = z
  .string()
  .regex(
    /^"[\x20\x21\x23-\x5B\x5D-\x7E]{16,64}"$/,
    'Send 16 to 64 characters in double quotes, such as a UUID.',
  );

/** The header for a key. */
export const idempotencyKeyFor = (key: string) => `"${key}"`;
