import express, { type Request, type RequestHandler } from 'express';
import type { z } from 'zod';
import { noSuchId } from '#/contract/params.ts';
import { invalid, notFound } from '#/errors.ts';
import { HttpError } from './error-reply.ts';

/** The longest body we read, in bytes: a lesson with every field at its limit fits. */
const bodyLimit = 100 * 1024;

/** JSON, and what browsers call the reports that they send by themselves, which are JSON too. */
const jsonTypes = ['application/json', 'application/csp-report', 'application/reports+json'];

/** 415 for a body that says it is something else than JSON; a type without a body says nothing. */
const jsonOnly: RequestHandler = (request, _response, next) => {
  if (request.get('content-type') !== undefined && request.is(jsonTypes) === false) {
    throw new HttpError(415, 'unsupported-media-type', 'Send the body as application/json.');
  }
  next();
};

/** JSON can carry half a character, which neither Firestore nor Auth can keep: a write of one never ends. */
const wholeCharacters = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** Reads bodies of up to so many bytes; one that was read already stays as it is. */
export const readJsonBody = (longest = bodyLimit): RequestHandler[] => [
  jsonOnly,
  express.json({ type: jsonTypes, limit: longest, reviver: wholeCharacters }),
];

function parse<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** The body as a domain schema reads it, or 400 with an entry a field. */
export function parseBody<T extends z.ZodType>(schema: T, request: Request): z.infer<T> {
  const body: unknown = request.body;
  return parse(schema, body ?? {});
}

/** The query parameters as a schema reads them, or 400. */
export function parseQuery<T extends z.ZodType>(schema: T, request: Request): z.infer<T> {
  return parse(schema, request.query);
}

/** The parameters of the path as a schema reads them: 404 for what nothing can have as its id, 400 for what is no id. */
export function parseParams<T extends z.ZodType>(schema: T, request: Request): z.infer<T> {
  const parsed = schema.safeParse(request.params);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue === undefined || issue.message === noSuchId) throw notFound();
  throw invalid([{ path: issue.path.join('.'), message: issue.message }]);
}
