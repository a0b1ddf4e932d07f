import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { learnerDocuments, signInDocument } from '../src/service-worker/addresses.ts';
import { beginning } from './chunks.ts';
import { translations } from './languages.ts';
import { licencesFile } from './licences.ts';

/** Where the learner begins: everything that these need is needed without a network. */
const beginnings =
  /^src\/(features\/learning\/(\w+Page|LearnLayout|prefetch-page)|features\/session\/(LoginPage|AccountLayout)|lib\/(session\/records|suggest-language))\.tsx?$/;

/** Drawings and marks that the learner's pages show, and the letters of their texts. */
const pictures = [
  'assets/drawings/{category,course,subject}-*.svg',
  'assets/drawings/{lesson,scene-empty,scene-error,scene-offline,scene-waiting}.svg',
  'static/latin-*.woff2',
  'static/name-*.woff2',
];

const english = { root: '', client: 'client', manifest: '.vite/manifest.json', letters: [] as string[] };

/** What each language keeps on a device, where nothing of the others comes. `letters` are further ones of its texts. */
const kinds = [
  english,
  ...translations.map(({ language, client }) => ({
    root: `/${language}`,
    client,
    manifest: `.vite/manifest-${language}.json`,
    letters: [`static/${client}-*.woff2`],
  })),
];

/** What Vite's manifest says of a script, by its source or its name. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().default(''),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/**
 * Writes the service workers, which know the files of the learner's pages (docs/decisions/032). They are found by
 * following the imports, so that neither a public page nor the admin area comes to a learner's device.
 */
export function learnerShell(): Plugin {
  return {
    name: 'padavu:learner-shell',
    apply: 'build',
    config: () => ({
      environments: Object.fromEntries(
        kinds.map(({ client, manifest }) => [client, { build: { manifest } }]),
      ),
    }),
    buildApp: {
      order: 'post',
      handler: async ({ config: { root, build: options } }) => {
        const site = join(root, options.outDir);
        for (const kind of kinds) {
          const manifest = Manifest.parse(JSON.parse(await readFile(join(site, kind.manifest), 'utf8')));
          const documents = [
            ...learnerDocuments(kind.root).map(({ document }) => document),
            signInDocument(kind.root),
          ];
          const names = [...learnerScripts(manifest), ...documents.map((document) => document.slice(1))];
          for await (const name of glob([...pictures, ...kind.letters], { cwd: site })) names.push(name);
          const files = await Promise.all(names.toSorted().map((name) => kept(site, name)));
          await writeServiceWorker(root, site, files, kind);
        }
      },
    },
  };
}

/**
 * The scripts of the learner's pages, and all that they import, now or later. Of what every page begins with only what
 * it needs at once: its later imports are the pages of everyone.
 */
export function learnerScripts(manifest: Manifest): string[] {
  const entries = Object.entries(manifest);
  const initial = closure(
    manifest,
    entries.filter(([, { isEntry, name }]) => isEntry || beginning.includes(name)).map(([key]) => key),
    ({ imports }) => imports,
  );
  const later = closure(
    manifest,
    entries.filter(([key]) => beginnings.test(key)).map(([key]) => key),
    ({ imports, dynamicImports }) => [...imports, ...dynamicImports],
    initial,
  );
  const files = [...initial, ...later].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

function closure(
  manifest: Manifest,
  from: readonly string[],
  next: (script: Manifest[string]) => readonly string[],
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    const script = manifest[key];
    if (!script || found.has(key) || known.has(key)) return;
    found.add(key);
    next(script).forEach(visit);
  };
  from.forEach(visit);
  return found;
}

type Kept = { url: string; revision: string | null };

/** Names under `static/` carry their own hash. */
async function kept(site: string, name: string): Promise<Kept> {
  if (name.startsWith('static/')) return { url: `/${name}`, revision: null };
  const hash = createHash('sha256').update(await readFile(join(site, name)));
  return { url: `/${name}`, revision: hash.digest('hex').slice(0, 16) };
}

/** Each language has a worker of its own, whose scope is below its address. */
async function writeServiceWorker(
  root: string,
  site: string,
  learnerFiles: readonly Kept[],
  kind: (typeof kinds)[number],
): Promise<void> {
  const input = join(root, 'src/service-worker/service-worker.ts');
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      learnerFiles: JSON.stringify(learnerFiles),
      languageRoot: JSON.stringify(kind.root),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: join(site, kind.root),
      emptyOutDir: false,
      target: 'es2022',
      // The others hold what this one does.
      license: kind === english && { fileName: licencesFile('service-worker') },
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: `${basename(input, '.ts')}.js` } },
    },
  });
}
