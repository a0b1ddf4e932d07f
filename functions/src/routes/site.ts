import { siteContracts as contracts } from '#/contract/site.ts';
import type { SiteContentData } from '#/data/site-content.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';
import type { Pictures } from './pictures.ts';

type Deps = { pictures: Pictures; siteContent: Pick<SiteContentData, 'read'> };

/**
 * As for the public pages (`site.ts`). A registrant pays by what this says: no browser may show what it read yesterday,
 * and edges serve an old copy for a day only while they cannot fetch a new one.
 */
const cacheControl = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400';

/** What the public pages show. */
export const siteOperations = ({ pictures, siteContent }: Deps): Operation[] => [
  operation(contracts.read, async () => {
    const { courses, ...content } = await siteContent.read();
    const reply = okData({ ...content, courses: courses.map(pictures.ofCourseForClient) });
    return { ...reply, headers: { 'Cache-Control': cacheControl } };
  }),
];
