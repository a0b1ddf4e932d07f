import { limits } from '@padavu/domain/limits';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { coursesById } from './course-queries.ts';

/** The titles of courses by their ids, as many as an administrator's page reads; none before they are there. */
export function useCourseTitles(): ReadonlyMap<number, string> {
  const { live } = useLiveQuery(coursesById(limits.adminContent.courses));
  return new Map(live.state === 'ready' ? live.data.map(({ id, title }) => [id, title]) : []);
}
