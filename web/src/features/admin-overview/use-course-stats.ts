import type { CourseStats } from '@padavu/domain/course-stats';
import { limits } from '@padavu/domain/limits';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { overviewCourses, overviewCourseStats } from './queries.ts';
import type { OverviewCourse } from './queries.ts';

export type OverviewStats = {
  courses: readonly OverviewCourse[];
  courseStats: readonly CourseStats[];
  /** Whether there are more courses than the overview shows. */
  hasMore: boolean;
};

/** The courses and their statistics, live. */
export function useCourseStats(): { live: Live<OverviewStats>; retry: () => void } {
  const courses = useLiveQuery(overviewCourses);
  const courseStats = useLiveQuery(overviewCourseStats);
  const retry = () => {
    courses.retry();
    courseStats.retry();
  };
  return { live: combine(courses.live, courseStats.live), retry };
}

function combine(courses: Live<OverviewCourse[]>, courseStats: Live<CourseStats[]>): Live<OverviewStats> {
  if (courses.state !== 'ready') return courses;
  if (courseStats.state !== 'ready') return courseStats;
  const shownCourses = courses.data.slice(0, limits.dashboard.courses);
  const ids = new Set(shownCourses.map(({ id }) => id));
  return {
    state: 'ready',
    data: {
      courses: shownCourses,
      // A deleted course leaves its statistics behind.
      courseStats: courseStats.data.filter(({ courseId }) => ids.has(courseId)),
      hasMore: courses.data.length + (courses.skipped ?? 0) > limits.dashboard.courses,
    },
    fromCache: courses.fromCache || courseStats.fromCache,
  };
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
