import { auditCollection } from '@padavu/domain/audit';
import { Course, coursesCollection } from '@padavu/domain/course';
import { Headcount, headcountPath } from '@padavu/domain/headcount';
import { Insight, insightsCollection } from '@padavu/domain/insight';
import { Lesson, lessonsCollection } from '@padavu/domain/lesson';
import { limits } from '@padavu/domain/limits';
import { z } from 'zod';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';

const Newest = z.object({ id: z.coerce.string() });

/** How many accounts there are, of every kind. */
export const headcountDocument: LiveDocument<typeof Headcount> = {
  kind: 'document',
  path: headcountPath,
  schema: Headcount,
};

/** What an administrator did last. Every change that they make leaves an entry. */
export const newestDeed: LiveQuery<typeof Newest> = {
  kind: 'query',
  collection: auditCollection,
  where: [],
  orderBy: [['at', 'desc']],
  limit: 1,
  schema: Newest,
};

const OverviewCourse = Course.pick({ id: true, title: true, lessonIds: true });
export type OverviewCourse = z.infer<typeof OverviewCourse>;

/** The courses of the overview, and one more that tells whether there are others. */
export const overviewCourses: LiveQuery<typeof OverviewCourse> = {
  kind: 'query',
  collection: coursesCollection,
  where: [],
  orderBy: [['id', 'asc']],
  limit: limits.dashboard.courses + 1,
  schema: OverviewCourse,
};

/** What is counted of courses. A course has one once a learner has started it, so these are those of the first courses. */
export const overviewInsights: LiveQuery<typeof Insight> = {
  kind: 'query',
  collection: insightsCollection,
  where: [],
  orderBy: [['courseId', 'asc']],
  limit: limits.dashboard.courses,
  schema: Insight,
};

const OverviewLesson = Lesson.pick({ title: true, day: true, subcategoryId: true });

export const overviewLesson = (id: number): LiveDocument<typeof OverviewLesson> => ({
  kind: 'document',
  path: `${lessonsCollection}/${id}`,
  schema: OverviewLesson,
});
