import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { portOf } from '../tests/support/port-of.ts';
import { PORTS, stackEnvironment, portConflict, testPorts, testPortShift } from './ports.mjs';

describe('the ports of tests', () => {
  test('differ from those of npm start', () => {
    expect(testPorts(testPortShift({}))).toMatchObject({
      hosting: 15_000,
      firestore: 18_080,
      websocket: 19_150,
    });
  });

  test('move by PADAVU_TEST_PORT_SHIFT', () => {
    expect(testPorts(testPortShift({ PADAVU_TEST_PORT_SHIFT: '200' }))).toMatchObject({
      hosting: 15_200,
      hub: 14_600,
    });
  });

  test.each(['', '-1', '1.5', 'many', '60000'])('cannot be moved by "%s"', (shift) => {
    expect(() => testPortShift({ PADAVU_TEST_PORT_SHIFT: shift })).toThrow('PADAVU_TEST_PORT_SHIFT');
  });
});

test('the environment of a stack contains its addresses', () => {
  expect(stackEnvironment(PORTS)).toStrictEqual({
    GCLOUD_PROJECT: 'demo-padavu',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    PADAVU_BASE_URL: 'http://127.0.0.1:5000',
    PADAVU_API_URL: 'http://127.0.0.1:5000/api',
  });
});

test('a port that another program listens on is named', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  expect(await portConflict({ api: port })).toContain(`Port ${port} (api) is taken`);
  server.close();
  await once(server, 'close');
  expect(await portConflict({ api: port })).toBeUndefined();
});
