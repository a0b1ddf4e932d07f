import { expect, test } from 'vitest';
import { shiftPorts } from '../ports.mjs';
import { withPorts } from './config.mjs';

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
