import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { Licensed, licensedIn, licenceTexts } from '../../scripts/licences/texts.ts';
import { thirdPartyLicences } from '../src/lib/paths.ts';

const parts = ['pages', 'service-worker'] as const;

/**
 * The file in which Vite's `build.license` lists the packages of a part of the site, until they are merged to one text.
 */
export const licencesFile = (part: (typeof parts)[number]) => `.vite/licences-${part}.json`;

/** A package that is part of every page but is not imported: `subset-fonts.ts` makes our font files from it. */
const font = '@fontsource-variable/anek-malayalam';

const heading = `Software and letters of others on this site, with their licences.`;

/** Writes the licences of the third-party software in the built site to one text. Must run after all other parts. */
export function licences(): Plugin {
  return {
    name: 'padavu:licences',
    apply: 'build',
    buildApp: {
      order: 'post',
      handler: async ({ config: { root, build } }) => {
        const site = join(root, build.outDir);
        const folderOf = (name: string) => join(root, '../node_modules', name);
        const packages = [licensedIn(folderOf(font))];
        for (const part of parts) {
          const file = join(site, licencesFile(part));
          packages.push(...z.array(Licensed).parse(JSON.parse(await readFile(file, 'utf8'))));
          await rm(file);
        }
        await writeFile(join(site, thirdPartyLicences), licenceTexts(heading, packages, folderOf));
      },
    },
  };
}
