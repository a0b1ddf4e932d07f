import express, { type Express } from 'express';
import { notFound } from './http/app-error.ts';
import { readJsonBody } from './http/body.ts';
import { routerFor } from './http/endpoints.ts';
import { errorReply } from './http/error-reply.ts';
import { recordRequests, type Recording } from './http/record-requests.ts';
import type { Endpoint } from './http/reply.ts';

type Deps = Recording & { endpoints: readonly Endpoint[] };

/** The API. It answers under `/api`, where hosting sends it, and at the root, where the function's own address is. */
export function createApp({ endpoints, ...recording }: Deps): Express {
  const app = express();
  const router = routerFor(endpoints);
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(recordRequests(recording));
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });
  app.use(readJsonBody);
  app.use('/api', router);
  app.use(router);
  app.use(() => {
    throw notFound();
  });
  app.use(errorReply);
  return app;
}
