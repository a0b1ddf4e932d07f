import { once } from 'node:events';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { readJsonBody } from './app.ts';

const closeServers: (() => void)[] = [];

afterEach(() => {
  for (const close of closeServers.splice(0)) close();
});

/** The body that a handler gets for a text that was sent. */
async function read(text: string): Promise<unknown> {
  const app = express();
  app.use(readJsonBody());
  app.post('/', (request, response) => {
    response.json(request.body);
  });
  const server = app.listen(0, '127.0.0.1');
  closeServers.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${address.port}`, { method: 'POST', headers, body: text });
  return response.json();
}

describe('the parser of JSON bodies', () => {
  it('replaces half a surrogate pair by U+FFFD, at any depth', async () => {
    expect(await read(String.raw`{"a":["x\ud800"],"b":{"c":"\udfffy","d":"\ud83d\ude00"}}`)).toEqual({
      a: ['x\uFFFD'],
      b: { c: '\uFFFDy', d: '😀' },
    });
  });
});
