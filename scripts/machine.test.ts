import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { portOf } from '../tests/support/google-apis.ts';
import { findProgram, firestoreSources, takenPorts } from './machine.mjs';

describe('a Firestore emulator', () => {
  const nothing = { hidane: undefined, java: 0, hasJar: false, hasCargo: false };

  test.each([
    [
      'a hidane that is there, before anything else',
      { hidane: '/bin/hidane', java: 21, hasCargo: true },
      'hidane',
    ],
    ['the official one where Java is new enough', { java: 21, hasCargo: true }, 'java'],
    ['a hidane built by cargo where Java is too old', { java: 17, hasJar: true, hasCargo: true }, 'cargo'],
    ['a hidane built by cargo where there is no Java', { hasJar: true, hasCargo: true }, 'cargo'],
  ])('is %s', (_, there, via) => {
    expect(firestoreSources({ ...nothing, ...there })[0]?.via).toBe(via);
  });

  test('is built by cargo when the official one cannot be fetched', () => {
    const sources = firestoreSources({ ...nothing, java: 21, hasCargo: true });
    expect(sources.map(({ via, ready }) => [via, ready])).toEqual([
      ['java', false],
      ['cargo', false],
    ]);
  });

  test('cannot be had with an old Java alone', () => {
    expect(firestoreSources({ ...nothing, java: 17 })).toEqual([]);
  });
});

test('a program is found by its name or its whole path', () => {
  const shell = findProgram('no-such-program', 'sh');
  expect(shell).toMatch(/\/sh$/);
  expect(findProgram(shell ?? '')).toBe(shell);
  expect(findProgram('no-such-program', '/no/such/program')).toBeUndefined();
});

test('a port that another program listens on is named', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  expect(await takenPorts({ api: port })).toEqual([expect.objectContaining({ name: 'api', port })]);
  server.close();
  await once(server, 'close');
  expect(await takenPorts({ api: port })).toEqual([]);
});
