import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withEmulatorHosts, withPorts } from './firebase-config.ts';
import { readJson, root } from './install.mjs';
import { shiftPorts } from './ports.mjs';

test('a configuration with other ports keeps the rest', () => {
  const config = withPorts(
    {
      firestore: { rules: 'firestore.rules' },
      emulators: { ui: { enabled: false }, singleProjectMode: true },
    },
    shiftPorts(100),
  );
  expect(config).toMatchObject({
    firestore: { rules: 'firestore.rules' },
    emulators: {
      ui: { enabled: false },
      singleProjectMode: true,
      hosting: { host: '127.0.0.1', port: 5100 },
      firestore: { host: '127.0.0.1', port: 8180, websocketPort: 9250 },
    },
  });
});

const hosting = () => z.object({ hosting: z.unknown() }).parse(readJson(join(root, 'firebase.json'))).hosting;

const configWith = (hosts: string) => ({ hosting: { headers: [{ value: `connect-src 'self' ${hosts}` }] } });

test('a policy of a stack names its emulators instead of addresses of Firebase', () => {
  const production = configWith(
    'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com',
  );
  expect(withEmulatorHosts(production, shiftPorts(100))).toEqual(
    configWith('http://127.0.0.1:9199 http://127.0.0.1:9199 http://127.0.0.1:8180'),
  );
});

test('production names no address of this machine, and no whole domain of Google', () => {
  expect(JSON.stringify(hosting())).not.toMatch(/127\.0\.0\.1|localhost|\*\.googleapis/);
});

test('a deploy leaves the source maps behind', () => {
  expect(hosting()).toHaveProperty('ignore', expect.arrayContaining(['**/*.map']));
});
