import { ErrorReply } from '@padavu/domain/reply';
import type { z } from 'zod';

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

function baseUrl(): string {
  const url = process.env['PADAVU_API_URL'];
  if (!url) throw new Error('PADAVU_API_URL is not set: start the test stack first.');
  return url;
}

/** One call of the API, as any client makes it. */
export async function api(method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const { token, body, headers } = sent;
  const response = await fetch(`${baseUrl()}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const answered: unknown = await response.json();
  return {
    status: response.status,
    headers: response.headers,
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
