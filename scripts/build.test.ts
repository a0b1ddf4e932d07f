import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './build.ts';

let folder = '';

const write = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  write('web/src/lib/a.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const of = () => fingerprint(folder, ['web', 'package-lock.json'], ['**/node_modules', 'web/dist']);

test('the fingerprint of sources stays while nothing changes', () => {
  expect(of()).toBe(of());
});

test.each([
  ['a file changes', () => write('web/src/lib/a.ts', 'two')],
  ['a file is added', () => write('web/src/b.ts', '')],
  ['a hidden file is added', () => write('web/.env.emulator', 'A=1')],
  ['a file of its own changes', () => write('package-lock.json', '{}')],
  ['everything is gone', () => rmSync(join(folder, 'web'), { recursive: true })],
])('the fingerprint of sources changes when %s', (_, change) => {
  const before = of();
  change();
  expect(of()).not.toBe(before);
});

test.each(['web/dist/a.js', 'web/node_modules/a/index.js'])(
  'the fingerprint of sources passes over %s',
  (file) => {
    const before = of();
    write(file, 'one');
    expect(of()).toBe(before);
  },
);
