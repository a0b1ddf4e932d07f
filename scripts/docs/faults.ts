import { readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../command.ts';
import { root } from '../install.mjs';

// Writes docs/faults.md from the comments before the tests that make a fault:
// `// Fault: ... Sees: ... Stored: ... Heals: ...`.

export const faultsFile = 'docs/faults.md';

type Fault = {
  fault: string;
  sees: string;
  stored: string;
  heals: string;
  test: string;
  file: string;
};

const parts = /^Fault: (?<fault>.+?) Sees: (?<sees>.+?) Stored: (?<stored>.+?) Heals: (?<heals>.+)$/;
const faultComment = /^[ \t]*\/\/ Fault: .*\n(?:[ \t]*\/\/ .*\n)*/gm;
const testTitle = /^\s*(?:it|test|describe)(?:\.each\([\w.()]+\))?\(\s*(['`])(?<title>.+?)\1/;

/**
 * The faults that a test file makes, in its order.
 * @throws Error for a comment that lacks a part, or is before no test
 */
export function faultsIn(file: string, source: string): Fault[] {
  return [...source.matchAll(faultComment)].map((match) => {
    const text = match[0]
      .replaceAll(/^[ \t]*\/\/ /gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const groups = parts.exec(text)?.groups;
    const test = testTitle.exec(source.slice(match.index + match[0].length))?.groups?.['title'];
    if (!groups || test === undefined) throw new Error(`${file}: not a fault before a test: ${text}`);
    const { fault = '', sees = '', stored = '', heals = '' } = groups;
    return { fault, sees, stored, heals, test, file };
  });
}

/** The faults of all tests, by file. */
export async function allFaults(): Promise<Fault[]> {
  const files: string[] = [];
  const tests = '{domain,functions,web,tests}/**/*.{test,spec}.{ts,tsx}';
  for await (const file of glob(tests, { cwd: root, exclude: ['**/node_modules/**'] })) files.push(file);
  return files.toSorted().flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8')));
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\.$/, '');

export function faultsPage(faults: readonly Fault[]): string {
  const rows = faults.map(
    ({ fault, sees, stored, heals, test, file }) =>
      `| ${[fault, sees, stored, heals].map(cell).join(' | ')} | [${cell(test)}](../${file}) |`,
  );
  return [
    '# Faults',
    '',
    'Faults, and how the school recovers from each. Each row comes from the test that causes the fault.',
    '`node scripts/docs/faults.ts` generates this page, and `npm test` checks that it is current.',
    '',
    '| fault | what the person sees | what is stored | how it heals | shown by |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** A page without what the formatter adds to its tables. */
export const unformatted = (page: string) => page.replaceAll(/-{3,}/g, '---').replaceAll(/[ \t]+/g, ' ');

if (import.meta.main) {
  writeFileSync(join(root, faultsFile), faultsPage(await allFaults()));
  await run(['oxfmt', faultsFile]);
}
