import { readRouteId } from '@padavu/domain/route-id';
import type { UserFilter } from '@padavu/domain/user';
import { userSorts } from '@padavu/domain/user-sort';
import type { UserSort } from '@padavu/domain/user-sort';
import { useState } from 'react';
import { useQuietQuery } from '@/lib/use-quiet-query.ts';

/**
 * The filters of the user list and its order. Search, course and order live in the address, so that reload and back
 * keep them. The status does not: every load starts at "all".
 */
export function useUserFilter() {
  const { query, write } = useQuietQuery();
  const [status, setStatus] = useState<UserFilter['status']>('all');
  const filter: UserFilter = {
    status,
    courseId: readRouteId(query.get('course') ?? undefined) || null,
    search: query.get('search') ?? '',
  };
  return {
    filter,
    sort: userSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    setSort: (sort: UserSort) => write({ sort: sort === 'newest' ? '' : sort }),
    setStatus,
    setCourse: (courseId: number | null) => write({ course: courseId === null ? '' : String(courseId) }),
    clear: () => {
      setStatus('all');
      write({ course: '', search: '' });
    },
    setSearch: (search: string) => write({ search }),
  };
}
