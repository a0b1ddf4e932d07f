import type { Contract } from './contract.ts';

export const refusalStatuses = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 500, 503] as const;
export type RefusalStatus = (typeof refusalStatuses)[number];

/** What each status of a refusal means, in every call. */
export const refusals: Readonly<Record<RefusalStatus, string>> = {
  400: 'The request does not make sense as it is; `errors` names the fields.',
  401: 'No token where one is needed, one that is not valid (any more), credentials that are wrong, or no valid App Check token where the school demands one (`app-check`).',
  403: 'The account may not do this; `isPending` when it waits for approval.',
  404: 'Nothing is there, or nothing that this account may see.',
  409: 'It is not possible in the present state.',
  412: 'It was changed since the `ETag` in `If-Match`: read it again.',
  413: 'The body is longer than the call accepts.',
  415: 'The body is not `application/json`.',
  422: 'The `Idempotency-Key` belongs to a call with another body (`idempotency-mismatch`).',
  429: 'Too many requests; `Retry-After` says in how many seconds to try again.',
  500: 'An error of the server.',
  503: 'Too much at once, or nothing answered in time; `Retry-After` says in how many seconds to try again.',
};

/** The rate limits of visitors, each counted separately. A renewal makes one call to Auth. */
export type RateLimit = 'reads' | 'reports' | 'renewals';

/**
 * The rate limit that a visitor's call counts towards. Every read has one, except what the API says about itself, which
 * costs nothing.
 */
export function throttleOf({ method, tag, throttle }: Contract): RateLimit | undefined {
  return throttle ?? (method === 'GET' && tag !== 'Service' ? 'reads' : undefined);
}

/**
 * Whether App Check may refuse a call. It may not refuse what the API says about itself, reports that browsers send on
 * their own, and what the public pages show, which load no Firebase SDK.
 */
export function isAttested({ tag }: Contract): boolean {
  return tag !== 'Service' && tag !== 'Site';
}

/**
 * Every status with which a call may refuse: those that its contract names, and those that follow from its other
 * fields.
 */
export function refusalsOf(contract: Contract): RefusalStatus[] {
  const { method, access, condition } = contract;
  const readsBody = method !== 'GET';
  const possible = new Set<RefusalStatus>([400, 500, 503, ...(contract.refusals ?? [])]);
  if (access !== 'public' || isAttested(contract)) possible.add(401);
  if (access === 'learner') possible.add(403).add(404);
  if (access === 'admin' || access === 'staff') possible.add(403);
  if (readsBody) possible.add(413).add(415);
  if (condition === 'If-Match') possible.add(412);
  if (contract.idempotent) possible.add(422);
  if (throttleOf(contract)) possible.add(429);
  return [...possible].toSorted((one, other) => one - other);
}
