import type { Server } from 'node:net';

/** The port that a server listens on. @throws Error where it listens on none */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}
