import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../console/json.mjs';
import { root } from '../console/project.mjs';
import { HOST, PORTS } from '../ports.mjs';

/**
 * @typedef {{ host?: string, port?: number, websocketPort?: number, enabled?: boolean }} EmulatorConfig
 * @typedef {{ emulators: Record<string, EmulatorConfig | boolean>, [other: string]: unknown }} FirebaseConfig
 */

const SERVICES = /** @type {const} */ ([
  'auth',
  'functions',
  'firestore',
  'hosting',
  'hub',
  'logging',
  'eventarc',
  'tasks',
]);

/**
 * A configuration file for a stack: firebase.json itself, or a copy beside it with other ports. It has to
 * be in that folder, because firebase-tools reads the paths in it from there.
 *
 * @param {string} name
 * @param {import('../ports.mjs').Ports} ports
 * @returns {string} the path
 */
export function configFor(name, ports) {
  const original = join(root, 'firebase.json');
  if (ports === PORTS) return original;
  const copy = join(root, `firebase.${name}.json`);
  /** @type {FirebaseConfig} */
  const config = readJson(original);
  writeFileSync(copy, `${JSON.stringify(withPorts(config, ports), undefined, 2)}\n`);
  return copy;
}

/**
 * @param {FirebaseConfig} config
 * @param {import('../ports.mjs').Ports} ports
 * @returns {FirebaseConfig}
 */
export function withPorts(config, ports) {
  const services = Object.fromEntries(
    SERVICES.map((service) => [service, { host: HOST, port: ports[service] }]),
  );
  const firestore = { host: HOST, port: ports.firestore, websocketPort: ports.websocket };
  return { ...config, emulators: { ...config.emulators, ...services, firestore } };
}
