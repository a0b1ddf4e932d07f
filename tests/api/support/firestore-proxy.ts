import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { portOf } from '../../support/port-of.ts';

/** What the proxy does: it forwards data, forwards nothing, or refuses connections. */
type ConnectionState = 'forwards' | 'silent' | 'refuses';

/** Firestore through a proxy to the same emulator, whose connections can fail. */
export async function firestoreBehindProxy(): Promise<
  Disposable & { db: Firestore; set: (state: ConnectionState) => void }
> {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const sockets = new Set<Socket>();
  let state: ConnectionState = 'forwards';
  const server = createServer((client) => {
    if (state === 'refuses') return client.destroy();
    const upstream = connect(Number(port), host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      if (state === 'silent') socket.pause();
      socket.on('close', () => sockets.delete(socket) && other.destroy());
      socket.on('error', () => other.destroy());
    }
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-padavu' }, randomUUID());
  // The SDK reads the emulator's address from the environment only here.
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'];
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${portOf(server)}`;
  const db = initializeFirestore(app, {});
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator;
  return {
    db,
    set: (next) => {
      state = next;
      for (const socket of sockets) {
        if (next === 'forwards') socket.resume();
        if (next === 'silent') socket.pause();
        if (next === 'refuses') socket.destroy();
      }
    },
    [Symbol.dispose]: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
