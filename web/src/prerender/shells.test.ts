import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isAdminPage } from '@/lib/admin-page.ts';
import * as malayalam from '@/lib/language.ml.ts';
import { siteLanguages } from '@/lib/languages.ts';
import { paths } from '@/lib/paths.ts';
import { learnerDocuments } from '@/service-worker/addresses.ts';
import { builtPages } from './pages.ts';
import { adminShells, learnerShells } from './shells.ts';

const FirebaseJson = z.object({
  hosting: z.object({
    rewrites: z.array(z.looseObject({ source: z.string(), destination: z.string().optional() })),
  }),
});

const { rewrites } = FirebaseJson.parse(
  JSON.parse(readFileSync(`${import.meta.dirname}/../../../firebase.json`, 'utf8')),
).hosting;

const shells = [...learnerShells, ...adminShells];
/** The shells of each language. */
const inEachLanguage = siteLanguages.flatMap(({ root }) =>
  shells
    .filter(({ path }) => root === '' || malayalam.hasPage(path))
    .map(({ file, path, pattern }) => ({
      root,
      path,
      pattern,
      address: root + path,
      file: `${root}/${file}`,
    })),
);
const builtPaths = new Set(builtPages.map(({ path }) => path));

/** What hosting serves at an address: a built page, else the destination of the first rewrite that matches. */
function servedAt(address: string): string | undefined {
  if (builtPaths.has(address)) return 'a page of its own';
  return rewrites.find(({ source }) => posix.matchesGlob(address, source))?.destination;
}

const shellRewrites = rewrites.flatMap(({ source, destination }) =>
  destination?.endsWith('.html') ? [{ source, file: destination }] : [],
);

describe('the shells of pages behind the sign-in', () => {
  it.each(inEachLanguage)('$file is what hosting serves at $address', ({ file, address, path, pattern }) => {
    expect(matchPath(pattern, path)).not.toBeNull();
    expect(servedAt(address)).toBe(file);
  });

  it('exist for each page inside the admin layout', () => {
    const insideLayout = Object.values(paths).filter(
      (path) => path.startsWith(`${paths.admin}/`) && path !== paths.adminLogin,
    );
    expect(adminShells.map(({ pattern }) => pattern).toSorted()).toEqual(insideLayout.toSorted());
  });

  it.each(shellRewrites)('$file, the destination of $source, exists', ({ file }) => {
    expect(inEachLanguage.map((shell) => shell.file)).toContain(file);
  });

  it.each(inEachLanguage.filter(({ path }) => !isAdminPage(path)))(
    '$file is what the service worker responds with at $address',
    ({ file, root, address }) => {
      expect(learnerDocuments(root).find(({ addresses }) => addresses.test(address))?.document).toBe(file);
    },
  );

  it('are the same for the service worker and for hosting', () => {
    expect(
      learnerDocuments('')
        .map(({ document }) => document)
        .toSorted(),
    ).toEqual(learnerShells.map(({ file }) => `/${file}`).toSorted());
  });

  it('are not served at other addresses, which are left to built pages and to the function that renders pages', () => {
    for (const { path } of builtPages) expect(servedAt(path)).toBe('a page of its own');
    for (const address of [
      '/',
      '/courses/first-steps',
      '/nowhere',
      '/users',
      '/admins',
      '/courses/1/2',
      '/login/x',
      '/ml',
      '/ml/courses/first-steps',
      '/ml/admin/user',
    ])
      expect(servedAt(address)).toBeUndefined();
    expect(rewrites.at(-1)).toMatchObject({ source: '**', function: { functionId: 'site' } });
  });
});
