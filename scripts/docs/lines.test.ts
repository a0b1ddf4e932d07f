import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../install.mjs';

// The formatter breaks no line of a comment or of prose.

const longest = 120;
const code = '{domain,functions,web,tests,scripts,bench}/**/*.{ts,tsx,mjs}';
const generated = new Set(['docs/costs.md', 'docs/faults.md']);

/** The lines of a file that a person breaks: comments of code, and prose outside tables. */
const isProse = (file: string, line: string) =>
  file.endsWith('.md') ? !/^\s*\|/.test(line) && !generated.has(file) : /^\s*(?:\/\/|\*|\/\*)/.test(line);

it('lines of comments and of prose have at most 120 characters', async () => {
  const tooLong: string[] = [];
  const output = ['functions/lib/**', 'web/dist/**', 'web/dist-renderer/**', 'tests/client/generated/**'];
  const exclude = ['**/node_modules/**', ...output];
  const files = ['*.md', 'docs/**/*.md', '*.{ts,rules}', code];
  for await (const file of glob(files, { cwd: root, exclude }))
    for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries())
      if (Array.from(line).length > longest && isProse(file, line)) tooLong.push(`${file}:${index + 1}`);
  expect(tooLong).toEqual([]);
});
