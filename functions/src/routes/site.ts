import { siteContracts as contracts } from '#/contract/site.ts';
import type { SiteContentData } from '#/data/site/site-content.ts';
import { operation, type Operation } from '#/http/operation.ts';
import { okData, siteCaching } from '#/http/reply.ts';
import type { Pictures } from './pictures.ts';

type Deps = { pictures: Pictures; siteContent: Pick<SiteContentData, 'read'> };

/** What the public pages show. */
export const siteOperations = ({ pictures, siteContent }: Deps): Operation[] => [
  operation(contracts.read, async () => {
    const { courses, ...content } = await siteContent.read();
    const reply = okData({ ...content, courses: courses.map(pictures.ofCourseForClient) });
    // A registrant pays by what this says: no browser may show what it read yesterday.
    return { ...reply, headers: { 'Cache-Control': siteCaching } };
  }),
];
