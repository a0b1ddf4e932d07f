import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../install.mjs';

const link = /\]\((?!https?:|mailto:|#)([^)\s#]+)/g;

describe('the documents', () => {
  it('link to files that exist', async () => {
    const missing: string[] = [];
    for await (const file of glob(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root }))
      for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(link))
        if (!existsSync(join(root, dirname(file), target))) missing.push(`${file}: ${target}`);
    expect(missing).toEqual([]);
  });
});
