import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '../install.mjs';

const Config = z.object({
  overrides: z.array(z.object({ files: z.array(z.string()), rules: z.unknown() })),
});

const readText = (file: string) => readFileSync(join(root, file), 'utf8');
const folders = readdirSync(join(root, 'web/src/features'));

/** The features that each feature may import, by the rules of the linter. */
function lintedImports(): Record<string, string[]> {
  const { overrides } = Config.parse(JSON.parse(readText('.oxlintrc.json')));
  const declarations = overrides.flatMap(({ files, rules }) =>
    files.flatMap((pattern) => {
      const [, feature] = /^web\/src\/features\/([\w-]+)\/\*\*$/.exec(pattern) ?? [];
      if (feature === undefined) return [];
      const allowed = JSON.stringify(rules).matchAll(/"!@\/features\/([\w-]+)\//g);
      const others = Array.from(allowed, ([, name = '']) => name).filter((name) => name !== feature);
      return [[feature, others.toSorted()] as const];
    }),
  );
  return Object.fromEntries(declarations);
}

/** The features that each feature imports, by the table of docs/architecture.md. */
function documentedImports(): Record<string, string[]> {
  const rows = readText('docs/architecture.md').matchAll(/^\| `([\w-]+)` +\|[^|]*\|([^|]*)\|$/gm);
  return Object.fromEntries(
    Array.from(rows, ([, feature = '', cell = '']): [string, string[]] => [
      feature,
      Array.from(cell.matchAll(/`([\w-]+)`/g), ([, name = '']) => name).toSorted(),
    ]).filter(([feature]) => folders.includes(feature)),
  );
}

describe('the folders of features', () => {
  it('each have a rule of the linter that says which features they may import', () => {
    expect(Object.keys(lintedImports()).toSorted()).toEqual(folders.toSorted());
  });

  it('each have a row in docs/architecture.md with the imports that the linter allows', () => {
    expect(documentedImports()).toEqual(lintedImports());
  });
});

it('each folder of the domain and of the data has a row in docs/architecture.md', () => {
  const subjects = ['domain/src', 'functions/src/data'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory()),
  );
  const rows = new Set(
    Array.from(readText('docs/architecture.md').matchAll(/^\| `([\w-]+)` +\|/gm), ([, name]) => name),
  );
  expect(subjects.map(({ name }) => name).filter((name) => !rows.has(name))).toEqual([]);
});
