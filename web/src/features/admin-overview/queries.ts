import { attentionCollection, AttentionItem } from '@padavu/domain/admin/attention';
import { auditCollection } from '@padavu/domain/admin/audit';
import { Course, coursesCollection } from '@padavu/domain/course/course';
import { UserStats, userStatsPath } from '@padavu/domain/user/user-stats';
import { CourseStats, courseStatsCollection } from '@padavu/domain/course/course-stats';
import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { limits } from '@padavu/domain/limits';
import { z } from 'zod';
import type { LiveDocument, LiveQuery } from '@/lib/firebase/live.ts';

const Newest = z.object({ id: z.coerce.string() });

/** The numbers of accounts by course, role and status. */
export const userStatsDocument: LiveDocument<typeof UserStats> = {
  kind: 'document',
  path: userStatsPath,
  schema: UserStats,
};

/** The newest audit entry. Every change by an administrator writes one. */
export const newestAuditEntry: LiveQuery<typeof Newest> = {
  kind: 'query',
  collection: auditCollection,
  where: [],
  orderBy: [['at', 'desc']],
  limit: 1,
  schema: Newest,
};

const OverviewCourse = Course.pick({ id: true, title: true, lessonIds: true });
export type OverviewCourse = z.infer<typeof OverviewCourse>;

/** The courses of the overview, and one more, which tells whether there are others. */
export const overviewCourses: LiveQuery<typeof OverviewCourse> = {
  kind: 'query',
  collection: coursesCollection,
  where: [],
  orderBy: [['id', 'asc']],
  limit: limits.dashboard.courses + 1,
  schema: OverviewCourse,
};

/** The statistics of the first courses. A course has none before a learner has started it. */
export const overviewCourseStats: LiveQuery<typeof CourseStats> = {
  kind: 'query',
  collection: courseStatsCollection,
  where: [],
  orderBy: [['courseId', 'asc']],
  limit: limits.dashboard.courses,
  schema: CourseStats,
};

const OverviewLesson = Lesson.pick({ title: true, day: true, subcategoryId: true });

export const overviewLesson = (id: number): LiveDocument<typeof OverviewLesson> => ({
  kind: 'document',
  path: `${lessonsCollection}/${id}`,
  schema: OverviewLesson,
});

/** The records that need attention, newest first, and one more, which tells whether there are others. */
export const attentionItems: LiveQuery<typeof AttentionItem> = {
  kind: 'query',
  collection: attentionCollection,
  where: [],
  orderBy: [
    ['foundAt', 'desc'],
    ['__name__', 'desc'],
  ],
  limit: limits.dashboard.attention + 1,
  schema: AttentionItem,
};

const FirstCourse = Course.pick({ id: true, published: true, openForRegistration: true });

/** A new school's courses. */
export const firstCourses: LiveQuery<typeof FirstCourse> = {
  kind: 'query',
  collection: coursesCollection,
  where: [],
  orderBy: [['id', 'asc']],
  limit: limits.dashboard.courses,
  schema: FirstCourse,
};
