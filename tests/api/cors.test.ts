import { describe, expect, it } from 'vitest';
import { apiUrl } from '../support/api-url.ts';
import { anAdmin } from '../support/accounts.ts';

const origin = 'https://app.example';

const request = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(`${apiUrl()}${path}`, { method, headers: { Origin: origin, ...headers } });

const listOf = (text: string | null) => (text ?? '').split(',').map((word) => word.trim().toLowerCase());

describe('a page of another origin', () => {
  it.each(['/health', '/course/courses', '/admin/users', '/nowhere'])(
    'may read what %s answers, refusals included, without cookies',
    async (path) => {
      const { headers } = await request('GET', path);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    },
  );

  it('may read the headers that clients need', async () => {
    // With two accounts the list has a second page.
    const [{ token }] = await Promise.all([anAdmin(), anAdmin()]);
    const { headers } = await request('GET', '/admin/users?limit=1', { Authorization: `Bearer ${token}` });
    expect(headers.get('link')).toContain('rel="next"');
    const exposed = listOf(headers.get('access-control-expose-headers'));
    const needed = ['allow', 'content-disposition', 'date', 'etag', 'link', 'retry-after', 'x-request-id'];
    expect(exposed).toEqual(expect.arrayContaining(needed));
  });

  it.each([
    ['GET', '/admin/users', 'authorization,if-none-match'],
    ['PUT', '/admin/users/someone/payment', 'authorization,content-type,if-match,x-firebase-appcheck'],
    ['DELETE', '/course/courses/1', 'authorization,x-request-id'],
  ])(
    'may send %s %s with %s, and needs no other preflight for two hours',
    async (method, path, requestedHeaders) => {
      const reply = await request('OPTIONS', path, {
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': requestedHeaders,
      });
      const { headers } = reply;
      expect([reply.status, await reply.text()]).toEqual([204, '']);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(listOf(headers.get('access-control-allow-methods'))).toContain(method.toLowerCase());
      const allowed = listOf(headers.get('access-control-allow-headers'));
      expect(allowed).toEqual(expect.arrayContaining(requestedHeaders.split(',')));
      expect(headers.get('access-control-max-age')).toBe('7200');
    },
  );
});
