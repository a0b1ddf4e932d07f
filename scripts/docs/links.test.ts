import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../install.mjs';

/** A file or a folder of the repository between backticks. */
const path = /`((?:bench|docs|domain|functions|scripts|tests|web)\/[\w./-]+)`/g;
/** What a build or `npm run configure` makes. */
const made = /^(?:functions\/(?:lib|\.env)|web\/(?:dist|\.env))/;

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

  it('name files that exist', async () => {
    const missing: string[] = [];
    for await (const file of glob(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md'], { cwd: root }))
      for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(path))
        if (!made.test(name) && !existsSync(join(root, name))) missing.push(`${file}: ${name}`);
    expect(missing).toEqual([]);
  });

  it('list each decision with its title and its date in docs/decisions/README.md', async () => {
    const decisions = join(root, 'docs/decisions');
    const rows = readFileSync(join(decisions, 'README.md'), 'utf8').match(/^\| \d.*$/gm) ?? [];
    const listed = rows.map((row) => cells(row).slice(1, 4).join(' | '));
    const records: string[] = [];
    for await (const file of glob('[0-9]*.md', { cwd: decisions })) {
      const text = readFileSync(join(decisions, file), 'utf8');
      const [, number, title, date] = /^# (\d+) (.+)\n\nDate: (.+)$/m.exec(text) ?? [];
      if (number === undefined)
        throw new Error(`${file} does not begin with "# 001 Title" and "Date: 2026-11-21"`);
      records.push(`${number} | [${title}](${file}) | ${date}`);
    }
    expect(listed).toEqual(records.toSorted());
  });
});

it('the write and the read that docs/architecture.md follows go through files that exist', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const followed = text.match(/^\*\*One (?:write|read)\*\*.*?\n\n/gms) ?? [];
  const names = followed.flatMap((part) =>
    Array.from(part.matchAll(/`([\w-]+(?:\/[\w-]+)+)`/g), ([, name]) => name),
  );
  const folders = ['web/src', 'web/src/features', 'functions/src'];
  const exists = (name = '') =>
    folders.some((folder) => ['ts', 'tsx'].some((type) => existsSync(join(root, folder, `${name}.${type}`))));
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !exists(name))).toEqual([]);
});
