import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/a.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('stays while nothing changes', () => {
  expect(fingerprint(folder, ['src'])).toBe(fingerprint(folder, ['src']));
});

test.each([
  ['a file changes', () => writeFileSync(join(folder, 'src/a.ts'), 'two')],
  ['a file is added', () => writeFileSync(join(folder, 'src/b.ts'), '')],
  ['everything is gone', () => rmSync(join(folder, 'src'), { recursive: true })],
])('changes when %s', (_, change) => {
  const before = fingerprint(folder, ['src']);
  change();
  expect(fingerprint(folder, ['src'])).not.toBe(before);
});

test('passes over installed and built files below, but not over a built folder it is given', () => {
  const sources = fingerprint(folder, ['.']);
  mkdirSync(join(folder, 'dist'));
  const empty = fingerprint(folder, ['dist']);
  writeFileSync(join(folder, 'dist/a.js'), 'one');
  expect(fingerprint(folder, ['.'])).toBe(sources);
  expect(fingerprint(folder, ['dist'])).not.toBe(empty);
});
