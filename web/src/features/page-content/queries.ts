import type { PageId } from '@padavu/domain/page-content';
import { pageLimits } from '@padavu/domain/page-limits';
import { storedMoment } from '@padavu/domain/stored';
import { pagesCollection } from '@padavu/domain/stored-page';
import { z } from 'zod';
import type { LiveQuery } from '@/lib/firebase/live.ts';

export const pathOfPage = (id: PageId) => `${pagesCollection}/${id}`;

const Listed = z.object({
  id: z.string(),
  draft: z
    .unknown()
    .optional()
    .transform((draft) => typeof draft === 'object' && draft !== null),
  publishedAt: storedMoment(),
});

/** Which pages have a draft, and when each was published. */
export const listedPages: LiveQuery<typeof Listed> = {
  kind: 'query',
  collection: pagesCollection,
  where: [],
  orderBy: [['__name__', 'asc']],
  schema: Listed,
};

const Version = z.object({ id: z.coerce.number().int().nonnegative(), publishedAt: storedMoment() });
export type Version = z.infer<typeof Version>;

/** What a page said before and says now, the latest first. */
export const versionsOf = (id: PageId): LiveQuery<typeof Version> => ({
  kind: 'query',
  collection: `${pathOfPage(id)}/versions`,
  where: [],
  orderBy: [['publishedAt', 'desc']],
  limit: pageLimits.versions,
  schema: Version,
});
