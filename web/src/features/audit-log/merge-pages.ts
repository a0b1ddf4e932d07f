import type { ListedAuditEntry } from '@padavu/domain/admin/audit';

/** The loaded entries from the newest on, without a gap. Entries never change, so loaded ones stay valid. */
export type LoadedEntries = {
  entries: readonly ListedAuditEntry[];
  /** No older entries exist. */
  isComplete: boolean;
};

/** A page of entries as read: one more than `size` is requested. */
export type ReadPage = {
  data: readonly ListedAuditEntry[];
  /** The number of unreadable entries, which are left out. */
  skipped?: number;
};

const isLast = ({ data, skipped = 0 }: ReadPage, size: number) => data.length + skipped <= size;

export const noEntries: LoadedEntries = { entries: [], isComplete: false };

function newestFirst(one: ListedAuditEntry, other: ListedAuditEntry): number {
  return other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1);
}

function merge(...parts: (readonly ListedAuditEntry[])[]): ListedAuditEntry[] {
  const byId = new Map(parts.flat().map((entry) => [entry.id, entry]));
  return [...byId.values()].toSorted(newestFirst);
}

/** Adds the newest page. If it does not reach down to the loaded entries, these are dropped rather than leave a gap. */
export function prependNewest(loaded: LoadedEntries, newest: ReadPage, size: number): LoadedEntries {
  if (isLast(newest, size)) return { entries: newest.data, isComplete: true };
  const page = newest.data.slice(0, size);
  const loadedIds = new Set(loaded.entries.map(({ id }) => id));
  if (page.every(({ id }) => loadedIds.has(id))) return loaded;
  if (page.every(({ id }) => !loadedIds.has(id))) return { entries: page, isComplete: false };
  return { entries: merge(loaded.entries, page), isComplete: loaded.isComplete };
}

/** Adds a page of older entries. */
export function appendOlder(loaded: LoadedEntries, older: ReadPage, size: number): LoadedEntries {
  return { entries: merge(loaded.entries, older.data.slice(0, size)), isComplete: isLast(older, size) };
}
