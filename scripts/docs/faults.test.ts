import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allFaults, faultsFile, faultsIn, faultsPage, unformatted } from './faults.ts';
import { root } from '../install.mjs';

describe('the page of faults', () => {
  it('matches the comments in the tests: node scripts/docs/faults.ts writes it again', async () => {
    const page = readFileSync(join(root, faultsFile), 'utf8');
    expect(unformatted(page)).toBe(unformatted(faultsPage(await allFaults())));
  });

  it('contains a comment of several lines, with the title of its test', () => {
    const source = `
  // Fault: the lights go out. Sees: nothing.
  // Stored: all of it. Heals: by the next morning.
  it('goes on', () => undefined);`;
    expect(faultsIn('a.test.ts', source)).toEqual([
      {
        fault: 'the lights go out.',
        sees: 'nothing.',
        stored: 'all of it.',
        heals: 'by the next morning.',
        test: 'goes on',
        file: 'a.test.ts',
      },
    ]);
  });

  it.each([
    '  // Fault: no more. Sees: x.\n  it("a", f)',
    '  // Fault: a. Sees: b. Stored: c. Heals: d.\n  const x = 1;',
  ])('refuses a comment that lacks a part or a test: %s', (source) => {
    expect(() => faultsIn('a.test.ts', source)).toThrow('not a fault before a test');
  });
});
