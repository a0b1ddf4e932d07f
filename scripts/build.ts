import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataDirectory, logFile, run, step } from './command.ts';
import { npm, root } from './install.mjs';

export type Workspace = 'functions' | 'web';

const OUTPUTS = { functions: 'functions/lib', web: 'web/dist' } as const;
const SHARED_SOURCES = ['domain', 'package-lock.json', 'tsconfig.base.json'];

/** Builds a workspace with its own build script, unless neither its sources nor its output changed since. */
export async function build(workspace: Workspace): Promise<void> {
  const stamp = join(dataDirectory, 'builds', workspace);
  const output = OUTPUTS[workspace];
  // The part of the environment that Vite puts into the pages.
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const state = () =>
    JSON.stringify([
      fingerprint(root, [...SHARED_SOURCES, workspace], ['**/node_modules', output]),
      fingerprint(root, [output]),
      settings,
    ]);
  await step(`Build ${workspace}`, async (note) => {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state()) return note('unchanged');
    const commandLine = npm('run', 'build', '--workspace', `@padavu/${workspace}`);
    const log = logFile(`build-${workspace}`);
    await run(commandLine, { log }, `${workspace} does not build; the reason is above.`);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, state());
  });
}

/** A hash of the names and contents of files, and of all the files in folders, to tell whether anything changed. */
export function fingerprint(base: string, paths: readonly string[], exclude: readonly string[] = []): string {
  const hash = createHash('sha256');
  const patterns = paths.flatMap((path) => [path, `${path}/**/{*,.*}`]);
  for (const file of globSync(patterns, { cwd: base, exclude }).toSorted()) {
    const path = join(base, file);
    hash.update(`${file}\0`);
    if (statSync(path).isFile()) hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}
