import { attentionCollection, AttentionItem } from '@padavu/domain/attention';
import { limits } from '@padavu/domain/limits';
import type { LiveQuery } from '@/lib/firebase/live.ts';

/** The records that need attention, newest first, and one more that tells whether others follow. */
export const attentionItems: LiveQuery<typeof AttentionItem> = {
  kind: 'query',
  collection: attentionCollection,
  where: [],
  orderBy: [
    ['foundAt', 'desc'],
    ['__name__', 'desc'],
  ],
  limit: limits.dashboard.attention + 1,
  schema: AttentionItem,
};
