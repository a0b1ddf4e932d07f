import { CheckedCollection } from '@padavu/domain/admin/attention';
import { Course } from '@padavu/domain/course/course';
import { countsTheSame } from '@padavu/domain/course/course-stats';
import { Progress } from '@padavu/domain/learning/progress';
import { readRouteId } from '@padavu/domain/values/route-id';
import { siteCourse } from '@padavu/domain/site/site';
import { usersCollection } from '@padavu/domain/user/user';
import { userStatsChanges, userStatsEntryOf } from '@padavu/domain/user/user-stats';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { faultsIn, type AttentionData } from '#/data/admin/attention.ts';
import type { ClaimsData } from '#/data/user/claims.ts';
import type { CourseStatsData } from '#/data/learning/course-stats.ts';
import { readDocument, readUser } from '#/data/store/documents.ts';
import type { PacesData } from '#/data/learning/paces.ts';
import { type SecurityData, worksForSchool } from '#/data/user/security.ts';
import type { SiteContentData } from '#/data/site/site-content.ts';
import type { UserStatsData } from '#/data/user/user-stats.ts';

// What follows a write of a document, by whomever: the API, the Firebase console or a script.

type DocumentEvent = { data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined };

const isOrWasFaulty = (collection: CheckedCollection, { data }: DocumentEvent) =>
  [data?.before, data?.after].some((snapshot) => faultsIn(collection, snapshot));

type AccountDeps = {
  attention: Pick<AttentionData, 'sync'>;
  claims: Pick<ClaimsData, 'sync'>;
  userStats: Pick<UserStatsData, 'sync'>;
  security: Pick<SecurityData, 'sync'>;
};

/**
 * Updates the claims, the totals and the mark of the second factor after a write of a user document
 * (docs/decisions/056). A write that changes no total, such as that of the claims' moment, updates none.
 */
export function syncAccount({ attention, claims, userStats, security }: AccountDeps) {
  return async (event: DocumentEvent & { params: { uid: string } }): Promise<void> => {
    const { uid } = event.params;
    const { data } = event;
    const isCounted = userStatsChanges(entryOf(data?.before), entryOf(data?.after)).length > 0;
    await Promise.all([
      claims.sync(uid),
      data !== undefined && worksForSchool(data.after) && security.sync(uid),
      isCounted && userStats.sync(uid),
      isOrWasFaulty(usersCollection, event) && attention.sync(usersCollection, uid),
    ]);
  };
}

function entryOf(snapshot: DocumentSnapshot | undefined) {
  return snapshot?.exists ? userStatsEntryOf(readUser(snapshot)) : undefined;
}

/**
 * Updates the list of what needs attention. For a write to a sound document that stays sound, nothing is read or
 * written.
 */
export function syncAttention({ attention }: { attention: Pick<AttentionData, 'sync'> }) {
  return async (event: DocumentEvent): Promise<void> => {
    const ref = event.data?.after.ref;
    const collection = CheckedCollection.safeParse(ref?.parent.id);
    if (!ref || !collection.success) return;
    if (isOrWasFaulty(collection.data, event)) await attention.sync(collection.data, ref.id);
  };
}

type ProgressDeps = { courseStats: Pick<CourseStatsData, 'sync'>; paces: Pick<PacesData, 'sync'> };
type ProgressEvent = DocumentEvent & { params: { uid: string; courseId: string } };

/**
 * Updates the totals (docs/decisions/054) and the days that open by progress (docs/decisions/137) after a change of a
 * learner's progress. A video reports its position every few seconds: a change that affects no total ends here, before
 * anything is read.
 */
export function syncProgress({ courseStats, paces }: ProgressDeps) {
  return async ({ params, data }: ProgressEvent): Promise<void> => {
    const courseId = readRouteId(params.courseId);
    const before = readDocument(Progress, data?.before);
    const after = readDocument(Progress, data?.after);
    if (courseId === 0 || (before && countsTheSame(before, after))) return;
    await Promise.all([
      courseStats.sync(params.uid, courseId, after?.lastLessonId),
      paces.sync(params.uid, courseId),
    ]);
  };
}

type SiteDeps = { siteContent: Pick<SiteContentData, 'rebuild'> };

/** What the site shows of a course, and its position. */
function shownOnSite(snapshot: DocumentSnapshot | undefined) {
  const course = readDocument(Course, snapshot);
  return course?.published ? { ...siteCourse(course), order: course.order } : undefined;
}

/**
 * Rebuilds the site's content after a change of a course. If only the course's lessons changed, the site shows the
 * same, and nothing is read.
 */
export function syncCourseOnSite({ siteContent }: SiteDeps) {
  return async ({ data }: DocumentEvent): Promise<void> => {
    if (data && isDeepStrictEqual(shownOnSite(data.before), shownOnSite(data.after))) return;
    await siteContent.rebuild();
  };
}

/** Rebuilds the site's content after a change of the school. */
export function syncSchoolOnSite({ siteContent }: SiteDeps) {
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
export function syncPageOnSite({ siteContent }: SiteDeps) {
  return async ({ data }: DocumentEvent): Promise<void> => {
    if (data && isDeepStrictEqual(published(data.before), published(data.after))) return;
    await siteContent.rebuild();
  };
}
