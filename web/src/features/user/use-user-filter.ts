import { findPublicCourse } from '@padavu/domain/catalogue/public-courses';
import type { UserFilter } from '@padavu/domain/user';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A filter is no step to go back over, and leaves the page where it is scrolled to. */
const quietly = { replace: true, preventScrollReset: true };

/**
 * The filters of the user list (specification 5). Search and course stand in the address, so that reload and back keep
 * them. The status does not: at every load it starts at "all" (specification 4).
 */
export function useUserFilter() {
  const [query, setQuery] = useSearchParams();
  const [status, setStatus] = useState<UserFilter['status']>('all');

  const filter: UserFilter = {
    status,
    courseId: findPublicCourse(query.get('course') ?? '')?.id ?? null,
    search: query.get('search') ?? '',
  };
  // The address follows a moment later: two changes in quick succession must not undo each other.
  const wanted = useRef(query);
  useEffect(() => {
    wanted.current = query;
  }, [query]);
  const want = (next: URLSearchParams) => {
    wanted.current = next;
    setQuery(next, quietly);
  };
  const write = (name: 'course' | 'search', value: string) => {
    const next = new URLSearchParams(wanted.current);
    if (value) next.set(name, value);
    else next.delete(name);
    want(next);
  };

  return {
    filter,
    setStatus,
    setCourse: (courseId: number | null) =>
      write('course', courseId === null ? '' : (findPublicCourse(courseId)?.slug ?? '')),
    clear: () => {
      setStatus('all');
      want(new URLSearchParams());
    },
    setSearch: (search: string) => write('search', search),
  };
}
