import express, { type Express } from 'express';
import { notFound } from './http/app-error.ts';
import { readJsonBody } from './http/body.ts';
import { routerFor } from './http/endpoints.ts';
import { errorReply, type Log } from './http/error-reply.ts';
import type { Endpoint } from './http/reply.ts';

type Deps = { endpoints: readonly Endpoint[]; log: Log };

/** The API. It answers under `/api`, where hosting sends it, and at the root, where the function's own address is. */
export function createApp({ endpoints, log }: Deps): Express {
  const app = express();
  const router = routerFor(endpoints);
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
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
  app.use(errorReply(log));
  return app;
}
