import { Router } from 'express';
import { AppError } from './app-error.ts';
import type { Endpoint, Handler } from './reply.ts';
import type { RequestHandler } from 'express';

function run(handle: Handler): RequestHandler {
  return async (request, response) => {
    const { status, body, headers } = await handle(request);
    response
      .status(status)
      .set(headers ?? {})
      .json(body);
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
    const route = router.route(path);
    for (const { method, handle } of group) {
      switch (method) {
        case 'GET':
          route.get(run(handle));
          break;
        case 'POST':
          route.post(run(handle));
          break;
        case 'PUT':
          route.put(run(handle));
          break;
        case 'DELETE':
          route.delete(run(handle));
          break;
      }
    }
    route.all(
      refuseMethod(group.map(({ method }) => method).flatMap((m) => (m === 'GET' ? [m, 'HEAD'] : m))),
    );
  }
  return router;
}
