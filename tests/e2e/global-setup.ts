import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { emptyStore } from './support/empty-store.ts';

const seed = fileURLToPath(new URL('../../scripts/seed/seed.ts', import.meta.url));

/** Empties the test stack and fills it with the demo school, so that every run starts from the same data. */
export default async function emptyAndSeed(): Promise<void> {
  await emptyStore();
  execFileSync(process.execPath, [seed]);
}
