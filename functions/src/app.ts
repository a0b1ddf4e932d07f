import express, { type Express, type RequestHandler } from 'express';
import { notFound } from './errors.ts';
import { readJsonBody } from './http/parse.ts';
import { allowOtherOrigins } from './http/cors.ts';
import { routerFor, type Endpoint } from './http/endpoints.ts';
import { errorReply } from './http/error-reply.ts';
import { recordRequests, type Recording } from './http/record-requests.ts';

type Deps = Recording & {
  endpoints: readonly Endpoint[];
  /** Milliseconds after which a call is answered with 503. */
  longestAnswer?: number | undefined;
};

/** What every answer says, for the function's own address too, where Hosting's headers are not added. */
const headers = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  // An answer that is opened as a page runs nothing, and stands in no other page.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Referrer-Policy': 'no-referrer',
};

/** A body that nobody reads has no type to refuse. */
const leaveBody: RequestHandler = (request, _response, next) => {
  delete request.headers['content-type'];
  next();
};

/** The API. It answers under `/api`, where hosting sends it, and at the root, where the function's own address is. */
export function createApp({ endpoints, longestAnswer, ...recording }: Deps): Express {
  const app = express();
  const router = routerFor(endpoints, longestAnswer);
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.use(recordRequests(recording));
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  app.use(allowOtherOrigins);
  for (const { contract } of endpoints) {
    const { path, longestBody, ignoresBody } = contract;
    const addresses = [`/api${path}`, path];
    if (ignoresBody) app.post(addresses, leaveBody);
    if (longestBody !== undefined) app.all(addresses, readJsonBody(longestBody));
  }
  app.use(readJsonBody());
  app.use('/api', router);
  app.use(router);
  app.use(() => {
    throw notFound();
  });
  app.use(errorReply);
  return app;
}
