import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { indexLine, type QueryShape, requiredIndex } from './support/required-index.ts';
import { functionQueries, webQueries } from './query-shapes.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const IndexFile = z.object({
  fieldOverrides: z.array(
    z.object({ collectionGroup: z.string(), fieldPath: z.string(), indexes: z.array(z.looseObject({})) }),
  ),
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.literal('COLLECTION'),
      fields: z.array(
        z.union([
          z.object({ fieldPath: z.string(), order: z.string() }),
          z.object({ fieldPath: z.string(), arrayConfig: z.string() }),
        ]),
      ),
    }),
  ),
});

const { indexes, fieldOverrides } = IndexFile.parse(JSON.parse(read('firestore.indexes.json')));

const deployedIndexes = indexes.map(({ collectionGroup, fields }) =>
  indexLine(
    collectionGroup,
    fields.map((field) => [field.fieldPath, 'order' in field ? field.order : field.arrayConfig]),
  ),
);

const shapes = [...Object.values(webQueries), ...Object.values(functionQueries)].flat();
const requiredIndexes = new Set(shapes.map(requiredIndex).filter((index) => index !== undefined));

describe('the composite indexes', () => {
  test.each([...requiredIndexes])('include the index that a query needs: %s', (index) => {
    expect(deployedIndexes).toContain(index);
  });

  test.each(deployedIndexes)('include no index that no query needs: %s', (index) => {
    expect([...requiredIndexes]).toContain(index);
  });
});

/** Whether Firestore indexes a field: the override of the field itself, or of the nearest map around it, decides. */
function isIndexed(collection: string, field: string): boolean {
  const [nearest] = fieldOverrides
    .filter(({ collectionGroup }) => collectionGroup === collection)
    .filter(({ fieldPath }) => field === fieldPath || field.startsWith(`${fieldPath}.`))
    .toSorted((one, other) => other.fieldPath.length - one.fieldPath.length);
  return nearest === undefined || nearest.indexes.length > 0;
}

const filteredFields = shapes.flatMap(({ collection, where }) =>
  where.filter(([, op]) => op === '==').map(([field]) => `${collection} ${field}`),
);

describe('the fields without an index', () => {
  test.each([...new Set(filteredFields)])('do not include a field that a query filters by: %s', (line) => {
    const [collection = '', field = ''] = line.split(' ');
    expect(isIndexed(collection, field)).toBe(true);
  });
});

// The clauses of a composite filter are calls of their own.
const clause =
  /\.(where|orderBy)\((?!Filter\.)\s*(?:'([^']+)'|(FieldPath\.documentId\(\)))?(?:,\s*'([^']+)')?/g;

/**
 * The `where` and `orderBy` calls of a source text, each as one line; a field that is not a literal is called
 * unreadable.
 */
const clausesIn = (source: string) =>
  [...source.matchAll(clause)].map(
    ([, call, field, id, argument]) =>
      `${call} ${field ?? (id ? '__name__' : 'unreadable')} ${argument ?? 'asc'}`,
  );

const clausesOf = (queries: readonly QueryShape[]) =>
  queries.flatMap(({ where, orderBy }) => [
    ...where.map(([field, op]) => `where ${field} ${op}`),
    ...orderBy.map(([field, direction]) => `orderBy ${field} ${direction}`),
  ]);

const sorted = (lines: Iterable<string>) => [...new Set(lines)].toSorted();

async function sourcesUnder(folder: string): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for await (const path of glob('**/*.{ts,tsx}', { cwd: new URL(folder, root) })) {
    if (!path.includes('.test.')) sources.set(path, read(folder + path));
  }
  return sources;
}

describe('the list of query shapes', () => {
  test('names every clause of every query that the functions make', async () => {
    const found = [...(await sourcesUnder('functions/src/'))]
      .map(([path, source]) => [path, sorted(clausesIn(source))] as const)
      .filter(([, clauses]) => clauses.length > 0);
    const listed = Object.entries(functionQueries).map(
      ([path, queries]) => [path, sorted(clausesOf(queries))] as const,
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  });

  test('names every file of the web app that describes a query', async () => {
    const found = [...(await sourcesUnder('web/src/'))]
      .filter(([path, source]) => !/^(?:lib|test)\//.test(path) && source.includes("kind: 'query'"))
      .map(([path]) => path);
    expect(sorted(found)).toEqual(sorted(Object.keys(webQueries)));
  });

  test.each(Object.keys(webQueries))('names every query that web/src/%s exports', (path) => {
    const declarations = read(`web/src/${path}`).split(/^(?=(?:export )?(?:const|function|type) )/m);
    const exported = declarations
      .filter((declaration) => /kind: 'query'|LiveQuery</.test(declaration))
      .flatMap((declaration) => /^export (?:const|function) (\w+)/.exec(declaration)?.[1] ?? []);
    const list = read('tests/rules/query-shapes.ts');
    expect(exported).not.toEqual([]);
    expect(exported.filter((name) => !new RegExp(`\\b${name}\\b`).test(list))).toEqual([]);
  });
});
