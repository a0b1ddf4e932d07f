import { noClaims } from '@padavu/domain/user/claims';
import { messages } from '@padavu/domain/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import type { Contract } from './contract/contract.ts';
import { accountPending, forbidden, tooBusy } from './errors.ts';
import type { Handle } from './http/endpoints.ts';
import type { Viewer } from './actors.ts';
import { countAggregation, countReads, addToContext } from './request-context.ts';
import type { Log } from './http/record-requests.ts';
import { cacheableFor, ok } from './http/reply.ts';
import { serve } from './test/serve.ts';

const contract = {
  path: '/thing/:id',
  operationId: 'doThing',
  summary: 'Do a thing',
  tag: 'Service',
  access: 'public',
  replies: {},
} as const;
const log = { info: vi.fn<Log['info']>(), error: vi.fn<Log['error']>() };

afterEach(() => {
  log.info.mockClear();
  log.error.mockClear();
});

type ServeOptions = Partial<Pick<Contract, 'method' | 'ignoresBody'>> & { showsReads?: boolean };

/** Serves the app with one endpoint on a real port. */
async function serveEndpoint(
  handle: Handle,
  { showsReads = false, ...overrides }: ServeOptions = {},
): Promise<string> {
  let milliseconds = 0;
  const app = createApp({
    endpoints: [{ contract: { ...contract, method: 'GET', ...overrides }, handle }],
    log,
    clock: () => (milliseconds += 7),
    newRequestId: () => 'a-new-id',
    showsReads,
  });
  return serve(app);
}

const replyOk: Handle = () => Promise.resolve(ok({ success: true }, { Link: '<?a>; rel="next"' }));

