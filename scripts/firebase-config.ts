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

/**
 * What App Check and reCAPTCHA Enterprise load and speak to, by the directive of the content security policy that lets
 * them: Google's page "reCAPTCHA: I'm using content-security-policy", and the address in `@firebase/app-check`.
 */
const APP_CHECK_HOSTS = new Map([
  ['script-src', 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'],
  ['frame-src', 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/'],
  ['connect-src', 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/'],
]);

/** With policies that let App Check work on every page, because any page may have the newsletter's form. */
export function withAppCheckHosts<T>(config: T): T {
  return changeTexts(config, (json) =>
    json.replaceAll(/"default-src [^"]*"/g, (policy) =>
      JSON.stringify(policy.slice(1, -1).split('; ').map(allowAppCheck).join('; ')),
    ),
  );
}

function allowAppCheck(directive: string): string {
  const hosts = APP_CHECK_HOSTS.get(directive.split(' ')[0] ?? '');
  return hosts === undefined ? directive : `${directive.replace(" 'none'", '')} ${hosts}`;
}

function changeTexts<T>(config: T, change: (json: string) => string): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only texts inside of it have changed
  return JSON.parse(change(JSON.stringify(config))) as T;
}
