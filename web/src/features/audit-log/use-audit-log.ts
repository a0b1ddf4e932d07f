import { auditCollection } from '@padavu/domain/admin/audit';
import type { ListedAuditEntry } from '@padavu/domain/admin/audit';
import { matchesTarget } from '@padavu/domain/admin/audit-search';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { useState } from 'react';
import { z } from 'zod';
import { useCommand } from '@/components/use-command.ts';
import { readQuery } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { useBrand } from '@/lib/brand.ts';
import { useListPosition } from '@/lib/use-list-position.ts';
import type { AuditFilter } from './audit-filter.ts';
import { auditEntries } from './queries.ts';
import { noEntries, prependNewest, appendOlder } from './merge-pages.ts';
import type { ReadPage, LoadedEntries } from './merge-pages.ts';

export type AuditLog =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      entries: ListedAuditEntry[];
      /** Loads the next page of older entries; `null` if there are none. */
      older: { load: () => void; pending: boolean } | null;
    };

const pageSize: number = limits.pageSize.audit;

const Count = z.int32().min(pageSize);

/**
 * The entries that match a filter, newest first: the first page live, older ones a page at a time. After back and
 * reload, the first page is as long as the list was.
 */
export function useAuditLog(filter: AuditFilter): AuditLog {
  const { timeZone } = useBrand();
  const key = JSON.stringify([filter, timeZone]);
  const [stored, setStored] = useState<{ key: string; loaded: LoadedEntries }>({ key, loaded: noEntries });
  const loaded = stored.key === key ? stored.loaded : noEntries;
  const { position: count = pageSize, setPosition } = useListPosition(auditCollection, key, Count);
  const [first, setFirst] = useState({ key, size: count });
  const size = first.key === key ? first.size : count;
  if (first.key !== key) setFirst({ key, size });
  const { live, retry } = useLiveQuery(auditEntries(filter, { timeZone, limit: size + 1 }));
  const older = useOlder(filter, loaded, (page) =>
    setStored((current) =>
      current.key === key ? { key, loaded: appendOlder(current.loaded, page, pageSize) } : current,
    ),
  );
  const load = () => {
    setPosition(loaded.entries.length + pageSize);
    older.load();
  };

  // Cached entries may have gaps: they show until the server has answered, and nothing is merged into them.
  const isConfirmed = live.state === 'ready' && !live.fromCache;
  const merged = isConfirmed ? prependNewest(loaded, live, size) : loaded;
  if (merged !== loaded && !isSame(merged, loaded)) setStored({ key, loaded: merged });

  if (live.state === 'failed') return { ...live, retry };
  const entries = merged.entries.length === 0 && live.state === 'ready' ? live.data : merged.entries;
  if (live.state === 'loading' && entries.length === 0) return { state: 'loading' };
  return {
    state: 'ready',
    entries: entries.filter(({ target }) => matchesTarget(filter.about, target)),
    older: merged.isComplete || !isConfirmed ? null : { ...older, load },
  };
}

function isSame(one: LoadedEntries, other: LoadedEntries): boolean {
  return (
    one.isComplete === other.isComplete &&
    one.entries.length === other.entries.length &&
    one.entries.every(({ id }, index) => id === other.entries[index]?.id)
  );
}

function useOlder(filter: AuditFilter, loaded: LoadedEntries, onPage: (page: ReadPage) => void) {
  const { timeZone } = useBrand();
  const { pending, run } = useCommand({
    send: () => readQuery(auditEntries(filter, { timeZone, limit: pageSize + 1 }, loaded.entries.at(-1))),
    failed: () => adminMessages.audit.olderFailed,
    onDone: onPage,
  });
  return { load: run, pending };
}
