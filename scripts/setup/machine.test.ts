import { expect, test } from 'vitest';
import { requireMachine } from './machine.mjs';

test.each(['20.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(() => requireMachine(version, 'linux')).not.toThrow();
});

test('an old Node is named with what to install', () => {
  expect(() => requireMachine('18.20.4', 'linux')).toThrow(
    'Node 18.20.4 is too old: install Node 20 or newer',
  );
});
