import { z } from 'zod';

/**
 * The header by which a call that creates something takes effect once, however often it is sent
 * (draft-ietf-httpapi-idempotency-key-header-07).
 */
export const idempotencyHeader = 'Idempotency-Key';

export const idempotencyCollection = 'idempotency';

/** A string in quotes, as in structured fields (RFC 8941). It is long enough that nobody can guess it. */
export const IdempotencyKey = z
  .string()
  .regex(
    /^"[\x20\x21\x23-\x5B\x5D-\x7E]{16,64}"$/,
    'Send 16 to 64 characters in double quotes, such as a UUID.',
  );

/** The value of the header for a key. */
export const idempotencyKeyFor = (key: string) => `"${key}"`;
