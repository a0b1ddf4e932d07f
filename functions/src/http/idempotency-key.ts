import { IdempotencyKey, idempotencyHeader } from '@padavu/domain/idempotency';
import type { Request } from 'express';
import { createHash, createHmac } from 'node:crypto';
import type { Viewer } from '#/actors.ts';
import type { Once } from '#/data/once.ts';
import { invalid } from '#/errors.ts';

/**
 * What a call's `Idempotency-Key` makes of it; `undefined` without one, 400 for one that is not as it must be. The
 * fingerprint is keyed by it: a body may hold a password, and nobody can try passwords out without the key.
 */
export function onceOf(request: Request, actor: Viewer): Once | undefined {
  const header = request.get(idempotencyHeader);
  if (header === undefined) return undefined;
  const parsed = IdempotencyKey.safeParse(header);
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? '';
    throw invalid([{ path: idempotencyHeader, message }]);
  }
  const body: unknown = request.body;
  const call = JSON.stringify([request.method, request.path, body ?? {}]);
  return {
    id: createHash('sha256')
      .update(`${actor?.uid ?? ''} ${parsed.data}`)
      .digest('hex'),
    fingerprint: createHmac('sha256', parsed.data).update(call).digest('base64url'),
  };
}
