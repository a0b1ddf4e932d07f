import { siteContracts as contracts } from '#/contract/site.ts';
import type { SiteContentData } from '#/data/site-content.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData } from '#/http/reply.ts';
import type { Pictures } from './pictures.ts';

type Deps = { pictures: Pictures; siteContent: Pick<SiteContentData, 'read'> };

/** Edges may serve an old copy for a day while they fetch a new one, or cannot. */
const cacheControl = 'public, max-age=60, s-maxage=60, stale-while-revalidate=86400';

/** What the public pages show. */
export const siteOperations = ({ pictures, siteContent }: Deps): Operation[] => [
  operation(contracts.read, async () => {
    const { courses, ...content } = await siteContent.read();
    const reply = okData({ ...content, courses: courses.map(pictures.ofCourseForClient) });
    return { ...reply, headers: { 'Cache-Control': cacheControl } };
  }),
];
