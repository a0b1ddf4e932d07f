import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin, Rolldown, ViteBuilder } from 'vite';
import { z } from 'zod';
import { translations } from './languages.ts';
import type { renderFiles as RenderFiles, SiteParts } from '../src/prerender/site.ts';

/** What `src/prerender/site.ts` exports once it is built. */
const Renderer = z.object({
  renderFiles: z.custom<typeof RenderFiles>((value) => typeof value === 'function'),
});

/**
 * Makes a build write every page that is the same for every school as HTML, and, beside the pages, the program that
 * renders the others on request (docs/decisions/021, 125): after the client build the application is built again for
 * Node, and both again for each other language.
 */
export function prerender(): Plugin {
  return {
    name: 'padavu:prerender',
    apply: 'build',
    config: ({ build: { outDir = 'dist' } = {} }) => ({
      builder: {},
      environments: Object.fromEntries(
        [...translations, english].map(({ server, language }) => [server, rendererInto(outDir, language)]),
      ),
    }),
    buildApp: {
      order: 'post',
      handler: async (builder) => {
        // English first: its build empties the folder.
        for (const { client, server, language } of [english, ...translations]) {
          const [pages, renderer] = [builder.environments[client], builder.environments[server]];
          if (!pages || !renderer) throw new Error('The build has no client or no renderer');
          const chunks = chunksOf(await builder.build(pages));
          await builder.build(renderer);
          await writePages(builder, chunks, language);
        }
      },
    },
  };
}

const english = { language: '', client: 'client', server: 'ssr' } as const;

/** The folder of the program that renders pages: that of English contains a folder for each other language. */
const rendererOf = (site: string, language: string) => join(`${site}-renderer`, language);

const rendererInto = (site: string, language: string): EnvironmentOptions => ({
  consumer: 'server',
  // It runs in a function, which does not have the packages of the pages.
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: rendererOf(site, language),
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: false,
    minify: false,
    rolldownOptions: { input: 'src/prerender/site.ts', output: { keepNames: true } },
  },
});

async function writePages(
  { config }: ViteBuilder,
  chunks: readonly Rolldown.OutputChunk[],
  language: string,
): Promise<void> {
  const site = resolve(config.root, config.build.outDir);
  const renderer = rendererOf(site, language);
  const index = join(site, 'index.html');
  const parts: SiteParts = { template: await readFile(index, 'utf8'), scripts: scriptsByName(chunks) };
  // The template itself must not be served.
  await rm(index);
  await writeFile(join(renderer, 'parts.json'), JSON.stringify(parts));
  const { renderFiles } = Renderer.parse(await import(pathToFileURL(join(renderer, 'site.js')).href));
  for (const [name, content] of await renderFiles(parts)) {
    const file = join(site, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Pages, layouts and other modules whose scripts a document lists are in files with their names. */
const namedModule =
  /\/src\/(?:app|app\/admin-layout|features\/(?:learning\/\w+|public-site|public-site\/layout|registration|session))\/([\w-]+)(?:\.ml)?\.tsx?$/;

/** The scripts of each such module and its imports. Modules of different areas may have the same name. */
function scriptsByName(chunks: readonly Rolldown.OutputChunk[]): SiteParts['scripts'] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const scripts = new Map<string, Set<string>>();
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) {
      const [, name] = namedModule.exec(id) ?? [];
      if (name === undefined) continue;
      const files = scripts.get(name) ?? new Set<string>();
      scripts.set(name, files);
      const addScript = (file: string) => {
        const dependency = byFile.get(file);
        if (!dependency || dependency.isEntry || files.has(file)) return;
        files.add(file);
        dependency.imports.forEach(addScript);
      };
      addScript(chunk.fileName);
    }
  }
  return Object.fromEntries(
    [...scripts].map(([name, files]) => [name, [...files].map((file) => `/${file}`)]),
  );
}

function chunksOf(built: Awaited<ReturnType<ViteBuilder['build']>>): Rolldown.OutputChunk[] {
  if (!('output' in built)) throw new Error('The build was not one build');
  return built.output.filter((part) => part.type === 'chunk');
}
