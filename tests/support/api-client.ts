import { ErrorReply } from '@padavu/domain/api/reply';
import type { z } from 'zod';
import { breachOf } from './api-contract.ts';
import { apiUrl } from './api-url.ts';
import { fetchOnOpenConnection } from './fetch-on-open-connection.ts';

type RequestOptions = {
  token?: string | undefined;
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type ApiReply = {
  status: number;
  headers: Headers;
  body: unknown;
  /** Parses the body with a schema; fails the test when it does not match. */
  as: <T extends z.ZodType>(schema: T) => z.infer<T>;
  /** Parses the body as the envelope of a refusal. */
  refusal: () => ErrorReply;
};

/** Returns the body, parsed if it is JSON; `undefined` if it is empty, as with 304. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}

/** Calls the API over HTTP. Fails the test when the reply does not match the API's document. */
export async function api(method: string, path: string, options: RequestOptions = {}): Promise<ApiReply> {
  const { token, body, headers } = options;
  const response = await fetchOnOpenConnection(`${apiUrl()}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { status, headers: responseHeaders } = response;
  const responseBody = await readBody(response);
  const type = responseHeaders.get('content-type') ?? '';
  const names = [...responseHeaders.keys()];
  const breach = breachOf({ method, path, status, type, headers: names, body: responseBody });
  if (breach !== undefined)
    throw new Error(`${method} ${path} answered ${status} against its contract: ${breach}`);
  return {
    status,
    headers: responseHeaders,
    body: responseBody,
    as: (schema) => schema.parse(responseBody),
    refusal: () => ErrorReply.parse(responseBody),
  };
}

/** The path of the next page that a reply's `Link` header names; `undefined` on the last page. */
export function nextPage(path: string, { headers }: ApiReply): string | undefined {
  const target = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  if (target === undefined) return undefined;
  const { pathname, search } = new URL(target, `http://api${path}`);
  return `${pathname}${search}`;
}

/** What a refusal says to a client and to a person. */
export const refusalOf = (reply: ApiReply) => [reply.status, reply.refusal().code, reply.refusal().message];
