import type { z } from 'zod';

/** A document as the store sends it. */
export type StoredDocument = { path: string; id: string; fields: object };

/** Documents that were read. The store sent as many as `data` and `skipped` together. */
export type ReadDocuments<T> = {
  data: T[];
  /** The number of documents that cannot be read and are left out. */
  skipped: number;
};

/** A document that does not fit its schema, which tolerates everything but a missing identity. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';

  constructor(path: string, cause: unknown) {
    super(`The document ${path} cannot be read`, { cause });
  }
}

const loggedPaths = new Set<string>();

/**
 * Reads one document with its schema.
 * @throws UnreadableError, which is logged the first time
 */
export function readDocument<T extends z.ZodType>(schema: T, stored: StoredDocument): z.output<T> {
  const parsed = schema.safeParse(plainFields(stored));
  if (parsed.success) return parsed.data;
  const error = new UnreadableError(stored.path, parsed.error);
  if (!loggedPaths.has(stored.path)) {
    loggedPaths.add(stored.path);
    // oxlint-disable-next-line no-console -- the console names the document that is missing from the page
    console.error(error.message, parsed.error.issues);
  }
  throw error;
}

/** Reads the documents of a list. One that cannot be read never fails the others. */
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
function plainFields({ id, fields }: StoredDocument): object {
  return { ...withDatesInside(fields), id: /^[1-9]\d{0,14}$/.test(id) ? Number(id) : id };
}

function withDatesInside(fields: object): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, withDates(value)]));
}

function withDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (isTimestamp(value)) return value.toDate();
  // Our documents contain no other values of the SDK, such as references, which refer to themselves.
  return Object.getPrototypeOf(value) === Object.prototype ? withDatesInside(value) : null;
}

/** Importing the SDK's class would add the whole SDK to the learners' pages, which do without it. */
const isTimestamp = (value: object): value is { toDate: () => Date } =>
  'toDate' in value && typeof value.toDate === 'function';
