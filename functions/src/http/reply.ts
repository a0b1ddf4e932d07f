import type { Request } from 'express';
import type { Contract } from '#/contract/contract.ts';

/**
 * What a handler answers. `body` goes out as JSON (a `Date` in it becomes ISO 8601 text), or as it is when it is a
 * `Buffer`, whose type is then among the headers.
 */
export type Reply = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  /** When the record in the body was last changed: part of the `ETag`, and what `If-Match` is held against. */
  version?: Date;
  /** Who may keep a copy; nobody where it is left out. */
  keeper?: 'anyone' | 'asker';
};

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

/** 201 with the envelope, for a record that was made. */
export function created(data: unknown, message: string): Reply {
  return { status: 201, body: { success: true, message, data } };
}
