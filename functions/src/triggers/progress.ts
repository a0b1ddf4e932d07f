import { countsTheSame } from '@padavu/domain/course-stats';
import { Progress } from '@padavu/domain/progress';
import { readRouteId } from '@padavu/domain/route-id';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readDocument } from '#/data/documents.ts';
import type { CourseStatsData } from '#/data/course-stats.ts';
import type { PacesData } from '#/data/paces.ts';

type DocumentEvent = {
  params: { uid: string; courseId: string };
  data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined;
};

type Deps = { courseStats: Pick<CourseStatsData, 'sync'>; paces: Pick<PacesData, 'sync'> };

/**
 * Updates the totals (docs/decisions/054) and the days that open by progress (docs/decisions/137) after a change of a
 * learner's progress. A video reports its position every few seconds: a change that affects no total ends here, before
 * anything is read.
 */
export function syncProgress({ courseStats, paces }: Deps) {
  return async ({ params, data }: DocumentEvent): Promise<void> => {
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
