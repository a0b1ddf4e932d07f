import { Router, type RequestHandler } from 'express';
import { AppError } from './app-error.ts';
import type { Endpoint, Handler } from './reply.ts';
import { note } from './request-record.ts';
import { sendReply } from './send-reply.ts';

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

function run(handle: Handler): RequestHandler {
  return async (request, response) => {
    sendReply(request, response, await handle(request));
  };
}

function noteRoute(route: string): RequestHandler {
  return (_request, _response, next) => {
    note({ route });
    next();
  };
}

function refuseMethod(allowed: readonly string[]): RequestHandler {
  const headers = { Allow: allowed.join(', ') };
  return () => {
    throw new AppError(405, 'method-not-allowed', 'This address does not answer that method.', { headers });
  };
}

/** A router over the endpoints that answers 405 with `Allow` for the other methods of a known path. */
export function routerFor(endpoints: readonly Endpoint[]): Router {
  const router = Router();
  for (const [path, group] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const route = router.route(path).all(noteRoute(path));
    for (const { method, handle } of group) route[verbs[method]](run(handle));
    route.all(refuseMethod(group.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))));
  }
  return router;
}
