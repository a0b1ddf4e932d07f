import { createServer } from 'node:net';
import { Failure } from '../console/failure.mjs';
import { HOST } from '../ports.mjs';

/**
 * @param {Record<string, number>} ports by what listens there
 */
export async function requireFreePorts(ports) {
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) {
      throw new Failure(
        `Port ${port} (${name}) is taken by another program: stop that program and run this again.`,
      );
    }
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
async function isFree(port) {
  const server = createServer();
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host: HOST, port, exclusive: true }, () => resolve(undefined));
    });
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
