import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { latestSnapshot } from './snapshots.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function snapshot(name: string, metadata: object) {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'firebase-export-metadata.json'), JSON.stringify(metadata));
  return join(folder, name);
}

test('the newest snapshot is the one with the highest number', () => {
  snapshot('000009', { auth: {}, firestore: {} });
  const newest = snapshot('000010', { auth: {}, firestore: {} });
  expect(latestSnapshot(folder)).toBe(newest);
});

test('a snapshot that was cut off is passed over', () => {
  const whole = snapshot('000001', { auth: {}, firestore: {} });
  snapshot('000002', { auth: {} });
  mkdirSync(join(folder, '000003'));
  expect(latestSnapshot(folder)).toBe(whole);
});

test('before the first one there is none', () => {
  expect(latestSnapshot(join(folder, 'missing'))).toBeUndefined();
});
