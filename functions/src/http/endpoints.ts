import { Router, type Request, type RequestHandler } from 'express';
import type { Contract } from '#/contract/contract.ts';
import { tooBusy } from '#/errors.ts';
import { inTime } from '#/in-time.ts';
import { HttpError } from './error-reply.ts';
import type { Reply } from './reply.ts';
import { addToContext, currentContext } from '#/request-context.ts';
import { sendReply } from './reply.ts';

/** Replies to a request, or throws a refusal. */
export type Handle = (request: Request) => Promise<Reply>;

/** The handler of a path and a method, including every step before it. */
export type Endpoint = { contract: Contract; handle: Handle };

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/**
 * In milliseconds. The platform ends a call after half a minute, with a reply that does not say to try again. This
 * limit also bounds every wait for Firestore and Auth, whose clients retry for minutes.
 */
const longestReply = 25_000;

/** In milliseconds, the additional time of a call that is storing its decision. */
const longestDecision = 4000;

/** Throws 503 where there is no reply in time. The handler continues after that, without one. */
function replyInTime<T>(reply: Promise<T>, longest: number): Promise<T> {
  const context = currentContext();
  const extension = () => {
    if (context) context.isLate = true;
    return context?.isDeciding ? longestDecision : 0;
  };
  return inTime(reply, longest, { extension, error: tooBusy });
}

function run(handle: Handle, longest: number): RequestHandler {
  return async (request, response) => {
    sendReply(request, response, await replyInTime(handle(request), longest));
  };
}

function addRouteToContext(route: string): RequestHandler {
  return (_request, _response, next) => {
    addToContext({ route });
    next();
  };
}

function refuseMethod(allowed: readonly string[]): RequestHandler {
  const headers = { Allow: allowed.join(', ') };
  return () => {
    throw new HttpError(405, 'method-not-allowed', 'This address does not answer that method.', headers);
  };
}

/**
 * A router over the endpoints that answers 405 with `Allow` for the other methods of a known path.
 * @param longest milliseconds after which a call is answered with 503
 */
export function routerFor(endpoints: readonly Endpoint[], longest = longestReply): Router {
  const router = Router();
  for (const [path, group] of Map.groupBy(endpoints, ({ contract }) => contract.path)) {
    const route = router.route(path).all(addRouteToContext(path));
    for (const { contract, handle } of group) route[verbs[contract.method]](run(handle, longest));
    const methods = group.map(({ contract }) => contract.method);
    route.all(refuseMethod(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))));
  }
  return router;
}
