import Ajv from 'ajv';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import { expect, it, vi } from 'vitest';

await import('./auth-schemas.ts');

it('the Auth emulator compiles no schema when it starts', async () => {
  const compile = vi.spyOn(Ajv.prototype, 'compile');
  await createApp('demo-padavu');
  expect(compile.mock.calls.length).toBe(0);
});
