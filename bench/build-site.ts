import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../web', import.meta.url));
const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));

type BuiltSite = Disposable & { folder: string };

/** Builds the site into a folder of its own, so that one that is being served stays whole. */
export function buildSite(): BuiltSite {
  const folder = mkdtempSync(join(tmpdir(), 'padavu-site-'));
  const options = [
    'build',
    '--mode',
    'emulator',
    '--logLevel',
    'error',
    '--emptyOutDir',
    '--outDir',
    relative(web, folder),
  ];
  execFileSync(process.execPath, [vite, ...options], { cwd: web, stdio: 'inherit' });
  const dispose = () => {
    for (const path of [folder, `${folder}-renderer`]) rmSync(path, { recursive: true });
  };
  return { folder, [Symbol.dispose]: dispose };
}
