import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '../support/api-client.ts';
import { contracts } from './support/endpoints.ts';

// Malformed requests, which anybody can send. One process serves all of these ports, so one exception would end all.

const emulatorNames = ['hosting', 'functions', 'auth', 'hub'] as const;
const Emulator = z.object({ port: z.int() });
const { emulators } = z
  .object({ emulators: z.object({ hosting: Emulator, functions: Emulator, auth: Emulator, hub: Emulator }) })
  .parse(JSON.parse(readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8')));
/** Every stack adds one offset to the ports of the configuration. */
const portOffset = Number(new URL(process.env['PADAVU_BASE_URL'] ?? '').port) - emulators.hosting.port;
const portOf = (name: (typeof emulatorNames)[number]) => emulators[name].port + portOffset;

/** In milliseconds. Some requests get no response; a process of the functions that has to start answers late. */
const limit = { forAnyResponse: 3000, forTheResponse: 20_000 };

/** Sends raw bytes. @returns the status of the response; `undefined` if there is none in time */
async function statusOf(
  port: number,
  bytes: string,
  timeout = limit.forTheResponse,
): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.on('error', () => undefined);
    socket.write(bytes, 'latin1');
    const chunks: unknown[] = await once(socket, 'data', { signal: AbortSignal.timeout(timeout) });
    return /^HTTP\/1\.1 (\d+)/.exec(String(chunks[0]))?.[1];
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

/** Sends raw bytes and resets the connection at once, without waiting for a response. */
async function sendAndLeave(port: number, bytes: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  socket.resetAndDestroy();
}

const request = (method: string, target: string, headers: readonly string[] = [], body = '') =>
  [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...headers,
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    '',
    body,
  ].join('\r\n');

const malformedPaths = [
  '/%F0%9F',
  '/%',
  '/%zz',
  '/a/%C3%28',
  '/?search=%E0%A4',
  '/api/admin/users/%F0%9F',
  '//%',
];

const oddRequests = [
  '//',
  '/..%2f..%2fetc/passwd',
  '/%00',
  '/api/%00',
  '/\\',
  '/api//',
  '/a'.repeat(3000),
  '*',
  '/?',
  '/#',
  '/api/?&&==',

  'http://[::1',
  '/__proto__',
  '/constructor',
  '/api/constructor',
  '/api/health/%2e%2e',
  '/admin/%2F',
  '/:80',
  '//host/x',

  '/demo-padavu/asia-south1/api/%2f',
  '/demo-padavu/asia-south1/none',
  '/functions/projects/x/triggers/y',
  '/_admin/x',
].map((target) => request('GET', target));

const methods = ['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'CONNECT', 'QUERY', 'get'].map((method) =>
  request(method, '/api/health'),
);

const headers = [
  ['Host: ['],
  ['Host: a b'],
  ['Cookie: ' + 'a=b; '.repeat(2000)],
  ['X: ' + 'x'.repeat(20_000)],
  ['Authorization: Bearer ' + '\u00ff'.repeat(20)],
  ['Content-Length: -1'],
  ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: gzip'],
  ['Expect: 100-continue'],
  ['Expect: nonsense'],
  ['Upgrade: websocket', 'Connection: Upgrade'],
  ['Range: bytes=9-1'],
  ['Accept-Encoding: \u00e9'],
  ['If-None-Match: "'],
  ['Content-Type: application/cloudevents+json'],
].flatMap((lines) => [request('GET', '/api/health', lines), request('POST', '/api/newsletter', lines, '{"')]);

const events = ['', '{', 'null', '[]', '{"type":null}'].flatMap((body) =>
  ['/functions/projects/demo-padavu/trigger_multicast', '/functions/projects/demo-padavu/triggers/none'].map(
    (path) => request('POST', path, ['Content-Type: application/cloudevents+json'], body),
  ),
);

const incompleteRequests = [
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n',
  'POST /api/newsletter HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em',
  'POST /api/newsletter HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"em',
  'POST /api/newsletter HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  '\u0016\u0003\u0001\u0002\u0000',
  'nonsense\r\n\r\n',
];

/** The parts of the stack that answer an ordinary request. */
async function respondingParts(): Promise<string[]> {
  const { status } = await api('GET', '/health');
  const statuses = await Promise.all(
    emulatorNames.map((name) => statusOf(portOf(name), request('GET', '/'))),
  );
  const answering = emulatorNames.filter((_name, index) => /^[2-4]/.test(statuses[index] ?? ''));
  return status === 200 ? ['api', ...answering] : answering;
}

const allParts = ['api', ...emulatorNames];

describe('no request ends the stack', () => {
  it.each(emulatorNames)(
    'a malformed address on the port of %s is answered with 400',
    async (name) => {
      for (const target of malformedPaths) {
        expect([target, await statusOf(portOf(name), request('GET', target))]).toEqual([target, '400']);
      }
      expect(await respondingParts()).toEqual(allParts);
    },
    60_000,
  );

  it.each(emulatorNames)(
    'odd addresses, methods, headers and bodies on the port of %s do no harm',
    async (name) => {
      await Promise.all(
        [...oddRequests, ...methods, ...headers].map((bytes) =>
          statusOf(portOf(name), bytes, limit.forAnyResponse),
        ),
      );
      expect(await respondingParts()).toEqual(allParts);
    },
    60_000,
  );

  it('invalid events do no harm', async () => {
    await Promise.all(events.map((bytes) => statusOf(portOf('functions'), bytes, limit.forAnyResponse)));
    expect(await respondingParts()).toEqual(allParts);
  }, 60_000);

  it.each(emulatorNames)(
    'requests on the port of %s that are cut off do no harm',
    async (name) => {
      const completeRequests = [request('GET', '/'), request('POST', '/api/newsletter', [], '{}')];
      for (const bytes of [...incompleteRequests, ...completeRequests])
        await sendAndLeave(portOf(name), bytes);
      expect(await respondingParts()).toEqual(allParts);
    },
    60_000,
  );

  it('callers of every path of the API who do not wait for the response do no harm', async () => {
    for (const { method, path } of contracts) {
      const target = `/api${path.replaceAll(/:\w+/g, '1')}`;
      await sendAndLeave(
        portOf('hosting'),
        request(method, target, ['Content-Type: application/json'], '{}'),
      );
      expect(await statusOf(portOf('hosting'), request(method, `${target}/%F0%9F`))).toBe('400');
    }
    expect(await respondingParts()).toEqual(allParts);
  }, 60_000);
});
