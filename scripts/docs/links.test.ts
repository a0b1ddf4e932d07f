import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../install.mjs';

const cells = (row: string) => row.split('|').map((cell) => cell.trim());
const link = /\]\((?!https?:|mailto:|#)([^)\s#]+)/g;

describe('the documents', () => {
  it('link to files that exist', async () => {
    const missing: string[] = [];
    for await (const file of glob(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root }))
      for (const [, target = ''] of readFileSync(join(root, file), 'utf8').matchAll(link))
        if (!existsSync(join(root, dirname(file), target))) missing.push(`${file}: ${target}`);
    expect(missing).toEqual([]);
  });

  it('list each decision with its title and its date', async () => {
    const decisions = join(root, 'docs/decisions');
    const rows = readFileSync(join(decisions, 'README.md'), 'utf8').match(/^\| \d.*$/gm) ?? [];
    const listed = rows.map((row) => cells(row).slice(1, 4).join(' | '));
    const records: string[] = [];
    for await (const file of glob('[0-9]*.md', { cwd: decisions })) {
      const text = readFileSync(join(decisions, file), 'utf8');
      const [, number = '', title = '', date = ''] = /^# (\d+) (.+)\n\nDate: (.+)$/m.exec(text) ?? [];
      records.push(`${number} | [${title}](${file}) | ${date}`);
    }
    expect(listed).toEqual(records.toSorted());
  });
});
