import { describe, expect, it } from 'vitest';
import { api } from '../support/api-client.ts';

describe('the API', () => {
  it('answers a health check', async () => {
    const reply = await api('GET', '/health');
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true });
  });

  it('answers 404 in the envelope for an unknown path', async () => {
    const reply = await api('GET', '/nowhere');
    expect(reply.status).toBe(404);
    expect(reply.refusal()).toEqual({
      success: false,
      message: 'Requested resource not found.',
      code: 'not-found',
    });
  });

  it('answers 405 with the methods that a known path has', async () => {
    const reply = await api('DELETE', '/users/login');
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe('POST');
    expect(reply.refusal().code).toBe('method-not-allowed');
  });

  it('answers 400 in the envelope for a body that is not JSON', async () => {
    const reply = await api('POST', '/users/login', { body: '{"email":' });
    expect(reply.status).toBe(400);
    expect(reply.refusal().code).toBe('malformed-body');
  });

  it('answers 415 for a body of another content type', async () => {
    const reply = await api('POST', '/users/login', {
      body: 'email=a@b.example',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.status).toBe(415);
    expect(reply.refusal().code).toBe('unsupported-media-type');
  });

  it('answers 413 for a body longer than any call needs', async () => {
    const reply = await api('POST', '/users/login', { body: { email: 'a'.repeat(210_000) } });
    expect(reply.status).toBe(413);
    expect(reply.refusal().code).toBe('too-large');
  });

  it('keeps answers out of shared caches', async () => {
    const { headers } = await api('GET', '/health');
    expect(headers.get('cache-control')).toContain('no-store');
  });
});
