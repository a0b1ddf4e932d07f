import { AsyncLocalStorage } from 'node:async_hooks';
import type { PolicyReport } from '@padavu/domain/api/policy-report';

/** The result of checking a request's App Check token. */
export type Attestation = 'valid' | 'missing' | 'invalid' | 'unverifiable';

/** What is known about a request while it is handled, for its log line and the headers of its response. */
export type RequestContext = {
  id: string;
  /** The path pattern of the endpoint; none for an unknown path. */
  route?: string;
  uid?: string;
  /** Documents read so far. A query without results counts as one. */
  reads: number;
  /** The cost of aggregation queries so far, in the reads that Firestore bills. They read no document. */
  counts: number;
  /** Whether the response reports the reads. */
  showsReads: boolean;
  /** Violations of the pages' policy that a browser reported. */
  policyReports?: readonly PolicyReport[];
  /** None where App Check is off. */
  appCheck?: Attestation;
  /** Auth sent no mail, because it has sent too many. */
  isMailRefused?: boolean;
  /** An unexpected error, or a refusal with a cause. */
  failure?: unknown;
  /** The time for a response is over: unless it is decided, the caller is told to try again. */
  isLate?: boolean;
  /** The decision is being stored: the caller waits a little longer for the actual result. */
  isDeciding?: boolean;
};

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs the handling of a request, or another job, with its context, which `currentContext` returns there. */
export function withContext<T>(context: RequestContext, run: () => T): T {
  return contexts.run(context, run);
}

/** The context of the present request; `undefined` outside of one, such as in a trigger. */
export function currentContext(): RequestContext | undefined {
  return contexts.getStore();
}

/** Adds details to the context of the request, if there is one. */
export function addToContext(
  details: Partial<
    Pick<RequestContext, 'route' | 'uid' | 'failure' | 'policyReports' | 'appCheck' | 'isMailRefused'>
  >,
): void {
  Object.assign(currentContext() ?? {}, details);
}

export function countReads(documents: number): void {
  const context = currentContext();
  if (context) context.reads += documents;
}

export function countAggregation(reads: number): void {
  const context = currentContext();
  if (context) context.counts += reads;
}
