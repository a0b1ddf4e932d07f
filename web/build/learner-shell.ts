import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { learnerDocuments, signInDocument } from '../src/service-worker/addresses.ts';
import { initialChunks } from './chunks.ts';
import { translations } from './languages.ts';
import { licencesFile } from './licences.ts';

/** The entry modules of the learner's area: everything that they need must be available without a network. */
const entryModules =
  /^src\/(features\/learning\/\w+\/(\w+Page|LearnLayout|prefetch-page)|features\/session\/(LoginPage|AccountLayout)|lib\/(session\/records|suggest-language))\.tsx?$/;

/** The pictures of the learner's pages, and the fonts of their texts. */
const assets = [
  'assets/drawings/{category,course,subject}-*.svg',
  'assets/drawings/{lesson,scene-empty,scene-error,scene-offline,scene-waiting}.svg',
  'static/latin-*.woff2',
  'static/name-*.woff2',
];

const english = { root: '', client: 'client', manifest: '.vite/manifest.json', fonts: [] as string[] };

/**
 * What each language stores on a device, without anything of the others. `fonts` are the additional ones of its texts.
 */
const kinds = [
  english,
  ...translations.map(({ language, client }) => ({
    root: `/${language}`,
    client,
    manifest: `.vite/manifest-${language}.json`,
    fonts: [`static/${client}-*.woff2`],
  })),
];

/** Vite's manifest: each script, by its source or its name. */
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
 * Writes the service workers, which contain the list of the files of the learner's pages (docs/decisions/032). These
 * are found by following imports, so that neither public pages nor the admin area are stored on a learner's device.
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
          for await (const name of glob([...assets, ...kind.fonts], { cwd: site })) names.push(name);
          const files = await Promise.all(names.toSorted().map((name) => precacheEntry(site, name)));
          await writeServiceWorker(root, site, files, kind);
        }
      },
    },
  };
}

/**
 * The scripts of the learner's pages, with their static and dynamic imports. Of the initial chunks only the static
 * imports: their dynamic imports include all other pages.
 */
function learnerScripts(manifest: Manifest): string[] {
  const entries = Object.entries(manifest);
  const initial = closure(
    manifest,
    entries.filter(([, { isEntry, name }]) => isEntry || initialChunks.includes(name)).map(([key]) => key),
    ({ imports }) => imports,
  );
  const lazy = closure(
    manifest,
    entries.filter(([key]) => entryModules.test(key)).map(([key]) => key),
    ({ imports, dynamicImports }) => [...imports, ...dynamicImports],
    initial,
  );
  const files = [...initial, ...lazy].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

function closure(
  manifest: Manifest,
  from: readonly string[],
  next: (script: Manifest[string]) => readonly string[],
  excluded: ReadonlySet<string> = new Set(),
): Set<string> {
  const visited = new Set<string>();
  const visit = (key: string) => {
    const script = manifest[key];
    if (!script || visited.has(key) || excluded.has(key)) return;
    visited.add(key);
    next(script).forEach(visit);
  };
  from.forEach(visit);
  return visited;
}

type PrecacheEntry = { url: string; revision: string | null; integrity: string };

/**
 * Names under `static/` contain a hash of the content. The browser refuses other content than that of this build, such
 * as a document of the build before while a release arrives, or the page with which some networks answer every request:
 * it would stay on the device until the next version.
 */
async function precacheEntry(site: string, name: string): Promise<PrecacheEntry> {
  const hash = createHash('sha256')
    .update(await readFile(join(site, name)))
    .digest('base64');
  const revision = name.startsWith('static/') ? null : hash.slice(0, 16);
  return { url: `/${name}`, revision, integrity: `sha256-${hash}` };
}

/** Each language has its own worker, whose scope is the part of the site below its address. */
async function writeServiceWorker(
  root: string,
  site: string,
  learnerFiles: readonly PrecacheEntry[],
  kind: (typeof kinds)[number],
): Promise<void> {
  const name = process.env['REMOVE_SERVICE_WORKER'] ? 'empty' : 'service-worker';
  const input = join(root, `src/service-worker/${name}.ts`);
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
      // The other workers contain the same packages.
      license: kind === english && { fileName: licencesFile('service-worker') },
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
}
