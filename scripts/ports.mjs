import { once } from 'node:events';
import { createServer } from 'node:net';

// Every port the project listens on. `npm start` uses PORTS; tests use others, so that both run side by side.

/** @typedef {Readonly<typeof PORTS>} Ports */

export const HOST = '127.0.0.1';
export const PROJECT_ID = 'demo-padavu';

export const PORTS = {
  hosting: 5000,
  functions: 5001,
  auth: 9099,
  firestore: 8080,
  hub: 4400,
  websocket: 9150,
  eventarc: 9299,
  tasks: 9499,
};

/** Vite's own server, for `npm run dev` only. */
export const VITE_PORT = 5173;

/** @param {number} offset added to every port */
export function shiftPorts(offset) {
  const ports = { ...PORTS };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object's own keys
  for (const name of /** @type {(keyof Ports)[]} */ (Object.keys(ports))) ports[name] += offset;
  return ports;
}

/** The offset that PADAVU_TEST_PORT_SHIFT adds to the ports of tests, so that several runs share one machine. */
export function testPortShift(env = process.env) {
  const text = env['PADAVU_TEST_PORT_SHIFT'] ?? '0';
  const shift = Number(text);
  if (text === '' || !Number.isInteger(shift) || shift < 0 || shift > 40_000) {
    const problem = `PADAVU_TEST_PORT_SHIFT must be a whole number from 0 to 40000, not "${text}".`;
    throw Object.assign(new RangeError(problem), { name: 'Failure' });
  }
  return shift;
}

export const testPorts = (shift = testPortShift()) => shiftPorts(10_000 + shift);

/** @param {number} port */
export const addressOf = (port) => `http://${HOST}:${port}`;

/**
 * The environment variables with which a program connects to a stack.
 *
 * @param {Ports} ports
 */
export function stackEnvironment({ firestore, auth, hosting }) {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${auth}`,
    PADAVU_BASE_URL: addressOf(hosting),
    PADAVU_API_URL: `${addressOf(hosting)}/api`,
  };
}

/**
 * Returns advice about the first port that is in use; `undefined` if all are free.
 *
 * @param {Record<string, number>} ports by the name of the service
 */
export async function portConflict(ports) {
  for (const [name, port] of Object.entries(ports)) {
    const server = createServer().listen({ host: HOST, port, exclusive: true });
    const isFree = await once(server, 'listening').catch(() => undefined);
    server.close();
    if (!isFree)
      return `Port ${port} (${name}) is taken: end the other run, or the program that lsof -i :${port} names.`;
  }
  return undefined;
}
