import { createHash } from 'node:crypto';
import { entityTag, matchesTag } from '@padavu/domain/api/entity-tag';
import type { Request, Response } from 'express';
import type { Viewer } from '#/actors.ts';
import { currentContext } from '#/request-context.ts';
import { inRequestedLanguage } from './language.ts';

/**
 * What a handler returns. `body` is sent as JSON (a `Date` becomes ISO 8601 text), or unchanged if it is a `Buffer`,
 * whose type is then among the headers.
 */
export type Reply = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** When the record in the body was last changed: part of the `ETag`, and compared with `If-Match`. */
  version?: Date;
  /** The cursor of the next page, for the `Link` header; none on the last page. */
  next?: number | string | undefined;
  /** Who may cache the response; nobody if it is left out. */
  cacheableBy?: 'anyone' | 'caller';
};

/** 200 with a body whose fields are at top level. */
export function ok(body: unknown, headers: Record<string, string> = {}): Reply {
  return { status: 200, body, headers };
}

/** 200 with the envelope `{success, message?, data}`. */
export function okData(data: unknown, message?: string): Reply {
  return ok({ success: true, ...(message === undefined ? {} : { message }), data });
}

/** 201 with the envelope, for a record that was created. */
export function created(data: unknown, message: string): Reply {
  return { status: 201, body: { success: true, message, data } };
}

type Versioned = { updatedAt: Date };

/** 200 with a record and its version. */
export const okRecord = (record: Versioned, message?: string) => ({
  ...okData(record, message),
  version: record.updatedAt,
});

/** 201 with a created record and its version. */
export const createdRecord = (record: Versioned, message: string) => ({
  ...created(record, message),
  version: record.updatedAt,
});

type PageOfList = { entries: readonly unknown[]; next: Reply['next'] };

/** 200 with a page of a list. */
export const okPage = ({ entries, next }: PageOfList): Reply => ({ ...okData(entries), next });

/**
 * For a response that ends a session: the browser deletes its cached responses and pages of the person, including those
 * behind its Back button. It keeps the storage, where the remembered address is, and the cookies, which belong to the
 * whole domain (docs/decisions/076).
 */
export const clearsSiteData = { 'Clear-Site-Data': '"cache"' };

/**
 * The caching of public pages and of the content that they show, in seconds. Edges renew their copy in the background,
 * so that a visitor sees one that is a minute old at most; for a day they serve it only while they cannot fetch
 * another.
 */
export const siteCaching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400';

/**
 * The caching of a public response that may change soon: nothing was found, the content is an outdated copy, or the
 * certificate may be withdrawn.
 */
export const briefCaching = 'public, max-age=0, s-maxage=5';

/**
 * All visitors get the same response, which edges cache for a minute. A signed-in caller revalidates it each time. A
 * response may set another value itself.
 */
const cacheControl = {
  anyone: 'public, max-age=60, stale-while-revalidate=60',
  caller: 'private, no-cache',
} as const;

/** A response that may be cached: by anyone for a visitor, by the caller's own browser for a person. */
export function cacheableFor(viewer: Viewer, reply: Reply): Reply {
  return { ...reply, cacheableBy: viewer ? 'caller' : 'anyone' };
}

/** Whether the client has this response already. */
function isKnown(request: Request, tag: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && matchesTag(request.get('if-none-match') ?? '', tag);
}

/** Sends a response, or 304 to a client that has it already. */
export function sendReply(request: Request, response: Response, reply: Reply): void {
  const { status, body, headers, cacheableBy, version, next } = reply;
  const content = Buffer.isBuffer(body) ? body : JSON.stringify(inRequestedLanguage(request, response, body));
  if (cacheableBy) response.set('Cache-Control', cacheControl[cacheableBy]).vary('Authorization');
  response.status(status).set({ ...readsHeader(), ...nextLink(request, next), ...headers });
  if (cacheableBy ?? version) {
    const tag = entityTag(createHash('sha256').update(content).digest('base64url').slice(0, 16), version);
    response.set('ETag', tag);
    if (isKnown(request, tag)) {
      response.status(304).end();
      return;
    }
  }
  if (!Buffer.isBuffer(body)) response.type('json');
  response.send(content);
}

/** The next page as a reference relative to the path, which is right behind every prefix of the API. */
function nextLink(request: Request, next: number | string | undefined): Record<string, string> {
  if (next === undefined) return {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query)) {
    if (typeof value === 'string') query.set(name, value);
  }
  query.set('cursor', String(next));
  return { Link: `<?${query.toString()}>; rel="next"` };
}

/**
 * The header with the number of documents read for this response, and the cost of aggregation queries. A refusal has
 * none: its number would tell what exists from what does not.
 */
export function readsHeader(): Record<string, string> {
  const context = currentContext();
  if (!context?.showsReads) return {};
  const { reads, counts } = context;
  return { 'Server-Timing': `reads;desc=${reads}${counts > 0 ? `, counts;desc=${counts}` : ''}` };
}
