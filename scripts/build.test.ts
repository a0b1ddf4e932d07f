import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isNewest } from './build.ts';

let folder = '';
const pathOf = (path: string) => join(folder, path);

const write = (file: string, text: string) => {
  mkdirSync(pathOf(join(file, '..')), { recursive: true });
  writeFileSync(pathOf(file), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  write('web/src/lib/a.ts', 'one');
  write('web/src/lib/b.ts', 'one');
  write('package-lock.json', '{}');
  write('old.ts', 'one');
  utimesSync(pathOf('old.ts'), 1, 1);
  write('stamp', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const isUnchanged = () => isNewest(pathOf('stamp'), folder, ['web', 'package-lock.json']);

/** Waits until the clock of the file system has moved on from the stamp. */
function tick() {
  for (write('tick', ''); isNewest(pathOf('stamp'), folder, ['tick']); write('tick', ''));
}

test('a stamp is newest while nothing changes', () => {
  tick();
  expect(isUnchanged()).toBe(true);
});

test.each([
  ['a file changes', () => write('web/src/lib/a.ts', 'two')],
  ['a file is added', () => write('web/src/b.ts', '')],
  ['a hidden file is added', () => write('web/.env.emulator', 'A=1')],
  ['a file is removed', () => rmSync(pathOf('web/src/lib/a.ts'))],
  ['a file gets another name', () => renameSync(pathOf('web/src/lib/a.ts'), pathOf('web/src/lib/c.ts'))],
  [
    'a file becomes a copy that keeps an old date',
    () => cpSync(pathOf('old.ts'), pathOf('web/src/lib/a.ts'), { preserveTimestamps: true }),
  ],
  ['a single listed file changes', () => write('package-lock.json', '{ }')],
  ['a folder is removed', () => rmSync(pathOf('web/src'), { recursive: true })],
  ['the stamp is gone', () => rmSync(pathOf('stamp'))],
])('a stamp is not newest when %s', (_, change) => {
  tick();
  change();
  expect(isUnchanged()).toBe(false);
});

test('installed packages are ignored', () => {
  mkdirSync(pathOf('web/node_modules'));
  write('stamp', '');
  tick();
  write('web/node_modules/a/index.js', 'one');
  expect(isUnchanged()).toBe(true);
});
