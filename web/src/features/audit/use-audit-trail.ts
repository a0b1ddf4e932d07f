import { isAbout } from '@padavu/domain/audit-search';
import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { useState } from 'react';
import { useNotice } from '@/components/Notices.tsx';
import { useCommand } from '@/components/use-command.ts';
import { readQuery } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import type { AuditFilter } from './audit-filter.ts';
import { auditEntries } from './queries.ts';
import type { ListedEntry } from './queries.ts';
import { emptyTrail, withNewest, withOlder } from './trail.ts';
import type { Trail } from './trail.ts';

export type AuditTrail =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'ready';
      entries: ListedEntry[];
      /** Reads a page further; `null` when the list is complete. */
      older: { load: () => void; pending: boolean } | null;
    };

const pageSize: number = limits.pageSize.audit;

/** The entries that pass a filter, newest first: the first page live, older ones a page at a time. */
export function useAuditTrail(filter: AuditFilter): AuditTrail {
  const key = JSON.stringify(filter);
  const [held, setHeld] = useState<{ key: string; trail: Trail }>({ key, trail: emptyTrail });
  const trail = held.key === key ? held.trail : emptyTrail;
  const { live, retry } = useLiveQuery(auditEntries(filter, pageSize + 1));
  const older = useOlder(filter, trail, (page) =>
    setHeld((now) => (now.key === key ? { key, trail: withOlder(now.trail, page, pageSize) } : now)),
  );

  // The device's own copy may have gaps: it shows until the server has spoken, and is not built upon.
  const confirmed = live.state === 'ready' && !live.fromCache;
  const grown = confirmed ? withNewest(trail, live.data, pageSize) : trail;
  if (grown !== trail && !isSame(grown, trail)) setHeld({ key, trail: grown });

  if (live.state === 'failed') return { ...live, retry };
  const entries = grown.entries.length === 0 && live.state === 'ready' ? live.data : grown.entries;
  if (live.state === 'loading' && entries.length === 0) return { state: 'loading' };
  return {
    state: 'ready',
    entries: entries.filter(({ target }) => isAbout(filter.about, target)),
    older: grown.isComplete || !confirmed ? null : older,
  };
}

function isSame(one: Trail, other: Trail): boolean {
  return (
    one.isComplete === other.isComplete &&
    one.entries.length === other.entries.length &&
    one.entries.every(({ id }, index) => id === other.entries[index]?.id)
  );
}

function useOlder(filter: AuditFilter, trail: Trail, onPage: (page: ListedEntry[]) => void) {
  const notify = useNotice();
  const { pending, run } = useCommand(async () => {
    try {
      onPage(await readQuery(auditEntries(filter, pageSize + 1, trail.entries.at(-1))));
    } catch {
      notify({ severity: 'error', text: messages.audit.olderFailed });
    }
  });
  return { load: run, pending };
}
