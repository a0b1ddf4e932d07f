import { User } from '@padavu/domain/user';
import type { UserFilter } from '@padavu/domain/user';
import type { UserSort } from '@padavu/domain/user-sort';
import { z } from 'zod';
import { callUserServicePage } from './api.ts';

/** All users that match a filter, in an order, a page at a time. */
export async function* listUsers(
  { status, courseId, search }: UserFilter,
  sort: UserSort,
): AsyncGenerator<User[]> {
  const query = new URLSearchParams({ status, sort, ...(search && { search }) });
  if (courseId !== null) query.set('courseId', String(courseId));
  let path: string | undefined = `/admin/users?${query.toString()}`;
  while (path !== undefined) {
    const page: { data: User[]; next: string | undefined } = await callUserServicePage({
      method: 'GET',
      path,
      reply: z.array(User),
    });
    yield page.data;
    path = page.next;
  }
}
