import { AsyncLocalStorage } from 'node:async_hooks';
import type { PolicyReport } from '@padavu/domain/policy-report';

/** What came of a request's App Check token. */
export type Attestation = 'valid' | 'missing' | 'invalid' | 'unverifiable';

/** What is known of a request while it is answered, for its log line and for the headers of its answer. */
export type RequestContext = {
  id: string;
  /** The path as its endpoint writes it; none for an unknown path. */
  route?: string;
  uid?: string;
  /** Documents read so far; a query that finds nothing is one. */
  reads: number;
  /** What counting cost so far, in reads as Firestore bills it: no document is read for it. */
  counts: number;
  /** Whether the answer names the reads. */
  showsReads: boolean;
  /** What a browser reported of the pages' policy. */
  policyReports?: readonly PolicyReport[];
  /** None where App Check is off. */
  appCheck?: Attestation;
  /** What went wrong that nobody foresaw. */
  failure?: unknown;
  /** The time for an answer is up: what is not decided yet is answered with the request to try again. */
  isLate?: boolean;
  /** What decides the call is being stored: the caller waits a little longer, for an answer that says what came of it. */
  isDeciding?: boolean;
};

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs `answer`, or a job without a request, with its context; `currentContext` finds it there. */
export function withContext<T>(context: RequestContext, answer: () => T): T {
  return contexts.run(context, answer);
}

/** The context of the request that is being answered; `undefined` outside of one, such as in a trigger. */
export function currentContext(): RequestContext | undefined {
  return contexts.getStore();
}

/** Adds to the context of the request, where there is one. */
export function addToContext(
  details: Partial<Pick<RequestContext, 'route' | 'uid' | 'failure' | 'policyReports' | 'appCheck'>>,
): void {
  Object.assign(currentContext() ?? {}, details);
}

export function countReads(documents: number): void {
  const context = currentContext();
  if (context) context.reads += documents;
}

export function countCounting(reads: number): void {
  const context = currentContext();
  if (context) context.counts += reads;
}
