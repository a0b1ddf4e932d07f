import { cutText } from '@padavu/domain/stored';
import { isMap } from './documents.ts';

/** Limits of characters, entries and levels: far below what Firestore takes. */
const longestText = 20_000;
const mostEntries = 2000;
const deepest = 8;

/**
 * Characters of all texts together. A document takes a megabyte, and a transaction writes a hundred audit entries at
 * most.
 */
const mostCharacters = 60_000;

/** Characters of a value, and one for each value that is no text. */
function sizeOf(value: unknown, depth = 0): number {
  if (typeof value === 'string') return value.length;
  if (!(Array.isArray(value) || isMap(value)) || depth > deepest) return 1;
  return Object.values(value).reduce((sum: number, part) => sum + sizeOf(part, depth + 1), 1);
}

/**
 * A value as the audit log stores it: whole, unless it is very long, as the texts of a large course may be, or what the
 * console or a script stored. Then long parts are cut, so that no change fails because of the size of the document.
 * Short ones are kept before longer ones, so that nobody hides a change of one beside a change of another. Undefined
 * fields are left out.
 */
export function bounded<T>(value: T): T;
export function bounded(value: unknown): unknown {
  let left = mostCharacters;

  function cut(inner: unknown, depth: number): unknown {
    if (typeof inner === 'string') {
      const text = cutText(inner, Math.max(0, Math.min(longestText, left)));
      left -= text.length;
      return text;
    }
    left -= 1;
    if (typeof inner !== 'object' || inner === null) return inner;
    if (depth > deepest) return null;
    if (Array.isArray(inner))
      return inner
        .slice(0, Math.max(0, Math.min(mostEntries, left)))
        .map((each: unknown) => cut(each, depth + 1));
    return isMap(inner) ? cutFields(Object.entries(inner), depth) : inner;
  }

  function cutFields(fields: readonly [string, unknown][], depth: number): object {
    const present = fields.filter(([, each]) => each !== undefined).slice(0, mostEntries);
    const shortestFirst = present
      .map(([field, each]) => ({ field, each, size: sizeOf(each) }))
      .toSorted((one, other) => one.size - other.size);
    const kept = new Map<string, unknown>();
    for (const { field, each } of shortestFirst) {
      left -= field.length;
      if (left > 0) kept.set(field, cut(each, depth + 1));
    }
    return Object.fromEntries(
      present.flatMap(([field]) => (kept.has(field) ? [[field, kept.get(field)] as const] : [])),
    );
  }

  return cut(value, 0);
}
