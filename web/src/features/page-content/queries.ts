import { PageId } from '@padavu/domain/page-content';
import { pageLimits } from '@padavu/domain/page-limits';
import { storedMoment } from '@padavu/domain/stored';
import { countPageTranslations, pageInBothLanguages } from '@padavu/domain/page-translation';
import { pagesCollection } from '@padavu/domain/stored-page';
import { isTexts } from '@padavu/domain/translation';
import { z } from 'zod';
import type { LiveQuery } from '@/lib/firebase/live.ts';

export const pathOfPage = (id: PageId) => `${pagesCollection}/${id}`;

const Listed = z
  .object({
    id: PageId,
    draft: z.unknown().optional(),
    published: z.unknown().optional(),
    publishedAt: storedMoment(),
  })
  .transform(({ id, draft, published, publishedAt }) => ({
    id,
    hasDraft: isTexts(draft),
    translations: countPageTranslations(pageInBothLanguages(id, draft ?? published)),
    publishedAt,
  }));

/** Which pages have a draft, how much of each stands in Malayalam, and when each was published. */
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
