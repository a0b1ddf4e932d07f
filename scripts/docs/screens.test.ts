import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../install.mjs';
import * as malayalam from '../../web/src/lib/language.ml.ts';
import * as paths from '../../web/src/lib/path-patterns.ts';

/** Paths that lead to another page. */
const redirecting: ReadonlySet<string> = new Set([paths.adminLoginAlias, paths.learner, paths.admin]);

/** Whether an address is of a page: `/user/lesson/1/2` is of `/user/lesson/:courseId/:subcategoryId/:lessonId?`. */
const isOf = (path: string, address: string) =>
  new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

it('every page in each of its languages is among the screens that axe checks and that are photographed', () => {
  const screens = readFileSync(join(root, 'tests/e2e/support/screens.ts'), 'utf8');
  const addresses = Array.from(screens.matchAll(/'(\/[^'?]*)/g), ([, address = '']) => address);
  const pages = Object.values(paths).filter((path) => !redirecting.has(path));
  const inMalayalam = pages.filter(malayalam.hasPage).map(malayalam.addressOf);
  const missing = [...pages, ...inMalayalam].filter(
    (path) => !addresses.some((address) => isOf(path, address)),
  );
  expect(missing).toEqual([]);
});
