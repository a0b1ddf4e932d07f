import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, callApi, callApiPage } from './api.ts';

const Reply = z.object({ success: z.literal(true), data: z.object({ id: z.string() }) });
const call = { method: 'POST', path: '/users/register', body: { name: 'Anu' }, reply: Reply } as const;

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => fetched.mockResolvedValue(Response.json(body, { status }));

function sent(): { address: unknown; init: RequestInit; headers: Headers } {
  const [address, init = {}] = fetched.mock.lastCall ?? [];
  return { address, init, headers: new Headers(init.headers) };
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const key = () => sent().headers.get('Idempotency-Key');
const lost = () => fetched.mockRejectedValue(new TypeError('cut off'));
const made = () =>
  fetched.mockImplementation(async () =>
    Response.json({ success: true, data: { id: 'anu' } }, { status: 201 }),
  );

describe('a call to the API', () => {
  it('sends its body as JSON and gives back the parsed answer', async () => {
    answer(201, { success: true, data: { id: 'anu', more: 1 } });
    await expect(callApi(call)).resolves.toEqual({ success: true, data: { id: 'anu' } });
    const { address, init, headers } = sent();
    expect(address).toBe('/api/users/register');
    expect(init).toMatchObject({ method: 'POST', body: '{"name":"Anu"}' });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Authorization')).toBeNull();
  });

  it('names the version that it is meant for', async () => {
    answer(200, { success: true, data: { id: 'anu' } });
    await callApi({ ...call, ifMatch: '"1763715600000"' });
    expect(sent().headers.get('If-Match')).toBe('"1763715600000"');
  });

  it('carries the token it is given', async () => {
    answer(200, { success: true, data: { id: 'anu' } });
    await callApi({ ...call, token: 'a-token' });
    expect(sent().headers.get('Authorization')).toBe('Bearer a-token');
  });

  describe('that makes something once', () => {
    const once = { ...call, token: 'a-token', once: true } as const;
    it('keeps its key until it is answered, through errors that say nothing of it', async () => {
      lost();
      await expect(callApi(once)).rejects.toThrow(ApiError);
      const first = key();
      expect(first).toMatch(/^"[0-9a-f]{32}"$/);
      answer(503, { success: false, message: 'Busy', code: 'too-busy' });
      await expect(callApi(once)).rejects.toThrow('Busy');
      expect(key()).toBe(first);
      made();
      await callApi(once);
      expect(key()).toBe(first);
      await callApi(once);
      expect(key()).not.toBe(first);
    });

    // Fault: A button is pressed twice before the answer. Sees: One success. Stored: One record. Heals: Nothing is
    // to heal.
    it('is the same call when it is pressed twice, and another one with another body', async () => {
      made();
      await Promise.all([callApi(once), callApi(once), callApi({ ...once, body: { name: 'Meera' } })]);
      const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
      expect(keys[0]).toBe(keys[1]);
      expect(keys[2]).not.toBe(keys[0]);
    });

    it('keeps its key where the answer breaks off in the middle', async () => {
      const broken = new Response('{', { status: 201 });
      vi.spyOn(broken, 'clone').mockImplementation(() => {
        throw new TypeError('broken off');
      });
      fetched.mockResolvedValue(broken);
      await expect(callApi(once)).rejects.toThrow(ApiError);
      const first = key();
      made();
      await callApi(once);
      expect(key()).toBe(first);
    });

    // Fault: The page is reloaded after an answer was cut off. Sees: The draft, to be sent again. Stored: The key,
    // with nothing of the input but a number. Heals: Sent again, the call makes nothing more.
    it('keeps its key through a reload, and nothing of its body', async () => {
      lost();
      await expect(callApi({ ...once, body: { name: 'Devika' } })).rejects.toThrow(ApiError);
      const first = key();
      const stored = Object.entries(sessionStorage).filter(([name]) => name.startsWith('once/'));
      expect(stored).toHaveLength(1);
      expect(JSON.stringify(stored)).not.toContain('Devika');
      vi.resetModules();
      const { callApi: callAfterReload } = await import('./api.ts');
      made();
      await callAfterReload({ ...once, body: { name: 'Devika' } });
      expect(key()).toBe(first);
      expect(Object.keys(sessionStorage).filter((name) => name.startsWith('once/'))).toEqual([]);
    });

    it('of a visitor keeps nothing in the tab', async () => {
      lost();
      await expect(callApi({ ...call, once: true })).rejects.toThrow(ApiError);
      expect(Object.keys(sessionStorage).filter((name) => name.startsWith('once/'))).toEqual([]);
    });
  });

  it.each([
    ['/admin/users?status=all', '</admin/users?x>; rel="prev"', undefined],
    ['/admin/users?status=all', '<?status=all&cursor=abc>; rel="next"', '/admin/users?status=all&cursor=abc'],
    ['/admin/users', '<?cursor=a%2Fb>; rel="next"', '/admin/users?cursor=a%2Fb'],
  ])('of a list says which page comes next: %s, %s', async (path, link, next) => {
    const body = { success: true, data: { id: 'anu' } };
    fetched.mockResolvedValue(Response.json(body, { headers: { Link: link } }));
    await expect(callApiPage({ method: 'GET', path, reply: Reply })).resolves.toEqual({ data: body, next });
  });

  it('carries the anti-forgery cookie on a write, and not on a read', async () => {
    document.cookie = 'XSRF-TOKEN=a%20b';
    answer(200, { success: true, data: { id: 'anu' } });
    await callApi(call);
    expect(sent().headers.get('X-XSRF-TOKEN')).toBe('a b');
    answer(200, { success: true, data: { id: 'anu' } });
    await callApi({ method: 'GET', path: '/users/anu', reply: Reply });
    expect(sent().headers.get('X-XSRF-TOKEN')).toBeNull();
  });

  it("fails with the server's refusal", async () => {
    const reply = {
      success: false,
      message: 'Please select a course',
      code: 'validation',
      errors: [{ path: 'courseId', message: 'Please select a course' }],
    };
    answer(400, reply);
    const error = await refusal();
    expect(error).toMatchObject({ status: 400, message: 'Please select a course', reply });
  });

  it('fails with the status alone when the refusal is not one of ours', async () => {
    fetched.mockResolvedValue(
      new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    );
    expect(await refusal()).toMatchObject({ status: 502, message: 'Bad Gateway', reply: undefined });
  });

  it('fails with status 0 when the network does', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await refusal()).toMatchObject({ status: 0, message: 'Failed to fetch' });
  });

  it('does not take an answer of the wrong shape for a success', async () => {
    answer(200, { success: true });
    await expect(callApi(call)).rejects.toThrow(z.ZodError);
  });
});

async function refusal(): Promise<unknown> {
  const error: unknown = await callApi(call).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  return error;
}
