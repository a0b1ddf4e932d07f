import { PageId } from '@padavu/domain/site/page-content';
import { pageLimits } from '@padavu/domain/site/page-limits';
import { storedMoment } from '@padavu/domain/stored';
import { countPageTranslations, pageInBothLanguages } from '@padavu/domain/site/page-translation';
import { pagesCollection } from '@padavu/domain/site/stored-page';
import { isRecord } from '@padavu/domain/language/translation';
import { z } from 'zod';
import type { LiveQuery } from '@/lib/firebase/live.ts';

export const pathOfPage = (id: PageId) => `${pagesCollection}/${id}`;

const ListedPage = z
  .object({
    id: PageId,
    draft: z.unknown().optional(),
    published: z.unknown().optional(),
    publishedAt: storedMoment(),
  })
  .transform(({ id, draft, published, publishedAt }) => ({
    id,
    hasDraft: isRecord(draft),
    translations: countPageTranslations(pageInBothLanguages(id, draft ?? published)),
    publishedAt,
  }));

/** Which pages have a draft, how much of each is translated into Malayalam, and when each was published. */
export const listedPages: LiveQuery<typeof ListedPage> = {
  kind: 'query',
  collection: pagesCollection,
  where: [],
  orderBy: [['__name__', 'asc']],
  schema: ListedPage,
};

const Version = z.object({ id: z.coerce.number().int().nonnegative(), publishedAt: storedMoment() });
export type Version = z.infer<typeof Version>;

/** The published versions of a page, newest first. */
export const versionsOf = (id: PageId): LiveQuery<typeof Version> => ({
  kind: 'query',
  collection: `${pathOfPage(id)}/versions`,
  where: [],
  orderBy: [['publishedAt', 'desc']],
  limit: pageLimits.versions,
  schema: Version,
});
