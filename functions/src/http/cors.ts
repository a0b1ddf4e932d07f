import { idempotencyHeader } from '@padavu/domain/idempotency';
import cors from 'cors';
import type { RequestHandler } from 'express';
import { appCheckHeader } from '#/contract/contract.ts';

/** Seconds for which a browser need not ask again; Chromium keeps no answer for longer. */
const maxAge = 7200;

/**
 * Lets pages of any origin call the API and read what it answers (docs/decisions/099). A token travels in a header that only
 * the page itself can fill, never in a cookie, so no page acts for somebody who is signed in on another one.
 */
export const allowOtherOrigins: RequestHandler = cors({
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
  exposedHeaders: ['ETag', 'Link', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id', 'Server-Timing'],
  maxAge,
});
