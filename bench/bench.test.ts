import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectNode, root } from '../scripts/install.mjs';

// A run is far longer than this.
const timeout = 20_000;

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(projectNode, [join(root, 'bench', 'cold.ts'), ...args], {
    encoding: 'utf8',
    timeout,
  });
  return { status, output: (stdout + stderr).trim() };
}

describe('a bench', { timeout: 3 * timeout }, () => {
  it('prints its usage instead of running for an option or an argument that it does not take', () => {
    const usage = 'Usage: npm run bench:cold';
    expect(run('10000')).toEqual({ status: 1, output: `Unexpected argument '10000'.\n\n${usage}` });
    expect(run('--help')).toEqual({ status: 0, output: usage });
  });
});
