import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logFile, run, step } from './command.ts';
import { root } from './install.mjs';

/** The output of each workspace, and the output of other builds that its build reads; those run first. */
const workspaces = {
  functions: { output: 'functions/lib', reads: ['web/dist-renderer'] },
  web: { output: 'web/dist', reads: [] },
} as const;

/**
 * Builds a workspace with its own build script, unless neither its sources nor its output changed since the last build.
 */
export async function build(workspace: keyof typeof workspaces): Promise<void> {
  const { output, reads } = workspaces[workspace];
  // It goes with the output, when that is deleted or is not in a copy of this checkout.
  const stamp = join(root, output, '.built');
  // The part of the environment that Vite puts into the pages.
  const settings = JSON.stringify(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')));
  await step(`Build ${workspace}`, async (note) => {
    const sources = [workspace, 'domain', 'package-lock.json', 'tsconfig.base.json', ...reads];
    if (isNewest(stamp, root, sources) && readFileSync(stamp, 'utf8') === settings) return note('unchanged');
    const log = logFile(`build-${workspace}`);
    const problem = `${workspace} does not build; the reason is above.`;
    await run(['npm', 'run', 'build', '--workspace', `@padavu/${workspace}`], { log }, problem);
    writeFileSync(stamp, settings);
  });
}

/** Whether a file exists and nothing in these places changed after it, neither a file nor a folder's list of files. */
export function isNewest(file: string, base: string, places: readonly string[]): boolean {
  if (!existsSync(file)) return false;
  const patterns = places.flatMap((place) => [place, `${place}/**/{*,.*}`]);
  const files = globSync(patterns, { cwd: base, exclude: ['**/node_modules'] });
  // When content, name or date changed: a copy that keeps an old modification date is a change too.
  const { ctimeMs } = statSync(file);
  return files.every((path) => statSync(join(base, path)).ctimeMs <= ctimeMs);
}
