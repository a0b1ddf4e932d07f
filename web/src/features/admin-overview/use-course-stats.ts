import type { CourseStats } from '@padavu/domain/course-stats';
import { limits } from '@padavu/domain/limits';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { overviewCourses, overviewCourseStats } from './queries.ts';
import type { OverviewCourse } from './queries.ts';

export type Learning = {
  courses: readonly OverviewCourse[];
  insights: readonly CourseStats[];
  /** There are more courses than the overview shows. */
  isPart: boolean;
};

/** The courses and their statistics, live. */
export function useCourseStats(): { live: Live<Learning>; retry: () => void } {
  const courses = useLiveQuery(overviewCourses);
  const insights = useLiveQuery(overviewCourseStats);
  const retry = () => {
    courses.retry();
    insights.retry();
  };
  return { live: joined(courses.live, insights.live), retry };
}

function joined(courses: Live<OverviewCourse[]>, insights: Live<CourseStats[]>): Live<Learning> {
  if (courses.state !== 'ready') return courses;
  if (insights.state !== 'ready') return insights;
  const shown = courses.data.slice(0, limits.dashboard.courses);
  const ids = new Set(shown.map(({ id }) => id));
  return {
    state: 'ready',
    data: {
      courses: shown,
      // A deleted course leaves its statistics behind.
      insights: insights.data.filter(({ courseId }) => ids.has(courseId)),
      isPart: courses.data.length + (courses.skipped ?? 0) > limits.dashboard.courses,
    },
    fromCache: courses.fromCache || insights.fromCache,
  };
}

/** The statistics of one course; of all for `null`. */
export function statsOfCourse(learning: Learning, courseId: number | null): Learning {
  if (courseId === null) return learning;
  return {
    ...learning,
    courses: learning.courses.filter(({ id }) => id === courseId),
    insights: learning.insights.filter((courseStats) => courseStats.courseId === courseId),
  };
}
