import { expect, it, vi } from 'vitest';
import { signIn } from './sign-in.ts';

// These tests run the real Auth SDK, because its codes for the server's responses are not documented. It takes `fetch`
// when it is loaded.
const server = vi.hoisted(() => {
  const fetch = vi.fn<() => Promise<Response>>();
  globalThis.fetch = fetch;
  return fetch;
});
vi.mock('@/lib/firebase/auth.ts', async () => {
  const { initializeApp } = await import('firebase/app');
  const { initializeAuth } = await import('firebase/auth');
  return { auth: initializeAuth(initializeApp({ apiKey: 'a-key' })) };
});
vi.mock('./auth-ready.ts', () => ({ authReady: Promise.resolve() }));
vi.mock('./store.ts', () => ({ sessionOf: vi.fn<() => never>() }));

const credentials = { email: 'anjali@padavu.example', password: 'monsoon-rain', rememberMe: false };
const statusOfRefusal = () => signIn(credentials, vi.fn()).catch((error: unknown) => error);

it.each([
  [400, 'INVALID_EMAIL', 400],
  [400, 'INVALID_LOGIN_CREDENTIALS', 401],
  [400, 'INVALID_PASSWORD', 401],
  [400, 'EMAIL_NOT_FOUND', 401],
  [400, 'USER_DISABLED', 403],
  [400, 'OPERATION_NOT_ALLOWED', 404],
  [400, 'TOO_MANY_ATTEMPTS_TRY_LATER', 429],
  [400, 'SOMETHING_NEW', -1],
  [500, 'Internal error encountered.', 500],
])('a sign-in to which Auth answers %i %s fails with status %i', async (code, message, status) => {
  server.mockResolvedValue(Response.json({ error: { code, message } }, { status: code }));
  expect(await statusOfRefusal()).toMatchObject({ name: 'SignInError', status });
});

it('a sign-in without a network fails with status 0', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await statusOfRefusal()).toMatchObject({ name: 'SignInError', status: 0 });
});
