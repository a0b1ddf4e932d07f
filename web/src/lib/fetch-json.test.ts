import { ReadableStream } from 'node:stream/web';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

const bytes = new TextEncoder().encode('[{"title":"പാഠം"}]');
let body: ReadableStreamDefaultController<Uint8Array>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    const start = (controller: typeof body) => {
      body = controller;
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    };
    return { body: new ReadableStream<Uint8Array>({ start }) };
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads a response that takes minutes, as long as bytes arrive', async () => {
  const startedAt = Date.now();
  const fetched = fetchJson('/lessons', { silence: 30_000 });
  for (const byte of bytes) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.advanceTimersByTimeAsync(29_000);
    body.enqueue(Uint8Array.of(byte));
  }
  body.close();
  await expect(fetched).resolves.toMatchObject({ received: [{ title: 'പാഠം' }], receivedAt: startedAt });
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up a response that stops in its middle', async () => {
  const fetched = fetchJson('/lessons', { silence: 30_000 });
  const onFailure = vi.fn<(error: unknown) => void>();
  fetched.catch(onFailure);
  await vi.advanceTimersByTimeAsync(20_000);
  body.enqueue(bytes);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFailure).toHaveBeenCalledOnce();
});

it('reads a response without a body', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  await expect(fetchJson('/lessons', { silence: 30_000 })).resolves.toMatchObject({ received: null });
});
