import type { RequestHandler } from 'express';
import { describeError } from '#/redact.ts';
import { withContext, type RequestContext } from '#/request-context.ts';

type Write = (message: string, details: Record<string, unknown>) => void;
export type Log = { info: Write; error: Write };

export type Recording = {
  log: Log;
  /** Milliseconds, from any start. */
  clock: () => number;
  newRequestId: () => string;
  /** Whether every answer says how many documents it read, not only one to a request with `?timing`. */
  showsReads: boolean;
};

/** Short enough that no token passes for an id, and without the characters of an address. */
const wellFormedId = /^[\w.-]{1,64}$/;

/**
 * Gives each request an id, or takes the caller's, and writes one line about it when it is over: which endpoint, what
 * came of it, how long it took and who asked. Neither bodies nor headers nor what stands in an address.
 */
export function recordRequests({ log, clock, newRequestId, showsReads }: Recording): RequestHandler {
  return (request, response, next) => {
    const started = clock();
    const given = request.get('x-request-id');
    const record: RequestContext = {
      id: given !== undefined && wellFormedId.test(given) ? given : newRequestId(),
      reads: 0,
      counts: 0,
      showsReads: showsReads || 'timing' in request.query,
    };
    response.set('X-Request-Id', record.id);
    response.once('close', () => {
      const line = {
        requestId: record.id,
        method: request.method,
        route: record.route ?? null,
        status: response.statusCode,
        milliseconds: Math.round(clock() - started),
        uid: record.uid ?? null,
        reads: record.reads + record.counts,
        ...(record.appCheck && { appCheck: record.appCheck }),
        ...(record.policyReports && { policyReports: record.policyReports }),
        ...(response.writableFinished ? {} : { isAborted: true }),
      };
      if (record.failure === undefined) log.info('Request', line);
      else log.error('Request failed', { ...line, error: describeError(record.failure) });
    });
    withContext(record, next);
  };
}
