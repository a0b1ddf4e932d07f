import { fingerprintOf } from '@padavu/domain/fingerprint';
import { idempotencyKeyFor } from '@padavu/domain/idempotency';
import { z } from 'zod';
import { randomDigits } from './fresh-id.ts';
import { forgetInTab, readInTab, storeInTab } from './stored.ts';

// A call that makes something keeps its key until it is answered: pressed twice, sent again after an answer that was cut
// off, or sent again after a reload, it is the same call to the server and makes one thing.

const Kept = z.object({ key: z.string() });

type Call = { path: string; text: string; token: string | undefined };

/** By path and body, the keys of calls whose answer has not come. */
const waiting = new Map<string, string>();

const nameOf = ({ path, text }: Call) => `${path} ${text}`;
/** The tab keeps nothing of the body but a number. */
const placeOf = ({ path, text }: Call) => `once/${path}/${fingerprintOf(text)}` as const;

/** The key of a call. What a visitor sends may hold a password: nothing of it is kept through a reload. */
export function keyOf(call: Call): string {
  const name = nameOf(call);
  const kept = call.token === undefined ? null : readInTab(placeOf(call), Kept);
  const key = waiting.get(name) ?? kept?.key ?? randomDigits();
  waiting.set(name, key);
  if (call.token !== undefined) storeInTab(placeOf(call), { key });
  return idempotencyKeyFor(key);
}

/** A call was answered: sent again, it means another thing. */
export function forgetKeyOf(call: Call): void {
  waiting.delete(nameOf(call));
  forgetInTab(placeOf(call));
}

/** Whether an answer says that the call was not carried out and may be, under the same key, later. */
export const isUndecided = (status: number, retryAfter: string | null) =>
  status >= 500 || status === 429 || status === 401 || (status === 409 && retryAfter !== null);
