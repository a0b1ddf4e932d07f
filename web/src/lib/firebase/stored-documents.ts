import type { z } from 'zod';

/** A document as the store sends it. */
export type StoredDocument = { path: string; id: string; fields: object };

/** Some documents that were read: how many the store sent is `data` and `skipped` together. */
export type ReadDocuments<T> = {
  data: T[];
  /** How many cannot be read and are left out. */
  skipped: number;
};

/** A document that does not fit its schema, which forgives all but a missing identity. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';

  constructor(path: string, cause: unknown) {
    super(`The document ${path} cannot be read`, { cause });
  }
}

const reported = new Set<string>();

/**
 * Reads one document by its schema.
 * @throws UnreadableError, which is logged the first time
 */
export function readDocument<T extends z.ZodType>(schema: T, stored: StoredDocument): z.output<T> {
  const read = schema.safeParse(plain(stored));
  if (read.success) return read.data;
  const error = new UnreadableError(stored.path, read.error);
  if (!reported.has(stored.path)) {
    reported.add(stored.path);
    // oxlint-disable-next-line no-console -- whoever looks for the missing document finds its path here
    console.error(error.message, read.error.issues);
  }
  throw error;
}

/** Reads the documents of a list. One that cannot be read never fails the ones beside it. */
export function readDocuments<T extends z.ZodType>(
  schema: T,
  documents: readonly StoredDocument[],
): ReadDocuments<z.output<T>> {
  const data = documents.flatMap((stored) => {
    try {
      return [readDocument(schema, stored)];
    } catch (error) {
      if (error instanceof UnreadableError) return [];
      throw error;
    }
  });
  return { data, skipped: documents.length - data.length };
}

/** A document's data with its id (a number where it is one) and dates in place of timestamps. */
function plain({ id, fields }: StoredDocument): object {
  return { ...withDatesInside(fields), id: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id };
}

function withDatesInside(fields: object): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, withDates(value)]));
}

function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (isTimestamp(value)) return value.toDate();
  // No field of ours holds any other value of the SDK, such as a reference, which leads to itself.
  return Object.getPrototypeOf(value) === Object.prototype ? withDatesInside(value) : null;
}

/** The SDK's class for it would bring all of the SDK to the learners' pages, which hold none. */
const isTimestamp = (value: object): value is { toDate: () => Date } =>
  'toDate' in value && typeof value.toDate === 'function';
