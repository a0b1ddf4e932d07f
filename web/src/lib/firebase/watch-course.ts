import { Course, coursesCollection } from '@padavu/domain/course';
import { hashKey } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client.ts';
import { documentOptions } from './use-documents.ts';

/** The prefix of the cache keys of courses. */
const courseKeyPrefix = hashKey(documentOptions(`${coursesCollection}/`).queryKey).slice(0, -2);

/**
 * Refetches categories and lessons when the list of lessons in their course changes: the course is one document and is
 * fetched often, its lessons are many.
 * @returns a function that stops it
 */
export function watchCourse(): () => void {
  // The courses that are cached already, for example by an earlier page: changes are detected against them.
  const knownLessons = new Map(
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ queryHash, state }) => queryHash.startsWith(courseKeyPrefix) && state.data !== undefined)
      .map(({ queryHash, state }) => [queryHash, JSON.stringify(lessonIdsOf(state))]),
  );
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryHash } = event.query;
    if (!queryHash.startsWith(courseKeyPrefix)) return;
    const lessons = JSON.stringify(lessonIdsOf(event.query.state));
    const before = knownLessons.get(queryHash);
    knownLessons.set(queryHash, lessons);
    if (before !== undefined && before !== lessons)
      void queryClient.invalidateQueries({ queryKey: ['documents'] });
  });
}

const LessonList = Course.pick({ lessonIds: true });

function lessonIdsOf({ data }: { data: unknown }): readonly number[] {
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : {};
  return LessonList.safeParse(fields).data?.lessonIds ?? [];
}
