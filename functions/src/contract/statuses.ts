import type { Contract } from './contract.ts';

export const refusalStatuses = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 500, 503] as const;
export type RefusalStatus = (typeof refusalStatuses)[number];

/** What each status of a refusal means, in every call. */
export const refusals: Readonly<Record<RefusalStatus, string>> = {
  400: 'The request is invalid. `errors` names the invalid parameters and fields, if there are any.',
  401: 'The token is missing or not valid any more, the credentials are wrong, or the school requires an App Check token and there is no valid one (`app-check`).',
  403: 'The account may not do this. `isPending` is `true` if it waits for approval.',
  404: 'What the call is about does not exist, or this account may not see it.',
  409: 'The call is valid, but impossible in the present state. `code` names the reason.',
  412: 'The record was changed since the version in `If-Match`. Read it again.',
  413: 'The body is longer than this call accepts. `message` contains the limit.',
  415: 'The body is not `application/json`, or has no `Content-Type`.',
  422: 'The `Idempotency-Key` belongs to another call (`idempotency-mismatch`).',
  429: 'Too many requests. `Retry-After` contains the number of seconds after which to try again.',
  500: 'An error in the API itself.',
  503: 'Too much load, or no response in time. `Retry-After` contains the number of seconds after which to try again.',
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
  const readsBody = method !== 'GET' && !contract.ignoresBody;
  const statuses = new Set<RefusalStatus>([400, 500, 503, ...(contract.refusals ?? [])]);
  if (access !== 'public' || isAttested(contract)) statuses.add(401);
  if (access === 'learner') statuses.add(403).add(404);
  if (access === 'admin' || access === 'staff') statuses.add(403);
  if (readsBody) statuses.add(413).add(415);
  if (condition === 'If-Match') statuses.add(412);
  if (contract.idempotent) statuses.add(422);
  if (throttleOf(contract)) statuses.add(429);
  return [...statuses].toSorted((one, other) => one - other);
}
