import type { Endpoint } from '#/http/reply.ts';

export const refusalStatuses = [400, 401, 403, 404, 409, 412, 413, 415, 429, 500] as const;
export type RefusalStatus = (typeof refusalStatuses)[number];

/** What each status of a refusal means, whichever call answers it. */
export const refusals: Readonly<Record<RefusalStatus, string>> = {
  400: 'The request does not make sense as it is; `errors` names the fields.',
  401: 'No token where one is needed, one that is not valid (any more), or credentials that are wrong.',
  403: 'The account may not do this; `isPending` when it waits for approval.',
  404: 'Nothing is there, or nothing that this account may see.',
  409: 'It cannot be done with things as they are.',
  412: 'It was changed since the `ETag` in `If-Match`: read it again.',
  413: 'The body is longer than any call means.',
  415: 'The body is not `application/json`.',
  429: 'Too many requests; `Retry-After` says in how many seconds to try again.',
  500: 'A fault of ours.',
};

/** Every status in which a call may refuse: what its contract names, and what follows from the rest of it. */
export function refusalsOf({ method, contract }: Pick<Endpoint, 'method' | 'contract'>): RefusalStatus[] {
  const { access, params, query, condition } = contract;
  const readsBody = method !== 'GET';
  const possible = new Set<RefusalStatus>([500, ...(contract.refusals ?? [])]);
  if (access !== 'public') possible.add(401);
  if (access === 'admin') possible.add(403);
  if (params || query || readsBody) possible.add(400);
  if (readsBody) possible.add(413).add(415);
  if (condition === 'If-Match') possible.add(412);
  return [...possible].toSorted((one, other) => one - other);
}
