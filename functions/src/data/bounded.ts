import { cutText } from '@padavu/domain/stored';

/** Characters, entries and levels: more than any document of ours has in one place, and far less than a store takes. */
const longestText = 20_000;
const mostEntries = 2000;
const deepest = 8;

/** Characters in all. A document takes a megabyte, and a transaction writes a hundred entries of the audit log at most. */
const mostCharacters = 60_000;

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/**
 * A value as the audit log keeps it: whole when it is of any size that we write, cut where a hand or a script has stored
 * something absurd, so that no deletion fails for the size of what it deletes. Fields without a value are left out.
 */
export function bounded<T>(value: T): T;
export function bounded(value: unknown): unknown {
  let left = mostCharacters;

  function kept(inner: unknown, depth: number): unknown {
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
        .map((each: unknown) => kept(each, depth + 1));
    if (!isPlain(inner)) return inner;
    const entries: [string, unknown][] = Object.entries(inner);
    return Object.fromEntries(
      entries
        .filter(([, each]) => each !== undefined)
        .slice(0, mostEntries)
        .flatMap(([field, each]) => {
          left -= field.length;
          return left > 0 ? [[field, kept(each, depth + 1)] as const] : [];
        }),
    );
  }

  return kept(value, 0);
}
