import type { ListedEntry } from './queries.ts';

/** A stretch of the record from its newest entry on, without a gap: entries never change, so what was seen stays seen. */
export type Trail = {
  entries: readonly ListedEntry[];
  /** Nothing is older than the last of them. */
  isComplete: boolean;
};

export const emptyTrail: Trail = { entries: [], isComplete: false };

function newestFirst(one: ListedEntry, other: ListedEntry): number {
  return other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
}

function joined(...parts: (readonly ListedEntry[])[]): ListedEntry[] {
  const byId = new Map(parts.flat().map((entry) => [entry.id, entry]));
  return [...byId.values()].toSorted(newestFirst);
}

/**
 * The stretch with the newest page, as it is now: of a page of `size` one more was asked for. Where so much has happened
 * at once that it does not reach down to what is known, what is known goes, rather than leave a gap.
 */
export function withNewest(trail: Trail, newest: readonly ListedEntry[], size: number): Trail {
  if (newest.length <= size) return { entries: newest, isComplete: true };
  const page = newest.slice(0, size);
  const known = new Set(trail.entries.map(({ id }) => id));
  if (page.every(({ id }) => known.has(id))) return trail;
  if (page.every(({ id }) => !known.has(id))) return { entries: page, isComplete: false };
  return { entries: joined(trail.entries, page), isComplete: trail.isComplete };
}

/** The stretch with a page of older entries; of a page of `size` one more was asked for. */
export function withOlder(trail: Trail, older: readonly ListedEntry[], size: number): Trail {
  return { entries: joined(trail.entries, older.slice(0, size)), isComplete: older.length <= size };
}
