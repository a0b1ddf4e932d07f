import { describe, expect, it } from 'vitest';
import { api } from '../support/api-client.ts';

describe('the API', () => {
  it('answers a health check', async () => {
    const answer = await api('GET', '/health');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true });
  });

  it('answers 404 in the envelope for an unknown path', async () => {
    const answer = await api('GET', '/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.refusal()).toEqual({
      success: false,
      message: 'Requested resource not found.',
      code: 'not-found',
    });
  });

  it('answers 405 with the methods that a known path has', async () => {
    const answer = await api('DELETE', '/users/login');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(answer.refusal().code).toBe('method-not-allowed');
  });

  it('answers 400 in the envelope for a body that is not JSON', async () => {
    const answer = await api('POST', '/users/login', { body: '{"email":' });
    expect(answer.status).toBe(400);
    expect(answer.refusal().code).toBe('malformed-body');
  });

  it('answers 415 for a body of another content type', async () => {
    const answer = await api('POST', '/users/login', {
      body: 'email=a@b.example',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(415);
    expect(answer.refusal().code).toBe('unsupported-media-type');
  });

  it('answers 413 for a body longer than any call needs', async () => {
    const answer = await api('POST', '/users/login', { body: { email: 'a'.repeat(110_000) } });
    expect(answer.status).toBe(413);
    expect(answer.refusal().code).toBe('too-large');
  });

  it('keeps answers out of shared caches', async () => {
    const { headers } = await api('GET', '/health');
    expect(headers.get('cache-control')).toContain('no-store');
  });
});
