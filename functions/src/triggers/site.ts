import { Course } from '@padavu/domain/course';
import { siteCourse } from '@padavu/domain/site';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { readDocument } from '#/data/documents.ts';
import type { SiteContentData } from '#/data/site-content.ts';

type Deps = { siteContent: Pick<SiteContentData, 'rebuild'> };
type DocumentEvent = { data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined };

/** What the site shows of a course, and its position. */
function shownOnSite(snapshot: DocumentSnapshot | undefined) {
  const course = readDocument(Course, snapshot);
  return course?.published ? { ...siteCourse(course), order: course.order } : undefined;
}

/**
 * Rebuilds the site's content after a change of a course. If only the course's lessons changed, the site shows the
 * same, and nothing is read.
 */
export function syncCourseOnSite({ siteContent }: Deps) {
  return async ({ data }: DocumentEvent): Promise<void> => {
    if (data && isDeepStrictEqual(shownOnSite(data.before), shownOnSite(data.after))) return;
    await siteContent.rebuild();
  };
}

/** Rebuilds the site's content after a change of the school. */
export function syncSchoolOnSite({ siteContent }: Deps) {
  return async (): Promise<void> => {
    await siteContent.rebuild();
  };
}

/** The published content of a page; visitors do not see a draft. */
const published = (snapshot: DocumentSnapshot | undefined): unknown[] => [
  snapshot?.get('published'),
  snapshot?.get('publishedAt'),
];

/** Rebuilds the site's content after a page was published. */
export function syncPageOnSite({ siteContent }: Deps) {
  return async ({ data }: DocumentEvent): Promise<void> => {
    if (data && isDeepStrictEqual(published(data.before), published(data.after))) return;
    await siteContent.rebuild();
  };
}
