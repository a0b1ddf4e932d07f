import { Course } from '@padavu/domain/course';
import { siteCourse } from '@padavu/domain/site';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { readDocument } from '#/data/documents.ts';
import type { SiteContentData } from '#/data/site-content.ts';

type Deps = { siteContent: Pick<SiteContentData, 'rebuild'> };
type Written = { data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined };

/** What the site shows of a course, and where. */
function shown(snapshot: DocumentSnapshot | undefined) {
  const course = readDocument(Course, snapshot);
  return course?.published ? { ...siteCourse(course), order: course.order } : undefined;
}

/** The site follows the courses. A course that only counts another lesson shows as before, and nothing is read for it. */
export function followCourseOnSite({ siteContent }: Deps) {
  return async ({ data }: Written): Promise<void> => {
    if (data && isDeepStrictEqual(shown(data.before), shown(data.after))) return;
    await siteContent.rebuild();
  };
}

/** The site follows what the school says of itself. */
export function followSchoolOnSite({ siteContent }: Deps) {
  return async (): Promise<void> => {
    await siteContent.rebuild();
  };
}

/** What a page says to visitors; a draft is not theirs. */
const published = (snapshot: DocumentSnapshot | undefined): unknown[] => [
  snapshot?.get('published'),
  snapshot?.get('publishedAt'),
];

/** The site follows what its pages say. */
export function followPageOnSite({ siteContent }: Deps) {
  return async ({ data }: Written): Promise<void> => {
    if (data && isDeepStrictEqual(published(data.before), published(data.after))) return;
    await siteContent.rebuild();
  };
}
