import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './install.mjs';
import { addressOf, HOST, type Ports } from './ports.mjs';

// firebase.json contains production's ports, addresses and policies. A stack, and a deploy with App Check, use a
// changed copy.

type FirebaseConfig = { emulators: Record<string, unknown>; [other: string]: unknown };

/**
 * Writes a changed copy of firebase.json beside it, because firebase-tools resolves the paths in it from there.
 * @returns its path
 */
export function writeConfig(name: string, change: (config: FirebaseConfig) => unknown): string {
  const copy = join(root, `firebase.${name}.json`);
  writeFileSync(copy, `${JSON.stringify(change(readJson(join(root, 'firebase.json'))), undefined, 2)}\n`);
  return copy;
}

/** Sets the ports of a stack, and replaces Firebase's addresses in the policies by those of its emulators. */
export function withPorts(config: FirebaseConfig, ports: Ports): FirebaseConfig {
  const { websocket, ...services } = ports;
  const emulators = Object.entries(services).map(([name, port]) => {
    return [name, { host: HOST, port, ...(name === 'firestore' && { websocketPort: websocket }) }] as const;
  });
  return {
    ...withEmulatorHosts(config, ports),
    emulators: { ...config.emulators, ...Object.fromEntries<unknown>(emulators) },
  };
}

/** Firebase's addresses in production, and the emulators that replace them. */
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

/** Changes the strings in a configuration, by its JSON. */
export function changeTexts<T>(config: T, change: (json: string) => string): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only strings in it have changed
  return JSON.parse(change(JSON.stringify(config))) as T;
}
