import { subscribe } from 'node:diagnostics_channel';
import express, { type RequestHandler } from 'express';
import { HttpError } from './error-reply.ts';

/**
 * The longest body we read, in bytes: a lesson with every field at its limit and the longest page fit, also from a
 * script that writes each Malayalam letter as an escape of six bytes, as Python does.
 */
const bodyLimit = 200 * 1024;

/** JSON, and the types of the reports that browsers send by themselves, which are JSON too. */
const jsonTypes = ['application/json', 'application/csp-report', 'application/reports+json'];

/**
 * 415 for a body of another type than JSON, and for one without a type. A type without a body means nothing. A body of
 * an unknown length may be empty, so it needs no type.
 */
const jsonOnly: RequestHandler = (request, _response, next) => {
  const isTyped = request.get('content-type') !== undefined;
  const hasContent = Number(request.get('content-length') ?? 0) > 0;
  if ((isTyped || hasContent) && request.is(jsonTypes) === false) {
    throw new HttpError(415, 'unsupported-media-type', 'Send the body as application/json.');
  }
  next();
};

/** JSON can carry half a surrogate pair, which neither Firestore nor Auth can store: a write of one never ends. */
const wholeCharacters = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** Parses bodies of up to `longest` bytes. A body that was parsed before is left as it is. */
export const readJsonBody = (longest = bodyLimit): RequestHandler[] => [
  jsonOnly,
  express.json({ type: jsonTypes, limit: longest, reviver: wholeCharacters }),
];

/** Drops the type and the length of a body that nobody reads, so that the body is not refused. */
export const ignoreBody: RequestHandler = (request, _response, next) => {
  delete request.headers['content-type'];
  delete request.headers['content-length'];
  next();
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Keeps the server of Cloud Functions from parsing bodies before our code runs. It would read up to 32 MB, and answer
 * malformed JSON with its own page. It skips requests that are marked as parsed (docs/decisions/012).
 */
export function leaveBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    if (isObject(message) && 'request' in message && isObject(message.request)) {
      Object.assign(message.request, { _body: true });
    }
  });
}
