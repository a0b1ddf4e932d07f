import express, { type Express, type RequestHandler } from 'express';
import { idempotencyHeader } from '@padavu/domain/api/idempotency';
import cors from 'cors';
import { notFound } from './errors.ts';
import { routerFor, type Endpoint } from './http/endpoints.ts';
import { errorReply } from './http/error-reply.ts';
import { ignoreBody, readJsonBody } from './http/json-body.ts';
import { recordRequests, type Recording } from './http/record-requests.ts';
import { appCheckHeader } from './contract/contract.ts';

/** Seconds for which a browser keeps the response to a preflight request. Chromium keeps none for longer. */
const maxAge = 7200;

/**
 * Lets pages of any origin call the API and read what it answers (docs/decisions/099). A token travels in a header that
 * only the page itself can fill, never in a cookie, so no page acts for somebody who is signed in on another one.
 */
const allowOtherOrigins: RequestHandler = cors({
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: [
    'Authorization',
    'Content-Type',
    'If-Match',
    idempotencyHeader,
    'If-None-Match',
    'X-Request-Id',
    'X-XSRF-TOKEN',
    appCheckHeader,
  ],
  exposedHeaders: [
    'Allow',
    'Content-Disposition',
    'Date',
    'ETag',
    'Link',
    'Retry-After',
    'WWW-Authenticate',
    'X-Request-Id',
  ],
  maxAge,
});

type Deps = Recording & {
  endpoints: readonly Endpoint[];
  /** Milliseconds after which a call is answered with 503. */
  longestReply?: number | undefined;
};

/** The headers of every response. Hosting adds its own too, but not at the function's own address. */
const headers = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  // A response that is opened as a page runs no script and cannot be framed.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'Referrer-Policy': 'no-referrer',
};

/**
 * The API. It answers under `/api` for requests that come through Hosting, and at the root for the function's own
 * address.
 */
export function createApp({ endpoints, longestReply, ...recording }: Deps): Express {
  const app = express();
  const router = routerFor(endpoints, longestReply);
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
    if (ignoresBody) app.all(addresses, ignoreBody);
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
