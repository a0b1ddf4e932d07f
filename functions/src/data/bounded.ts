import { cutText } from '@padavu/domain/stored';

/**
 * Limits of characters, entries and levels: above what any document of ours has, and far below what Firestore takes.
 */
const longestText = 20_000;
const mostEntries = 2000;
const deepest = 8;

/**
 * Characters of all texts together. A document takes a megabyte, and a transaction writes a hundred audit entries at
 * most.
 */
const mostCharacters = 60_000;

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/**
 * A value as the audit log stores it: whole if it has any size that we write, cut if the console or a script stored
 * something huge, so that no deletion fails because of the size of the document. Undefined fields are left out.
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
    if (!isPlain(inner)) return inner;
    const entries: [string, unknown][] = Object.entries(inner);
    return Object.fromEntries(
      entries
        .filter(([, each]) => each !== undefined)
        .slice(0, mostEntries)
        .flatMap(([field, each]) => {
          left -= field.length;
          return left > 0 ? [[field, cut(each, depth + 1)] as const] : [];
        }),
    );
  }

  return cut(value, 0);
}
