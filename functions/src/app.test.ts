import { once } from 'node:events';
import { messages } from '@padavu/domain/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { forbidden } from './http/app-error.ts';
import type { Log } from './http/error-reply.ts';
import { ok, type Endpoint, type Handler } from './http/reply.ts';

const contract = { summary: 'Do a thing', tag: 'Service', access: 'public', replies: {} } as const;
const log = { error: vi.fn<Log['error']>() };
const closing: (() => void)[] = [];

afterEach(() => {
  log.error.mockClear();
  for (const close of closing.splice(0)) close();
});

/** The app with one endpoint, listening for real. */
async function serve(handle: Handler, method: Endpoint['method'] = 'GET'): Promise<string> {
  const server = createApp({ endpoints: [{ method, path: '/thing/:id', contract, handle }], log }).listen(
    0,
    '127.0.0.1',
  );
  closing.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

const answerOk: Handler = () => Promise.resolve(ok({ success: true }, { Link: '<?a>; rel="next"' }));

describe('the app', () => {
  it.each(['/thing/1', '/api/thing/1'])('answers at %s', async (path) => {
    const response = await fetch(`${await serve(answerOk)}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('link')).toBe('<?a>; rel="next"');
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it('answers a refusal in the envelope and does not log it', async () => {
    const url = await serve(() => Promise.reject(forbidden(messages.login.pending, { isPending: true })));
    const response = await fetch(`${url}/thing/1`);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      success: false,
      message: messages.login.pending,
      code: 'forbidden',
      isPending: true,
    });
    expect(log.error).not.toHaveBeenCalled();
  });

  it('says nothing of the inside in a 500 and logs the cause without what is secret', async () => {
    const cause = new Error('account a@b.example, password hunter2 rejected');
    const url = await serve(() => Promise.reject(new Error('The store is down', { cause })));
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

  it('answers 400 for a path that cannot be read', async () => {
    expect((await fetch(`${await serve(answerOk)}/thing/%E0%A4%A`)).status).toBe(400);
  });

  it('names GET and HEAD where GET is answered', async () => {
    const response = await fetch(`${await serve(answerOk)}/thing/1`, { method: 'PUT' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('takes a request without a body and without a type', async () => {
    const url = await serve(answerOk, 'PUT');
    expect((await fetch(`${url}/thing/1`, { method: 'PUT' })).status).toBe(200);
  });
});
