import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './install.mjs';

const { cache, resolve } = createRequire(import.meta.url);

it('a process of the functions loads nothing of what deploys them', async () => {
  await import('./worker-modules.ts');
  await import('firebase-tools/lib/emulator/functionsEmulatorRuntime.js');
  const loaded = Object.keys(cache).filter((path) => path.includes('/firebase-tools/lib/'));
  expect(loaded).toContain(resolve('firebase-tools/lib/emulator/functionsEmulatorRuntime.js'));
  expect(loaded.filter((path) => /firebase-tools\/lib\/(?:deploy|extensions|gcp)\//.test(path))).toEqual([]);
});

it.each(['firebase-admin', 'firebase-functions'])(
  'a process of the functions finds the folder of %s',
  async (name) => {
    await import('./worker-modules.ts');
    const { findModuleRoot } = await import('firebase-tools/lib/emulator/functionsEmulatorShared.js');
    expect(findModuleRoot(name, resolve(name))).toBe(join(root, 'node_modules', name));
  },
);
