import { ErrorReply } from '@padavu/domain/reply';
import type { z } from 'zod';
import { breachOf } from './api-contract.ts';
import { apiUrl } from './api-url.ts';

type Sent = {
  token?: string | undefined;
  /** Sent as JSON, or as it is when it is text. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type Answer = {
  status: number;
  headers: Headers;
  body: unknown;
  /** The body as a schema reads it; fails the test when it does not fit. */
  as: <T extends z.ZodType>(schema: T) => z.infer<T>;
  /** The body as the envelope of a refusal. */
  refusal: () => ErrorReply;
};

/** The body as its type says; `undefined` where there is none, as with 304. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

/** One call of the API, as any client makes it. Fails the test when the answer is not as the API's document says. */
export async function api(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const { token, body, headers } = sent;
  const response = await fetch(`${apiUrl()}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { status, headers: answeredHeaders } = response;
  const answered = await readBody(response);
  const type = answeredHeaders.get('content-type') ?? '';
  const breach = breachOf({ method, path, status, type, body: answered });
  if (breach !== undefined)
    throw new Error(`${method} ${path} answered ${status} against its contract: ${breach}`);
  return {
    status,
    headers: answeredHeaders,
    body: answered,
    as: (schema) => schema.parse(answered),
    refusal: () => ErrorReply.parse(answered),
  };
}

/** The path of the next page that an answer's `Link` header names; `undefined` on the last page. */
export function nextPage(path: string, { headers }: Answer): string | undefined {
  const target = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  if (target === undefined) return undefined;
  const { pathname, search } = new URL(target, `http://api${path}`);
  return `${pathname}${search}`;
}
