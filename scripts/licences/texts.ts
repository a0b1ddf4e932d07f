import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

// The licences of shipped packages require that their texts are shipped too.

/** A package, as Vite's `build.license` describes it. */
export const Licensed = z.object({
  name: z.string(),
  version: z.string(),
  /** An SPDX expression. */
  identifier: z.string().optional(),
  text: z.string().optional(),
});
export type Licensed = z.infer<typeof Licensed>;

const Manifest = z.object({ name: z.string(), version: z.string(), license: z.string().optional() });

/** The package in a folder. */
export function licensedIn(folder: string): Licensed {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return { name: manifest.name, version: manifest.version, identifier: manifest.license };
}

/**
 * A text that lists every package once with its licence: the licence files of the package and of the code inside it, or
 * the standard text if it has none.
 * @param folderOf returns where a package is installed
 * @throws Error if neither a package nor its identifier leads to a text
 */
export function licenceTexts(
  heading: string,
  packages: readonly Licensed[],
  folderOf: (name: string) => string,
): string {
  const byName = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  const sorted = [...byName].toSorted(([key], [other]) => (key < other ? -1 : 1));
  const parts = sorted.map(([key, { name, identifier, text }]) => {
    const texts = text ? [text] : textsIn(folderOf(name));
    const all = texts.length > 0 ? texts : standardTexts(key, identifier ?? '');
    return [`${key} (${identifier ?? 'licence below'})`, ...all.map((one) => one.trim())].join('\n\n');
  });
  return `${[heading, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Reads `LICENSE` and the like; those of code that a package has copied from others are in subfolders. */
function textsIn(folder: string): string[] {
  return globSync(['{LICENSE,LICENCE,COPYING,license}*', 'lib-vendor/*/LICENSE*'], { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

const standard = createRequire(import.meta.url);
const Standard = z.object({ licenseText: z.string() });

function standardTexts(name: string, identifier: string): string[] {
  const ids = identifier.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
  if (identifier === '') throw new Error(`${name} names no licence`);
  return ids.map((id) => Standard.parse(standard(`spdx-license-list/licenses/${id}.json`)).licenseText);
}
