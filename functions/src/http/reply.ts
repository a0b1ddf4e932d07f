import type { Request } from 'express';
import type { Contract } from '#/contract/contract.ts';

/** What a handler answers. `body` goes out as JSON: a `Date` in it becomes ISO 8601 text. */
export type Reply = { status: number; body: unknown; headers?: Record<string, string> };

export type Handler = (request: Request) => Promise<Reply>;

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Express writes paths, without the leading `/api`. */
  path: string;
  contract: Contract;
  handle: Handler;
};

/** 200 with the body as it is, where specification 7 names fields at top level. */
export function ok(body: unknown, headers: Record<string, string> = {}): Reply {
  return { status: 200, body, headers };
}

/** 200 with the envelope `{success, message?, data}`. */
export function okData(data: unknown, message?: string): Reply {
  return ok({ success: true, ...(message === undefined ? {} : { message }), data });
}
