import type { RequestHandler } from 'express';
import { describeError } from '#/redact.ts';
import { withContext, type RequestContext } from '#/request-context.ts';

type Write = (message: string, details: Record<string, unknown>) => void;
export type Log = { info: Write; error: Write };

export type Recording = {
  log: Log;
  /** In milliseconds, from any start. */
  clock: () => number;
  newRequestId: () => string;
  /** Whether responses report how many documents they read: never in production, where it would reveal drafts. */
  showsReads: boolean;
};

/** Too short for a token, and without the characters of an email address. */
const wellFormedId = /^[\w.-]{1,64}$/;

/**
 * Gives each request an id, or takes the caller's, and logs one line when it ends: the endpoint, the status, the
 * duration and the caller. It logs neither bodies nor headers nor the contents of addresses.
 */
export function recordRequests({ log, clock, newRequestId, showsReads }: Recording): RequestHandler {
  return (request, response, next) => {
    const startedAt = clock();
    const callerId = request.get('x-request-id');
    const record: RequestContext = {
      id: callerId !== undefined && wellFormedId.test(callerId) ? callerId : newRequestId(),
      reads: 0,
      counts: 0,
      showsReads,
    };
    response.set('X-Request-Id', record.id);
    response.once('close', () => {
      const line = {
        requestId: record.id,
        method: request.method,
        route: record.route ?? null,
        status: response.statusCode,
        milliseconds: Math.round(clock() - startedAt),
        uid: record.uid ?? null,
        reads: record.reads + record.counts,
        ...(record.appCheck && { appCheck: record.appCheck }),
        ...(record.policyReports && { policyReports: record.policyReports }),
        ...(record.isMailRefused && { isMailRefused: true }),
        ...(response.writableFinished ? {} : { isAborted: true }),
      };
      if (record.failure === undefined) log.info('Request', line);
      else log.error('Request failed', { ...line, error: describeError(record.failure) });
    });
    withContext(record, next);
  };
}