describe('the app', () => {
  it.each(['/thing/1', '/api/thing/1'])('answers at %s', async (path) => {
    const response = await fetch(`${await serveEndpoint(replyOk)}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('link')).toBe('<?a>; rel="next"');
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it('answers a refusal in the envelope and does not log it', async () => {
    const url = await serveEndpoint(() => Promise.reject(accountPending()));
    const response = await fetch(`${url}/thing/1`);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      success: false,
      message: messages.login.pending,
      code: 'account-pending',
      isPending: true,
    });
    expect(log.error).not.toHaveBeenCalled();
  });

  it('answers a 500 without internals and logs the cause without secrets', async () => {
    const cause = new Error('account a@b.example, password hunter2 rejected');
    const url = await serveEndpoint(() => Promise.reject(new Error('The store is down', { cause })));
    const response = await fetch(`${url}/thing/1?search=a@b.example`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      success: false,
      message: messages.server.error,
      code: 'internal',
    });
    expect(log.error).toHaveBeenCalledOnce();
    const logged = JSON.stringify(log.error.mock.calls);
    expect(logged).toContain('The store is down');
    expect(logged).not.toContain('a@b.example');
  });

  it('logs what made it too busy', async () => {
    const url = await serveEndpoint(() => Promise.reject(tooBusy(new Error('The query requires an index'))));
    expect((await fetch(`${url}/thing/1`)).status).toBe(503);
    expect(await lineOf('error')).toMatchObject([
      'Request failed',
      { status: 503, error: { cause: { message: 'The query requires an index' } } },
    ]);
    expect(log.error).toHaveBeenCalledOnce();
    expect(log.info).not.toHaveBeenCalled();
  });

  it('answers 400 for a path that cannot be read', async () => {
    expect((await fetch(`${await serveEndpoint(replyOk)}/thing/%E0%A4%A`)).status).toBe(400);
  });

  it.each(['gzip', 'deflate', 'br', 'gzip, gzip', 'unknown'])(
    'answers 400 for a body that cannot be read as %s, and does not log it',
    async (encoding) => {
      const response = await fetch(`${await serveEndpoint(replyOk, { method: 'PUT' })}/thing/1`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
        body: '{"name":"Asha"}',
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'malformed-body' });
      expect(await lineOf('info')).toMatchObject(['Request', { status: 400 }]);
      expect(log.error).not.toHaveBeenCalled();
    },
  );

  it('answers 413 for a body that is too long, with the limit', async () => {
    const url = await serveEndpoint(replyOk, { method: 'PUT' });
    const response = await fetch(`${url}/thing/1`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify('a'.repeat(300_000)),
    });
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { code: 'too-large', message: 'The body is too long. Send at most 204800 bytes.' },
    ]);
  });

  it('answers 415 for a body without a type, unless the body is ignored', async () => {
    // Unlike a text, bytes have no type.
    const request = { method: 'PUT', body: new TextEncoder().encode('{"name":"Asha"}') };
    const reading = await serveEndpoint(replyOk, { method: 'PUT' });
    const response = await fetch(`${reading}/thing/1`, request);
    expect([response.status, await response.json()]).toMatchObject([
      415,
      { code: 'unsupported-media-type', message: 'Send the body as application/json.' },
    ]);
    const ignoring = await serveEndpoint(replyOk, { method: 'PUT', ignoresBody: true });
    expect((await fetch(`${ignoring}/thing/1`, request)).status).toBe(200);
  });

  it('names GET and HEAD where GET is answered', async () => {
    const response = await fetch(`${await serveEndpoint(replyOk)}/thing/1`, { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('takes a request without a body and without a type', async () => {
    const url = await serveEndpoint(replyOk, { method: 'PUT' });
    expect((await fetch(`${url}/thing/1`, { method: 'PUT' })).status).toBe(200);
  });
});

/**
 * The first log line of a request. It is written when the response is sent, which may be a moment after the client has
 * received it.
 */
const lineOf = (write: 'info' | 'error') => vi.waitUntil(() => log[write].mock.calls.at(0));

describe('the log line of a request', () => {
  it('names endpoint, status, duration and person', async () => {
    const url = await serveEndpoint((request) => {
      addToContext({ uid: 'asha' });
      countReads(3);
      return replyOk(request);
    });
    await fetch(`${url}/thing/1?search=a@b.example`, { headers: { 'X-Request-Id': 'my-own.id_1' } });
    expect(await lineOf('info')).toEqual([
      'Request',
      {
        requestId: 'my-own.id_1',
        method: 'GET',
        route: '/thing/:id',
        status: 200,
        milliseconds: 7,
        uid: 'asha',
        reads: 3,
      },
    ]);
    expect(log.info).toHaveBeenCalledOnce();
  });

  it('is written for an unknown path too, without the path', async () => {
    await fetch(`${await serveEndpoint(replyOk)}/a@b.example`);
    expect(await lineOf('info')).toMatchObject(['Request', { route: null, status: 404, uid: null }]);
    expect(JSON.stringify(log.info.mock.calls)).not.toContain('a@b.example');
  });

  it('has neither token nor password nor address', async () => {
    const url = await serveEndpoint(replyOk, { method: 'PUT' });
    await fetch(`${url}/thing/a@b.example`, {
      method: 'PUT',
      headers: { Authorization: 'Bearer a.secret.token', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'a@b.example', password: 'hunter2' }),
    });
    await lineOf('info');
    expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/a@b\.example|hunter2|secret/);
  });
});

describe('the id of a request', () => {
  it.each([
    ['the one that it was sent with', 'my-own.id_1', 'my-own.id_1'],
    ['a new one instead of a long one', 'x'.repeat(65), 'a-new-id'],
    ['a new one instead of an address', 'a@b.example', 'a-new-id'],
    ['a new one', undefined, 'a-new-id'],
  ])('is %s', async (_case, sent, id) => {
    const headers: Record<string, string> = sent === undefined ? {} : { 'X-Request-Id': sent };
    const response = await fetch(`${await serveEndpoint(replyOk)}/thing/1`, { headers });
    expect(response.headers.get('x-request-id')).toBe(id);
  });

  it('comes with a refusal too', async () => {
    const response = await fetch(`${await serveEndpoint(() => Promise.reject(forbidden()))}/thing/1`);
    expect(response.headers.get('x-request-id')).toBe('a-new-id');
  });
});

const readTwo: Handle = (request) => {
  countReads(2);
  return replyOk(request);
};

const readTwoAndCount: Handle = (request) => {
  countAggregation(3);
  return readTwo(request);
};

const readOneAndRefuse: Handle = () => {
  countReads(1);
  return Promise.reject(forbidden());
};

describe('the count of documents read', () => {
  it.each([
    ['where the app reports it', true, '/thing/1', 'reads;desc=2'],
    ['nowhere else', false, '/thing/1', null],
    ['nowhere else, whatever a request asks for', false, '/thing/1?timing', null],
  ])('is in a header %s', async (_case, showsReads, path, header) => {
    const response = await fetch(`${await serveEndpoint(readTwo, { showsReads })}${path}`);
    expect(response.headers.get('server-timing')).toBe(header);
  });

  it('is reported apart from the cost of counting', async () => {
    const url = await serveEndpoint(readTwoAndCount, { showsReads: true });
    const { headers } = await fetch(`${url}/thing/1`);
    expect(headers.get('server-timing')).toBe('reads;desc=2, counts;desc=3');
  });

  it('is never reported in a refusal', async () => {
    const response = await fetch(`${await serveEndpoint(readOneAndRefuse, { showsReads: true })}/thing/1`);
    expect([response.status, response.headers.get('server-timing')]).toEqual([403, null]);
  });
});

describe('a response that may be cached', () => {
  const version = new Date('2025-05-01T09:00:00.000Z');
  const person = { uid: 'asha', signedInAt: version, hasSecondFactor: false, claims: noClaims };
  const cacheable =
    (viewer: Viewer): Handle =>
    () =>
      Promise.resolve({ ...cacheableFor(viewer, ok({ success: true })), version });

  it('may be cached by anyone for a minute when it goes to a visitor', async () => {
    const { headers } = await fetch(`${await serveEndpoint(cacheable(null))}/thing/1`);
    expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=60');
    expect(headers.get('vary')).toBe('Authorization');
    expect(headers.get('etag')).toMatch(/^"1746090000000-[\w-]{16}"$/);
  });

  it('may be cached by the caller alone when it goes to a person', async () => {
    const { headers } = await fetch(`${await serveEndpoint(cacheable(person))}/thing/1`);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Authorization');
  });

  it('is not sent again to a client that has it', async () => {
    const url = `${await serveEndpoint(cacheable(null))}/thing/1`;
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    expect((await fetch(url, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
  });

  it('has the version but may not be cached when it answers a write', async () => {
    const url = await serveEndpoint(() => Promise.resolve({ ...ok({ success: true }), version }), {
      method: 'PUT',
    });
    const { headers } = await fetch(`${url}/thing/1`, { method: 'PUT', headers: { 'If-None-Match': '*' } });
    expect(headers.get('etag')).toMatch(/^"1746090000000-/);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
