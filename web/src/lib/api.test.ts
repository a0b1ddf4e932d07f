import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fetchWithoutResponse } from '@/test/fetch-without-response.ts';
import { ApiError, callApi, callApiPage } from './api.ts';

const Reply = z.object({ success: z.literal(true), data: z.object({ id: z.string() }) });
const call = { method: 'POST', path: '/users/register', body: { name: 'Anu' }, reply: Reply } as const;

const fetchMock = vi.fn<typeof fetch>();
const respond = (status: number, body: unknown) =>
  fetchMock.mockResolvedValue(Response.json(body, { status }));

function lastRequest(): { address: unknown; init: RequestInit; headers: Headers } {
  const [address, init = {}] = fetchMock.mock.lastCall ?? [];
  return { address, init, headers: new Headers(init.headers) };
}

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const key = () => lastRequest().headers.get('Idempotency-Key');
const loseResponse = () => fetchMock.mockRejectedValue(new TypeError('cut off'));
const respondCreated = () =>
  fetchMock.mockImplementation(async () =>
    Response.json({ success: true, data: { id: 'anu' } }, { status: 201 }),
  );

describe('a call to the API', () => {
  it('sends its body as JSON and returns the parsed response', async () => {
    respond(201, { success: true, data: { id: 'anu', more: 1 } });
    await expect(callApi(call)).resolves.toEqual({ success: true, data: { id: 'anu' } });
    const { address, init, headers } = lastRequest();
    expect(address).toBe('/api/users/register');
    expect(init).toMatchObject({ method: 'POST', body: '{"name":"Anu"}' });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Authorization')).toBeNull();
  });

  it('sends the version that it is meant for', async () => {
    respond(200, { success: true, data: { id: 'anu' } });
    await callApi({ ...call, ifMatch: '"1763715600000"' });
    expect(lastRequest().headers.get('If-Match')).toBe('"1763715600000"');
  });

  it('sends its token', async () => {
    respond(200, { success: true, data: { id: 'anu' } });
    await callApi({ ...call, token: 'a-token' });
    expect(lastRequest().headers.get('Authorization')).toBe('Bearer a-token');
  });

  describe('that makes something once', () => {
    const once = { ...call, token: 'a-token', once: true } as const;
    it('keeps its key until there is a decisive response', async () => {
      loseResponse();
      await expect(callApi(once)).rejects.toThrow(ApiError);
      const first = key();
      expect(first).toMatch(/^"[0-9a-f]{32}"$/);
      respond(503, { success: false, message: 'Busy', code: 'too-busy' });
      await expect(callApi(once)).rejects.toThrow('Busy');
      expect(key()).toBe(first);
      respondCreated();
      await callApi(once);
      expect(key()).toBe(first);
      await callApi(once);
      expect(key()).not.toBe(first);
    });

    // Fault: A button is pressed twice before the response. Sees: One success. Stored: One record. Heals: Nothing
    // needs to heal.
    it('has the same key when it is sent twice, and another key with another body', async () => {
      respondCreated();
      await Promise.all([callApi(once), callApi(once), callApi({ ...once, body: { name: 'Meera' } })]);
      const keys = fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
      expect(keys[0]).toBe(keys[1]);
      expect(keys[2]).not.toBe(keys[0]);
    });

    it('keeps its key when the response breaks off', async () => {
      const broken = new Response('{', { status: 201 });
      vi.spyOn(broken, 'text').mockRejectedValue(new TypeError('broken off'));
      fetchMock.mockResolvedValue(broken);
      await expect(callApi(once)).rejects.toThrow(ApiError);
      const first = key();
      respondCreated();
      await callApi(once);
      expect(key()).toBe(first);
    });

    // Fault: A network answers a call with a page of its own, after the response to the same call was cut off. Sees:
    // That the network failed. Stored: One record. Heals: Sent again, the call returns what the first one made.
    it('keeps its key when a network answers with a page of its own', async () => {
      loseResponse();
      await expect(callApi(once)).rejects.toThrow(ApiError);
      const first = key();
      for (const status of [200, 403]) {
        fetchMock.mockResolvedValue(new Response('<h1>Sign in to this network</h1>', { status }));
        await expect(callApi(once)).rejects.toThrow(ApiError);
      }
      respondCreated();
      await callApi(once);
      expect(key()).toBe(first);
    });

    // Fault: The page is reloaded after a response was cut off. Sees: The draft, to be sent again. Stored: The key,
    // with nothing of the input but a number. Heals: Sent again, the call makes nothing more.
    it('keeps its key through a reload, but nothing of its body', async () => {
      loseResponse();
      await expect(callApi({ ...once, body: { name: 'Devika' } })).rejects.toThrow(ApiError);
      const first = key();
      const stored = Object.entries(sessionStorage).filter(([name]) => name.startsWith('once/'));
      expect(stored).toHaveLength(1);
      expect(JSON.stringify(stored)).not.toContain('Devika');
      vi.resetModules();
      const { callApi: callAfterReload } = await import('./api.ts');
      respondCreated();
      await callAfterReload({ ...once, body: { name: 'Devika' } });
      expect(key()).toBe(first);
      expect(Object.keys(sessionStorage).filter((name) => name.startsWith('once/'))).toEqual([]);
    });

    it('of a visitor stores nothing in the tab', async () => {
      loseResponse();
      await expect(callApi({ ...call, once: true })).rejects.toThrow(ApiError);
      expect(Object.keys(sessionStorage).filter((name) => name.startsWith('once/'))).toEqual([]);
    });
  });

  it.each([
    ['/admin/users?status=all', '</admin/users?x>; rel="prev"', undefined],
    ['/admin/users?status=all', '<?status=all&cursor=abc>; rel="next"', '/admin/users?status=all&cursor=abc'],
    ['/admin/users', '<?cursor=a%2Fb>; rel="next"', '/admin/users?cursor=a%2Fb'],
  ])('of a list returns the path of the next page: %s, %s', async (path, link, next) => {
    const body = { success: true, data: { id: 'anu' } };
    fetchMock.mockResolvedValue(Response.json(body, { headers: { Link: link } }));
    await expect(callApiPage({ method: 'GET', path, reply: Reply })).resolves.toEqual({ data: body, next });
  });

  it('sends the anti-forgery cookie with a write, and not with a read', async () => {
    document.cookie = 'XSRF-TOKEN=a%20b';
    respond(200, { success: true, data: { id: 'anu' } });
    await callApi(call);
    expect(lastRequest().headers.get('X-XSRF-TOKEN')).toBe('a b');
    respond(200, { success: true, data: { id: 'anu' } });
    await callApi({ method: 'GET', path: '/users/anu', reply: Reply });
    expect(lastRequest().headers.get('X-XSRF-TOKEN')).toBeNull();
  });

  it("fails with the server's refusal", async () => {
    const reply = {
      success: false,
      message: 'Please select a course',
      code: 'validation',
      errors: [{ path: 'courseId', message: 'Please select a course' }],
    };
    respond(400, reply);
    const error = await refusal();
    expect(error).toMatchObject({ status: 400, message: 'Please select a course', reply });
  });

  it('fails with the status alone when the response is not from the API', async () => {
    fetchMock.mockResolvedValue(
      new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    );
    expect(await refusal()).toMatchObject({ status: 502, message: 'Bad Gateway', reply: undefined });
  });

  it('fails with status 0 when the network does', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await refusal()).toMatchObject({ status: 0, message: 'Failed to fetch' });
  });

  it('fails with status 0 when a network answers with a page of its own', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>Sign in to this network</h1>'));
    expect(await refusal()).toMatchObject({ status: 0 });
  });

  it.each([
    ['within a minute', 'Anu', 60_004],
    ['later for a picture on a slow network', 'x'.repeat(400_000), 160_003],
  ])('fails with status 0 without a response, %s', async (_when, name, milliseconds) => {
    fetchWithoutResponse(fetchMock);
    const onFailure = vi.fn<(error: unknown) => void>();
    callApi({ ...call, body: { name } }).catch(onFailure);
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 0 }));
  });

  it('fails when a successful response has the wrong shape', async () => {
    respond(200, { success: true });
    await expect(callApi(call)).rejects.toThrow(z.ZodError);
  });
});

async function refusal(): Promise<unknown> {
  const error: unknown = await callApi(call).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  return error;
}
