import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portOf } from '../tests/support/port-of.ts';
import { shiftPorts } from './ports.mjs';
import { keepSaving, snapshotsIn } from './snapshots.ts';

let folder = '';
let hub: Server;
let status = 200;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  status = 200;
  // Like firebase-tools: the folder exists when it answers, and not when it fails.
  hub = createServer((_, response) => {
    if (status === 200) mkdirSync(join(folder, 'unfinished'));
    response.writeHead(status).end();
  });
  hub.listen(0, '127.0.0.1');
  await once(hub, 'listening');
});
afterEach(() => {
  hub.close();
  rmSync(folder, { recursive: true });
});

const save = () => keepSaving({ ...shiftPorts(0), hub: portOf(hub) }, folder);

test('the newest snapshot is the one with the highest number', () => {
  for (const name of ['000009', '000010', '1795363270811']) mkdirSync(join(folder, name));
  expect(snapshotsIn(folder)).toEqual(
    ['000009', '000010', '1795363270811'].map((name) => join(folder, name)),
  );
});

test('an unfinished snapshot is ignored', () => {
  mkdirSync(join(folder, 'unfinished'));
  expect(snapshotsIn(folder)).toEqual([]);
});

test('there is no snapshot before the first one', () => {
  expect(snapshotsIn(join(folder, 'missing'))).toEqual([]);
});

test('only the last two snapshots are kept', async () => {
  mkdirSync(join(folder, '000001'));
  const saving = save();
  await vi.waitFor(() => expect(snapshotsIn(folder)).toHaveLength(2));
  const [, second] = snapshotsIn(folder);
  await saving.finish(() => undefined);
  expect(snapshotsIn(folder)).toHaveLength(2);
  expect(snapshotsIn(folder)[0]).toBe(second);
  expect(existsSync(join(folder, 'unfinished'))).toBe(false);
});

test('a snapshot that fails at the end is reported, and the earlier ones stay', async () => {
  mkdirSync(join(folder, '000001'));
  status = 500;
  const notes: string[] = [];
  await save().finish((note) => notes.push(note));
  expect(notes).toEqual(['not this time, the data is as it was a few seconds ago']);
  expect(readdirSync(folder)).toEqual(['000001']);
});
