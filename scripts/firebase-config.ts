import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './install.mjs';
import { addressOf, HOST, type Ports } from './ports.mjs';

// firebase.json holds production's ports, addresses and policies. A stack, and a deploy with App Check, run on a copy of it
// with others.

type FirebaseConfig = { emulators: Record<string, unknown>; [other: string]: unknown };

/**
 * Writes the configuration of a stack. It lies beside firebase.json, because firebase-tools reads the paths in it from there.
 * @returns its path
 */
export function writeConfig(name: string, change: (config: FirebaseConfig) => unknown): string {
  const copy = join(root, `firebase.${name}.json`);
  writeFileSync(copy, `${JSON.stringify(change(readJson(join(root, 'firebase.json'))), undefined, 2)}\n`);
  return copy;
}

/** With the ports of a stack, and the addresses of its emulators where production's policies name Firebase. */
export function withPorts(config: FirebaseConfig, ports: Ports): FirebaseConfig {
  const { websocket, ...services } = ports;
  const emulators: [string, unknown][] = Object.entries(services).map(([name, port]) => [
    name,
    { host: HOST, port },
  ]);
  const firestore = { host: HOST, port: ports.firestore, websocketPort: websocket };
  return {
    ...withEmulatorHosts(config, ports),
    emulators: { ...config.emulators, ...Object.fromEntries<unknown>(emulators), firestore },
  };
}

/** Where production's pages find Firebase, and the emulator that stands in for it. */
const FIREBASE_HOSTS = {
  'https://identitytoolkit.googleapis.com': 'auth',
  'https://securetoken.googleapis.com': 'auth',
  'https://firestore.googleapis.com': 'firestore',
} as const;

export function withEmulatorHosts<T>(config: T, ports: Ports): T {
  return changeTexts(config, (json) =>
    Object.entries(FIREBASE_HOSTS).reduce(
      (text, [host, emulator]) => text.replaceAll(host, addressOf(ports[emulator])),
      json,
    ),
  );
}

/** A configuration whose texts have changed, and nothing else. */
export function changeTexts<T>(config: T, change: (json: string) => string): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts inside of it have changed
  return JSON.parse(change(JSON.stringify(config))) as T;
}
