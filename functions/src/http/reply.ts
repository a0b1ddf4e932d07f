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
  /** The cursor of the next page, for the `Link` header; none on the last page. */
  next?: number | string | undefined;
  /** Who may keep a copy; nobody where it is left out. */
  keeper?: 'anyone' | 'asker';
};

/** 200 with the body as it is, where fields stand at top level. */
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

/**
 * With an answer that ends a session: the browser drops what it kept of the person's answers and pages, the ones behind
 * its Back button included. Neither storage, where the address that is to be remembered stays, nor cookies, which are
 * the whole domain's (docs/decisions/076).
 */
export const clearsSiteData = { 'Clear-Site-Data': '"cache"' };
