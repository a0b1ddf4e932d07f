import { useState } from 'react';
import type { Live } from '@/lib/firebase/live.ts';

/** How often the newest of something has become another one since the page was opened; its first answer is no change. */
export function useChanges(live: Live<readonly { id: string }[]>): number {
  const [seen, setSeen] = useState<{ newest: string; changes: number } | null>(null);
  if (live.state !== 'ready' || live.fromCache) return seen?.changes ?? 0;
  const newest = live.data[0]?.id ?? '';
  if (seen?.newest === newest) return seen.changes;
  const changes = seen ? seen.changes + 1 : 0;
  setSeen({ newest, changes });
  return changes;
}
