import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { FirestoreEmulator } from 'firebase-tools/lib/emulator/firestoreEmulator.js';
import { Severity } from 'firebase-tools/lib/emulator/types.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { portOf } from '../tests/support/port-of.ts';

await import('./reload-rules.ts');

const bodies: unknown[] = [];
let refusal = '';
const server = createServer((request, response) => {
  void reply(request, response);
});

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  bodies.push([request.method, request.url, await json(request)]);
  response.writeHead(refusal === '' ? 200 : 400).end(refusal);
}

beforeEach(async () => {
  bodies.length = 0;
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => server.close());

const emulator = () =>
  new FirestoreEmulator({ project_id: 'demo-padavu', host: '127.0.0.1', port: portOf(server) });

describe('rules that have changed', () => {
  it('are sent as hidane takes them', async () => {
    refusal = '';
    expect(await emulator().updateRules('the rules')).toEqual([]);
    const rules = { files: [{ name: 'firestore.rules', content: 'the rules' }] };
    expect(bodies).toEqual([['PUT', '/emulator/v1/projects/demo-padavu:securityRules', { rules }]]);
  });

  it('are reported when they are not valid', async () => {
    refusal = String.raw`{"message":"Error compiling rules:\nL2:58 Unexpected ';'."}`;
    const [issue] = await emulator().updateRules('bad rules');
    expect(issue?.severity).toBe(Severity.ERROR);
    expect(issue?.description).toContain("\nL2:58 Unexpected ';'.");
  });
});
