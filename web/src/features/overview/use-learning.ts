import type { Insight } from '@padavu/domain/insight';
import { limits } from '@padavu/domain/limits';
import type { Live } from '@/lib/firebase/live.ts';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { overviewCourses, overviewInsights } from './queries.ts';
import type { OverviewCourse } from './queries.ts';

export type Learning = {
  courses: readonly OverviewCourse[];
  insights: readonly Insight[];
  /** There are more courses than an overview shows. */
  isPart: boolean;
};

/** The courses and what is counted of each, live. */
export function useLearning(): { live: Live<Learning>; retry: () => void } {
  const courses = useLiveQuery(overviewCourses);
  const insights = useLiveQuery(overviewInsights);
  const retry = () => {
    courses.retry();
    insights.retry();
  };
  return { live: joined(courses.live, insights.live), retry };
}

function joined(courses: Live<OverviewCourse[]>, insights: Live<Insight[]>): Live<Learning> {
  if (courses.state !== 'ready') return courses;
  if (insights.state !== 'ready') return insights;
  const shown = courses.data.slice(0, limits.dashboard.courses);
  const ids = new Set(shown.map(({ id }) => id));
  return {
    state: 'ready',
    data: {
      courses: shown,
      // A deleted course leaves its counts behind.
      insights: insights.data.filter(({ courseId }) => ids.has(courseId)),
      isPart: courses.data.length > shown.length,
    },
    fromCache: courses.fromCache || insights.fromCache,
  };
}

/** The same for one course; `null` is all of them. */
export function learningIn(learning: Learning, courseId: number | null): Learning {
  if (courseId === null) return learning;
  return {
    ...learning,
    courses: learning.courses.filter(({ id }) => id === courseId),
    insights: learning.insights.filter((insight) => insight.courseId === courseId),
  };
}
