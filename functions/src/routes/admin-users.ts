import { messages } from '@padavu/domain/messages';
import { PaymentInput } from '@padavu/domain/payment';
import { UserImport } from '@padavu/domain/user-import';
import { ApproveBody, DeactivateBody, DeletionQuery, HoldBody } from '@padavu/domain/user-status-change';
import type { Request } from 'express';
import { Listing, Paging, userContracts } from '#/contract/users.ts';
import type { EnrolmentsData } from '#/data/enrolments.ts';
import type { PaymentsData } from '#/data/payments.ts';
import type { UserPage } from '#/data/user-page.ts';
import type { UserRemovalData } from '#/data/user-removal.ts';
import type { UserStatusData } from '#/data/user-status.ts';
import type { UsersData } from '#/data/users.ts';
import type { Authorise } from '#/http/authorise.ts';
import { parseBody, parseQuery } from '#/http/body.ts';
import { nextLink } from '#/http/paging.ts';
import { precondition } from '#/http/precondition.ts';
import { ok, okData, type Endpoint, type Handler, type Reply } from '#/http/reply.ts';
import { userIdParam } from '#/http/route-params.ts';
import { userReply } from './user-reply.ts';

type Deps = {
  authorise: Authorise;
  enrolments: EnrolmentsData;
  payments: Pick<PaymentsData, 'record'>;
  users: UsersData;
  userStatus: UserStatusData;
  userRemoval: UserRemovalData;
};

/** User management (specification 2.12 and 7, "Admin users"; design decisions 6 and 11). */
export const adminUserEndpoints = (deps: Deps): Endpoint[] => [
  { method: 'GET', path: '/admin/users', contract: userContracts.list, handle: listUsers(deps) },
  { method: 'GET', path: '/admin/users/pending', contract: userContracts.pending, handle: listPending(deps) },
  { method: 'GET', path: '/admin/users/count', contract: userContracts.count, handle: countUsers(deps) },
  { method: 'PUT', path: '/admin/users/:id/approve', contract: userContracts.approve, handle: approve(deps) },
  {
    method: 'PUT',
    path: '/admin/users/:id/deactivate',
    contract: userContracts.deactivate,
    handle: deactivate(deps),
  },
  { method: 'PUT', path: '/admin/users/:id/hold', contract: userContracts.hold, handle: hold(deps) },
  {
    method: 'PUT',
    path: '/admin/users/:id/payment',
    contract: userContracts.payment,
    handle: recordPayment(deps),
  },
  {
    method: 'POST',
    path: '/admin/users/import',
    contract: userContracts.importList,
    handle: importUsers(deps),
  },
  { method: 'DELETE', path: '/admin/users/:id', contract: userContracts.remove, handle: remove(deps) },
];

function pageReply(request: Request, { users, next }: UserPage): Reply {
  return ok(users.map(userReply), nextLink(request, next));
}

function listUsers({ authorise, users }: Deps): Handler {
  return authorise.reading.byAdministrator(async (request) => {
    const { limit, cursor: after, sort, ...filter } = parseQuery(Listing, request);
    return pageReply(request, await users.list(filter, { sort, limit, after }));
  });
}

function listPending({ authorise, users }: Deps): Handler {
  return authorise.reading.byAdministrator(async (request) => {
    const { limit, cursor: after } = parseQuery(Paging, request);
    const filter = { status: 'pending', courseId: null, search: '' } as const;
    return pageReply(request, await users.list(filter, { sort: 'newest', limit, after }));
  });
}

function countUsers({ authorise, users }: Deps): Handler {
  return authorise.reading.byAdministrator(async () => ok(await users.count()));
}

function approve({ authorise, userStatus }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = userIdParam(request, messages.validation.userIdForApproval);
    await userStatus.approve(id, actor, parseBody(ApproveBody, request));
    return okData({ id, status: 'approved' });
  };
}

function deactivate({ authorise, userStatus }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = userIdParam(request, messages.users.invalidSelection);
    await userStatus.deactivate(id, actor, parseBody(DeactivateBody, request));
    return okData({ id, status: 'inactive' });
  };
}

function hold({ authorise, userStatus }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = userIdParam(request, messages.users.invalidSelection);
    await userStatus.hold(id, actor, parseBody(HoldBody, request));
    return okData({ id, status: 'pending' });
  };
}

function recordPayment({ authorise, payments }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = userIdParam(request, messages.users.invalidSelection);
    const input = parseBody(PaymentInput, request);
    const payment = await payments.record(id, input, actor, precondition(request));
    return { ...okData(payment), version: payment.recordedAt };
  };
}

function importUsers({ authorise, enrolments }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const { dryRun, rows } = parseBody(UserImport, request);
    return okData(await (dryRun ? enrolments.check(rows) : enrolments.run(rows, actor)));
  };
}

function remove({ authorise, userRemoval }: Deps): Handler {
  return async (request) => {
    const actor = await authorise.administrator(request);
    const id = userIdParam(request, messages.validation.userIdForDeletion);
    const { expectedStatus } = parseQuery(DeletionQuery, request);
    await userRemoval.remove(id, actor, expectedStatus);
    return okData({ id });
  };
}
