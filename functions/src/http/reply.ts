import { createHash } from 'node:crypto';
import { entityTag, matchesTag } from '@padavu/domain/entity-tag';
import type { Request, Response } from 'express';
import type { Viewer } from '#/actors.ts';
import { currentContext } from '#/request-context.ts';
import { spoken } from './language.ts';

/**
 * What a handler answers. `body` goes out as JSON (a `Date` in it becomes ISO 8601 text), or as it is when it is a
 * `Buffer`, whose type is then among the headers.
 */
export type Reply = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** When the record in the body was last changed: part of the `ETag`, and what `If-Match` is held against. */
  version?: Date;
  /** The cursor of the next page, for the `Link` header; none on the last page. */
  next?: number | string | undefined;
  /** Who may keep a copy; nobody where it is left out. */
  keeper?: 'anyone' | 'caller';
};

/** 200 with the body as it is, where fields stand at top level. */
export function ok(body: unknown, headers: Record<string, string> = {}): Reply {
  return { status: 200, body, headers };
}

/** 200 with the envelope `{success, message?, data}`. */
export function okData(data: unknown, message?: string): Reply {
  return ok({ success: true, ...(message === undefined ? {} : { message }), data });
}

/** 201 with the envelope, for a record that was made. */
export function created(data: unknown, message: string): Reply {
  return { status: 201, body: { success: true, message, data } };
}

/**
 * With an answer that ends a session: the browser drops what it kept of the person's answers and pages, the ones behind
 * its Back button included. Neither storage, where the address that is to be remembered stays, nor cookies, which are
 * the whole domain's (docs/decisions/076).
 */
export const clearsSiteData = { 'Clear-Site-Data': '"cache"' };

/**
 * Visitors all see the same, which edges keep for a minute; whoever is known asks each time whether it still holds. An answer
 * may say something else itself.
 */
const cacheControl = {
  anyone: 'public, max-age=60, stale-while-revalidate=60',
  caller: 'private, no-cache',
} as const;

/** An answer that may be kept: a visitor's by anyone, a person's by that person's own browser. */
export function keptFor(viewer: Viewer, reply: Reply): Reply {
  return { ...reply, keeper: viewer ? 'caller' : 'anyone' };
}

/** Whether whoever asks has this answer already. */
function isKnown(request: Request, tag: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && matchesTag(request.get('if-none-match') ?? '', tag);
}

/** Writes an answer, or 304 to someone who has it already. */
export function sendReply(request: Request, response: Response, reply: Reply): void {
  const { status, body, headers, keeper, version, next } = reply;
  const sent = Buffer.isBuffer(body) ? body : JSON.stringify(spoken(request, response, body));
  if (keeper) response.set('Cache-Control', cacheControl[keeper]).vary('Authorization');
  response.status(status).set({ ...readsHeader(), ...nextLink(request, next), ...headers });
  if (keeper ?? version) {
    const tag = entityTag(createHash('sha256').update(sent).digest('base64url').slice(0, 16), version);
    response.set('ETag', tag);
    if (isKnown(request, tag)) {
      response.status(304).end();
      return;
    }
  }
  if (!Buffer.isBuffer(body)) response.type('json');
  response.send(sent);
}

/** The next page as a reference to the same path, which holds behind every prefix the API is reached under. */
function nextLink(request: Request, next: number | string | undefined): Record<string, string> {
  if (next === undefined) return {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query)) {
    if (typeof value === 'string') query.set(name, value);
  }
  query.set('cursor', String(next));
  return { Link: `<?${query.toString()}>; rel="next"` };
}

/** The header that says, in an answer about to go, how many documents were read for it, and what counting cost. */
export function readsHeader(): Record<string, string> {
  const context = currentContext();
  if (!context?.showsReads) return {};
  const { reads, counts } = context;
  return { 'Server-Timing': `reads;desc=${reads}${counts > 0 ? `, counts;desc=${counts}` : ''}` };
}
