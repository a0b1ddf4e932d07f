import { Course, coursesCollection } from '@padavu/domain/course';
import { hashKey } from '@tanstack/react-query';
import { queryClient } from '@/lib/query-client.ts';
import { documentOptions } from './use-documents.ts';

/** How the keys of courses begin in the cache. */
const ofCourses = hashKey(documentOptions(`${coursesCollection}/`).queryKey).slice(0, -2);

/**
 * Has categories and lessons read anew when the list of lessons in their course changes: the course is one document and is
 * asked for often, its lessons are many.
 * @returns what stops it
 */
export function followCourse(): () => void {
  // What was read before, as by an earlier page, is what a change is held against.
  const known = new Map(
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ queryHash, state }) => queryHash.startsWith(ofCourses) && state.data !== undefined)
      .map(({ queryHash, state }) => [queryHash, JSON.stringify(lessonIdsOf(state))]),
  );
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryHash } = event.query;
    if (!queryHash.startsWith(ofCourses)) return;
    const lessons = JSON.stringify(lessonIdsOf(event.query.state));
    const before = known.get(queryHash);
    known.set(queryHash, lessons);
    if (before !== undefined && before !== lessons)
      void queryClient.invalidateQueries({ queryKey: ['documents'] });
  });
}

const Listing = Course.pick({ lessonIds: true });

function lessonIdsOf({ data }: { data: unknown }): readonly number[] {
  const fields = typeof data === 'object' && data !== null && 'fields' in data ? data.fields : {};
  return Listing.safeParse(fields).data?.lessonIds ?? [];
}
