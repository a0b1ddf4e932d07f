import { limits } from '@padavu/domain/limits';
import { messages } from '@padavu/domain/messages';
import { EntityId } from '@padavu/domain/route-id';
import { UserStatus } from '@padavu/domain/user';
import type { Request } from 'express';
import { z } from 'zod';
import { Cursor, type UserPage } from '#/data/user-page.ts';
import type { UserRemovalData } from '#/data/user-removal.ts';
import type { UserStatusData } from '#/data/user-status.ts';
import type { UsersData } from '#/data/users.ts';
import type { Authorise } from '#/http/authorise.ts';
import { parseQuery } from '#/http/body.ts';
import { ok, okData, type Endpoint, type Handler, type Reply } from '#/http/reply.ts';
import { userIdParam } from '#/http/route-params.ts';
import { userReply } from './user-reply.ts';

type Deps = {
  authorise: Authorise;
  users: UsersData;
  userStatus: UserStatusData;
  userRemoval: UserRemovalData;
};

const Paging = z.object({
  limit: z.coerce.number().pipe(z.int().min(1).max(limits.usersPerReply)).default(limits.usersPerReply),
  cursor: Cursor.optional(),
});
const Listing = Paging.extend({
  status: z.union([UserStatus, z.literal('all')]).default('all'),
  courseId: z.coerce.number().pipe(EntityId).nullable().default(null),
  search: z.string().trim().max(limits.email.max).default(''),
});

/** User management (specification 2.12 and 7, "Admin users"; design decisions 6 and 11). */
export const adminUserEndpoints = (deps: Deps): Endpoint[] => [
  { method: 'GET', path: '/admin/users', handle: listUsers(deps) },
  { method: 'GET', path: '/admin/users/pending', handle: listPending(deps) },
  { method: 'GET', path: '/admin/users/count', handle: countUsers(deps) },
  { method: 'PUT', path: '/admin/users/:id/approve', handle: approve(deps) },
  { method: 'PUT', path: '/admin/users/:id/deactivate', handle: deactivate(deps) },
  { method: 'DELETE', path: '/admin/users/:id', handle: remove(deps) },
];

/** The next page as a reference to the same path, which holds behind every prefix the API is reached under. */
function nextLink(request: Request, cursor: string): Record<string, string> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query)) {
    if (typeof value === 'string') query.set(name, value);
  }
  query.set('cursor', cursor);
  return { Link: `<?${query.toString()}>; rel="next"` };
}

function pageReply(request: Request, { users, next }: UserPage): Reply {
  return ok(users.map(userReply), next === undefined ? {} : nextLink(request, next));
}

function listUsers({ authorise, users }: Deps): Handler {
  return async (request) => {
    await authorise.administrator(request);
    const { limit, cursor, ...filter } = parseQuery(Listing, request);
    return pageReply(request, await users.list(filter, limit, cursor));
  };
}

function listPending({ authorise, users }: Deps): Handler {
  return async (request) => {
    await authorise.administrator(request);
    const { limit, cursor } = parseQuery(Paging, request);
    const filter = { status: 'pending', courseId: null, search: '' } as const;
    return pageReply(request, await users.list(filter, limit, cursor));
  };
}

function countUsers({ authorise, users }: Deps): Handler {
  return async (request) => {
    await authorise.administrator(request);
    return ok(await users.count());
  };
}

function approve({ authorise, userStatus }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = userIdParam(request, messages.validation.userIdForApproval);
    await userStatus.approve(id, actor);
    return okData({ id, status: 'approved' });
  };
}

function deactivate({ authorise, userStatus }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = userIdParam(request, messages.users.invalidSelection);
    await userStatus.deactivate(id, actor);
    return okData({ id, status: 'inactive' });
  };
}

function remove({ authorise, userRemoval }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = userIdParam(request, messages.validation.userIdForDeletion);
    await userRemoval.remove(id, actor);
    return okData({ id });
  };
}
