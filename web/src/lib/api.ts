import { ErrorReply } from '@padavu/domain/reply';
import { idempotencyHeader, idempotencyKeyFor } from '@padavu/domain/idempotency';
import { z } from 'zod';
import { fingerprintOf } from '@padavu/domain/fingerprint';
import { randomDigits } from './fresh-id.ts';
import { language } from './language.ts';
import { forgetInTab, readInTab, storeInTab } from './stored.ts';

/** A refusal by the API, or no answer at all. `status` 0 means that the network failed. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly reply: ErrorReply | undefined;

  constructor(status: number, message: string, reply?: ErrorReply) {
    super(message);
    this.status = status;
    this.reply = reply;
  }
}

/**
 * Whether the server does not know who asks. It also answers 401 where it does not believe that the school's own page asks:
 * that says nothing of the session.
 */
export function isUnauthorised(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.reply?.code !== 'app-check';
}

export type ApiRequest<T extends z.ZodType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, such as `/users/register`. */
  path: string;
  body?: object;
  token?: string;
  /** The version that a write is meant for (`ifMatch` of `@padavu/domain/entity-tag`); another one is refused with 412. */
  ifMatch?: string;
  /** It makes something, once however often it is sent: until an answer comes it keeps its `Idempotency-Key`. */
  once?: boolean;
  /** The browser sends it also when the page is closed meanwhile. */
  keepalive?: boolean;
  reply: T;
};

/**
 * One call to the API, its answer parsed by `reply`.
 * @throws ApiError with the server's message; status 0 when the network failed
 */
export async function callApi<T extends z.ZodType>(request: ApiRequest<T>): Promise<z.output<T>> {
  const { data } = await callApiPage(request);
  return data;
}

/**
 * As `callApi`, for a list that comes in pages. `next` is the path of the page after this one, as the `Link` header names
 * it; `undefined` on the last.
 */
export async function callApiPage<T extends z.ZodType>(
  request: ApiRequest<T>,
): Promise<{ data: z.output<T>; next: string | undefined }> {
  const response = await send(request);
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const refusal = ErrorReply.safeParse(body);
    throw new ApiError(response.status, refusal.data?.message ?? response.statusText, refusal.data);
  }
  return { data: request.reply.parse(body), next: nextPath(request.path, response.headers.get('Link')) };
}

/** The link is relative to the page that carries it, whatever the prefix under which the API is reached. */
function nextPath(path: string, link: string | null): string | undefined {
  const target = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  if (target === undefined) return undefined;
  const { pathname, search } = new URL(target, new URL(path, 'https://api.invalid'));
  return pathname + search;
}

async function send(request: ApiRequest<z.ZodType>): Promise<Response> {
  const { method, path, body, token, ifMatch, once = false, keepalive = false } = request;
  const text = body && JSON.stringify(body);
  const call = { path, text: text ?? '', token };
  try {
    const response = await fetch(`/api${path}`, {
      method,
      keepalive,
      headers: {
        Accept: 'application/json',
        'Accept-Language': language,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(ifMatch && { 'If-Match': ifMatch }),
        ...(once && { [idempotencyHeader]: keyOf(call) }),
        ...(method !== 'GET' && antiForgeryHeader()),
        ...(import.meta.env.VITE_APP_CHECK_SITE_KEY && (await appCheckHeader())),
      },
      ...(text && { body: text }),
    });
    if (once && !isUndecided(response.status, response.headers.get('Retry-After'))) {
      await response.clone().arrayBuffer();
      forgetKeyOf(call);
    }
    return response;
  } catch (error) {
    throw new ApiError(0, error instanceof Error ? error.message : 'no answer');
  }
}

/** Firebase comes with the first call: a public page has none of it before its form is sent. */
async function appCheckHeader(): Promise<Record<string, string>> {
  const { appCheckToken } = await import('./firebase/app-check.ts');
  const token = await appCheckToken();
  return token === undefined ? {} : { 'X-Firebase-AppCheck': token };
}

/** Relative writes carry the anti-forgery cookie's value as a header. */
function antiForgeryHeader(): Record<string, string> {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value ? { 'X-XSRF-TOKEN': decodeURIComponent(value) } : {};
}

// A call that makes something keeps its key until it is answered: pressed twice, sent again after an answer that was cut
// off, or sent again after a reload, it is the same call to the server and makes one thing.

const Kept = z.object({ key: z.string() });

type Call = { path: string; text: string; token: string | undefined };

/** By path and body, the keys of calls whose answer has not come. */
const waiting = new Map<string, string>();

const nameOf = ({ path, text }: Call) => `${path} ${text}`;
/** The tab keeps nothing of the body but a number. */
const tabKeyOf = ({ path, text }: Call) => `once/${path}/${fingerprintOf(text)}` as const;

/** The key of a call. What a visitor sends may hold a password: nothing of it is kept through a reload. */
export function keyOf(call: Call): string {
  const name = nameOf(call);
  const kept = call.token === undefined ? null : readInTab(tabKeyOf(call), Kept);
  const key = waiting.get(name) ?? kept?.key ?? randomDigits();
  waiting.set(name, key);
  if (call.token !== undefined) storeInTab(tabKeyOf(call), { key });
  return idempotencyKeyFor(key);
}

/** A call was answered: sent again, it means another thing. */
export function forgetKeyOf(call: Call): void {
  waiting.delete(nameOf(call));
  forgetInTab(tabKeyOf(call));
}

/** Whether an answer says that the call was not carried out and may be, under the same key, later. */
export const isUndecided = (status: number, retryAfter: string | null) =>
  status >= 500 || status === 429 || status === 401 || (status === 409 && retryAfter !== null);
