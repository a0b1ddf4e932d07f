import { ErrorReply } from '@padavu/domain/api/reply';
import { idempotencyHeader, idempotencyKeyFor } from '@padavu/domain/api/idempotency';
import { z } from 'zod';
import { fingerprintOf } from '@padavu/domain/values/fingerprint';
import { fetchJson } from './fetch-json.ts';
import { randomDigits } from './fresh-id.ts';
import { language } from './language.ts';
import { forgetInTab, readInTab, storeInTab } from './stored.ts';

/** A refusal by the API, or no response at all. `status` 0 means that the network failed. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly reply: ErrorReply | undefined;
  /** The text for people: the server's own, or that of the service that was called (`callWithTexts`). */
  readonly text: string | undefined;

  constructor(status: number, message: string, reply?: ErrorReply, text = reply?.message) {
    super(message);
    this.status = status;
    this.reply = reply;
    this.text = text;
  }
}

/**
 * Whether the server does not know the caller. It also answers 401 when it doubts that the call comes from the school's
 * own page: that says nothing about the session.
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
  /** The version that a write is meant for (`ifMatch` of `domain/api/entity-tag`); another one is refused with 412. */
  ifMatch?: string;
  /** It makes something once, however often it is sent: it keeps its `Idempotency-Key` until there is a response. */
  once?: boolean;
  /** The browser sends it even if the page is closed in the meantime. */
  keepalive?: boolean;
  reply: T;
};

/**
 * Calls the API and parses the response with `reply`.
 * @throws ApiError with the server's message; status 0 when the network failed
 */
export async function callApi<T extends z.ZodType>(request: ApiRequest<T>): Promise<z.output<T>> {
  const { data } = await callApiPage(request);
  return data;
}

/**
 * Like `callApi`, for a list in pages. `next` is the path of the next page from the `Link` header; `undefined` on the
 * last page.
 */
export async function callApiPage<T extends z.ZodType>(
  request: ApiRequest<T>,
): Promise<{ data: z.output<T>; next: string | undefined }> {
  const { response, body } = await send(request);
  if (!response.ok) {
    const refusal = ErrorReply.safeParse(body);
    throw new ApiError(response.status, refusal.data?.message ?? response.statusText, refusal.data);
  }
  return { data: request.reply.parse(body), next: nextPath(request.path, response.headers.get('Link')) };
}

/** The link is relative to the page that contains it, whatever the prefix of the API. */
function nextPath(path: string, link: string | null): string | undefined {
  const target = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  if (target === undefined) return undefined;
  const { pathname, search } = new URL(target, new URL(path, 'https://api.invalid'));
  return pathname + search;
}

/**
 * Milliseconds without a byte after which a call has failed. The server ends one after 30 s, and may first have to
 * start.
 */
const timeout = 60_000;
/** What a slow network sends of a picture, in characters a millisecond. */
const slowest = 4;

/** @throws ApiError with status 0 without a response of the API, also without a complete one */
async function send(request: ApiRequest<z.ZodType>): Promise<{ response: Response; body: unknown }> {
  const { method, path, body, token, ifMatch, once = false, keepalive = false } = request;
  const text = body && JSON.stringify(body);
  const call = { path, text: text ?? '', token };
  try {
    const { response, received } = await fetchJson(`/api${path}`, {
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
      silence: timeout + Math.ceil(call.text.length / slowest),
    });
    // Some networks answer with a page of their own, for example until the person signs in to them.
    if (response.ok && received === null) throw new Error('not from the API');
    if (once && received !== null && !isUndecided(response.status, response.headers.get('Retry-After')))
      forgetKeyOf(call);
    return { response, body: received };
  } catch (error) {
    throw new ApiError(0, error instanceof Error ? error.message : 'no response');
  }
}

/** Firebase is loaded with the first call: a public page does not load it before its form is sent. */
async function appCheckHeader(): Promise<Record<string, string>> {
  const { appCheckToken } = await import('./firebase/app-check.ts');
  const token = await appCheckToken();
  return token === undefined ? {} : { 'X-Firebase-AppCheck': token };
}

/** Relative writes send the anti-forgery cookie's value as a header. */
function antiForgeryHeader(): Record<string, string> {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value ? { 'X-XSRF-TOKEN': decodeURIComponent(value) } : {};
}

// A call that makes something keeps its key until it has a response: pressed twice, or sent again after a lost response
// or a reload, it is the same call to the server and makes one thing.

const StoredKey = z.object({ key: z.string() });

type Call = { path: string; text: string; token: string | undefined };

/** The keys of calls without a response, by path and body. */
const pendingKeys = new Map<string, string>();

const nameOf = ({ path, text }: Call) => `${path} ${text}`;
/** Of the body the tab stores only a fingerprint. */
const tabKeyOf = ({ path, text }: Call) => `once/${path}/${fingerprintOf(text)}` as const;

/** The key of a call. A visitor's call may contain a password: nothing of it is stored for a reload. */
export function keyOf(call: Call): string {
  const name = nameOf(call);
  const stored = call.token === undefined ? null : readInTab(tabKeyOf(call), StoredKey);
  const key = pendingKeys.get(name) ?? stored?.key ?? randomDigits();
  pendingKeys.set(name, key);
  if (call.token !== undefined) storeInTab(tabKeyOf(call), { key });
  return idempotencyKeyFor(key);
}

/** Removes the key of a call that has a response: sent again, it is another call. */
function forgetKeyOf(call: Call): void {
  pendingKeys.delete(nameOf(call));
  forgetInTab(tabKeyOf(call));
}

/** Whether a response means that the call was not carried out and may be sent again under the same key. */
const isUndecided = (status: number, retryAfter: string | null) =>
  status >= 500 || status === 429 || status === 401 || (status === 409 && retryAfter !== null);
