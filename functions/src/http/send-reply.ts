import { createHash } from 'node:crypto';
import { entityTag, matchesTag } from '@padavu/domain/entity-tag';
import type { Request, Response } from 'express';
import type { Viewer } from '#/actors.ts';
import { spoken } from './language.ts';
import { nextLink } from './paging.ts';
import type { Reply } from './reply.ts';
import { readsHeader } from './reads-header.ts';

/**
 * Visitors all see the same, which edges keep for a minute; whoever is known asks each time whether it still holds. An answer
 * may say something else itself.
 */
const cacheControl = {
  anyone: 'public, max-age=60, stale-while-revalidate=60',
  asker: 'private, no-cache',
} as const;

/** An answer that may be kept: a visitor's by anyone, a person's by that person's own browser. */
export function keptFor(viewer: Viewer, reply: Reply): Reply {
  return { ...reply, keeper: viewer ? 'asker' : 'anyone' };
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
