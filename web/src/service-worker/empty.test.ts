import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';

it('the empty worker takes over at once, deletes what is cached, and answers no request', async () => {
  const source = readFileSync(`${import.meta.dirname}/empty.ts`, 'utf8');
  const { code } = await transform(source, { loader: 'ts' });
  const calls: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const call = (name: string) => Promise.resolve(calls.push(name));
  const worker = {
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
    skipWaiting: () => call('skipWaiting'),
  };
  const caches = {
    keys: () => Promise.resolve(['pictures', 'pages']),
    delete: (name: string) => call(`delete ${name}`),
  };
  runInNewContext(code, { self: worker, caches });
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
  for (const listen of listeners.values()) {
    await new Promise((resolve) => {
      listen({ waitUntil: resolve });
    });
  }
  expect(calls).toEqual(['skipWaiting', 'delete pictures', 'delete pages']);
});
