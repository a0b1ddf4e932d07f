import satisfies from 'spdx-satisfies';
import { z } from 'zod';

// The licences that packages may have: none that forbids commercial use, and none that would require us to publish our
// sources.

/** Licences of what is sent to visitors or runs for them. They require attribution at most. */
const shipped = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
] as const;

/** Licences of the tools: some require that changes to a tool's own files are published, and we change none. */
const tools = [...shipped, 'CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0'] as const;

/** Packages whose `package.json` names no SPDX licence, with the licence in their licence file. */
const licencesInFiles: Record<string, (typeof tools)[number]> = {
  // Both name the licence in the older field `licenses`.
  fuzzy: 'MIT',
  limiter: 'MIT',
  // No field at all; the file is the MIT licence.
  'png-js': 'MIT',
  'valid-url': 'MIT',
  // The file has the three clauses.
  'url-template': 'BSD-3-Clause',
  // "Released to the public domain", which is what CC0 says at length.
  'deep-freeze': 'CC0-1.0',
};

export const Lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(''),
      license: z.string().optional(),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
      hasInstallScript: z.boolean().default(false),
    }),
  ),
});
export type Lockfile = z.infer<typeof Lockfile>;

export type LockedPackage = {
  name: string;
  version: string;
  /** An SPDX expression; empty if unknown. */
  licence: string;
  /** Needed only to build and to test. */
  isTool: boolean;
  hasInstallScript: boolean;
};

/** Every package of the lockfile that is not ours. */
export function lockedPackages({ packages }: Lockfile): LockedPackage[] {
  return Object.entries(packages).flatMap(([path, { version, license, dev, link, hasInstallScript }]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (name === undefined || link) return [];
    return { name, version, licence: licencesInFiles[name] ?? license ?? '', isTool: dev, hasInstallScript };
  });
}

/** The packages whose licence is not allowed where they are used. */
export function refusedPackages(packages: readonly LockedPackage[]): LockedPackage[] {
  return packages.filter(({ licence, isTool }) => !allows(licence, isTool ? tools : shipped));
}

function allows(licence: string, list: readonly string[]): boolean {
  try {
    return satisfies(licence, list);
  } catch {
    // No SPDX expression.
    return false;
  }
}
