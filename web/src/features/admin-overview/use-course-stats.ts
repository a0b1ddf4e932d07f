import type { CourseStats } from '@padavu/domain/course/course-stats';
import { limits } from '@padavu/domain/limits';
import { combineReads } from '@/lib/firebase/live-reads.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import type { LiveRead } from '@/lib/firebase/live.ts';
import { overviewCourses, overviewCourseStats } from './queries.ts';
import type { OverviewCourse } from './queries.ts';

export type OverviewStats = {
  courses: readonly OverviewCourse[];
  courseStats: readonly CourseStats[];
  /** Whether there are more courses than the overview shows. */
  hasMore: boolean;
};

/** The courses and their statistics, live. */
export function useCourseStats(): LiveRead<OverviewStats> {
  return combineReads(
    useLiveQuery(overviewCourses),
    useLiveQuery(overviewCourseStats),
    (courses, courseStats) => {
      const shownCourses = courses.data.slice(0, limits.dashboard.courses);
      const ids = new Set(shownCourses.map(({ id }) => id));
      return {
        courses: shownCourses,
        // A deleted course leaves its statistics behind.
        courseStats: courseStats.data.filter(({ courseId }) => ids.has(courseId)),
        hasMore: courses.data.length + (courses.skipped ?? 0) > limits.dashboard.courses,
      };
    },
  );
}

/** The statistics of one course; of all for `null`. */
export function statsOfCourse(stats: OverviewStats, courseId: number | null): OverviewStats {
  if (courseId === null) return stats;
  return {
    ...stats,
    courses: stats.courses.filter(({ id }) => id === courseId),
    courseStats: stats.courseStats.filter((one) => one.courseId === courseId),
  };
}
