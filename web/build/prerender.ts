import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { z } from 'zod';
import type { renderSite as RenderSite } from '../src/prerender/site.ts';

/**
 * Where the program that renders the pages stands while it is needed: below `node_modules`, where it finds its own, and
 * for this build alone.
 */
const rendererFolder = `node_modules/.prerender-${process.pid}`;

/** What `src/prerender/site.ts` exports once it is built. */
const Renderer = z.object({
  renderSite: z.custom<typeof RenderSite>((value) => typeof value === 'function'),
});

/**
 * Makes a build write every public page as HTML (docs/decisions/021): after the pages' own build the application is built
 * once more, for Node, and renders itself.
 */
export function prerender(): Plugin {
  return {
    name: 'padavu:prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            ssr: true,
            outDir: rendererFolder,
            emptyOutDir: true,
            copyPublicDir: false,
            sourcemap: false,
            rolldownOptions: { input: 'src/prerender/site.ts', output: { keepNames: true } },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      handler: async (builder) => {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('The build has no client or no renderer');
        const chunks = chunksOf(await builder.build(client));
        await builder.build(ssr);
        await writePages(builder, chunks);
      },
    },
  };
}

async function writePages({ config }: ViteBuilder, chunks: readonly Rolldown.OutputChunk[]): Promise<void> {
  const site = resolve(config.root, config.build.outDir);
  const renderer = join(config.root, rendererFolder);
  const { renderSite } = Renderer.parse(await import(pathToFileURL(join(renderer, 'site.js')).href));
  const template = await readFile(join(site, 'index.html'), 'utf8');
  const files = await renderSite({ template, scriptsOf: (name) => scriptsOf(name, chunks) });
  for (const [name, content] of files) {
    const file = join(site, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await rm(renderer, { recursive: true });
}

/**
 * The scripts of the module `name`, and of all it imports. A page or a layout stands in a file of its name; a page of
 * another area may have the same one.
 */
function scriptsOf(name: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<string>();
  const need = (file: string) => {
    const chunk = byFile.get(file);
    if (!chunk || chunk.isEntry || needed.has(file)) return;
    needed.add(file);
    chunk.imports.forEach(need);
  };
  const module = new RegExp(
    `/src/(?:app|features/(?:learning|public-site|public-site/layout|registration|session))/${name}\\.tsx?$`,
  );
  for (const chunk of chunks) {
    if (chunk.moduleIds.some((id) => module.test(id))) need(chunk.fileName);
  }
  return [...needed].map((file) => `/${file}`);
}

function chunksOf(built: Awaited<ReturnType<ViteBuilder['build']>>): Rolldown.OutputChunk[] {
  if (!('output' in built)) throw new Error('The build was not one build');
  return built.output.filter((part) => part.type === 'chunk');
}
