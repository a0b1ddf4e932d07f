import express from 'express';
import { describe, expect, it } from 'vitest';
import { readJsonBody } from './json-body.ts';
import { serve } from '#/test/serve.ts';

/** The body that a handler gets for a text that was sent. */
async function read(text: string): Promise<unknown> {
  const app = express();
  app.use(readJsonBody());
  app.post('/', (request, response) => {
    response.json(request.body);
  });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(await serve(app), { method: 'POST', headers, body: text });
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
