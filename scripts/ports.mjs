/**
 * Every port the project listens on, in one place. `npm start` uses PORTS; tests use their own, so that
 * both run side by side.
 *
 * @typedef {(typeof PORT_NAMES)[number]} PortName
 * @typedef {Readonly<Record<PortName, number>>} Ports
 */

export const HOST = '127.0.0.1';
export const PROJECT_ID = 'demo-padavu';

const PORT_NAMES = /** @type {const} */ ([
  'hosting',
  'functions',
  'auth',
  'firestore',
  'hub',
  'logging',
  'websocket',
  'eventarc',
  'tasks',
]);

/** @type {Ports} */
export const PORTS = Object.freeze({
  hosting: 5000,
  functions: 5001,
  auth: 9099,
  firestore: 8080,
  hub: 4400,
  logging: 4500,
  websocket: 9150,
  eventarc: 9299,
  tasks: 9499,
});

/** Vite's own server, for `npm run dev` only. */
export const VITE_PORT = 5173;

const TEST_OFFSET = 10_000;

/**
 * @param {number} offset added to every port
 * @returns {Ports}
 */
export function shiftPorts(offset) {
  const shifted = { ...PORTS };
  for (const name of PORT_NAMES) shifted[name] += offset;
  return shifted;
}

/**
 * The ports of the test stack. PADAVU_TEST_PORT_SHIFT keeps apart several runs on one machine.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Ports}
 */
export function testPorts(env = process.env) {
  return shiftPorts(TEST_OFFSET + testPortShift(env));
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {number}
 */
export function testPortShift(env = process.env) {
  const text = env['PADAVU_TEST_PORT_SHIFT'] ?? '0';
  const shift = Number(text);
  const highest = Math.max(...Object.values(PORTS)) + TEST_OFFSET + shift;
  if (text === '' || !Number.isInteger(shift) || shift < 0 || highest > 65_535) {
    throw new RangeError(`PADAVU_TEST_PORT_SHIFT must be a whole number from 0 to 40000, not "${text}".`);
  }
  return shift;
}

/**
 * @param {number} port
 * @returns {string} the address without a slash at its end
 */
export function addressOf(port) {
  return `http://${HOST}:${port}`;
}

/**
 * What a program needs in its environment to talk to a stack.
 *
 * @param {Ports} ports
 */
export function stackEnvironment(ports) {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    PADAVU_BASE_URL: addressOf(ports.hosting),
    PADAVU_API_URL: `${addressOf(ports.hosting)}/api`,
  };
}
