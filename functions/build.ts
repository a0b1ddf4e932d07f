import { cp, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { context, type Metafile, type Plugin } from 'esbuild';
import { licensedIn, licenceTexts } from '../scripts/licences/texts.ts';

// Bundles the functions into `lib/`, writes the licences of the packages in the bundle beside it, and copies the
// program that renders the public pages, which the web build makes. `--watch` bundles again after each change.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Folders of the packages whose code is in the bundle. */
function packagesIn({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

const licences: Plugin = {
  name: 'licences',
  setup: (build) =>
    build.onEnd(async ({ metafile }) => {
      if (!metafile) return;
      const packages = packagesIn(metafile).map((folder) => licensedIn(here(folder)));
      const heading = 'Software of others in this bundle, with their licences.';
      const text = licenceTexts(heading, packages, (name) => here(`../node_modules/${name}`));
      await writeFile(here('lib/licences.txt'), text);
    }),
};

/**
 * Leaves out zod's messages in fifty languages, which the functions do not use: they are a third of the bundle, and of
 * what a new process loads. esbuild cannot drop them, because the whole object `z` is imported.
 */
const withoutLocales: Plugin = {
  name: 'without-locales',
  setup: (build) => {
    const namespace = 'no-locales';
    build.onResolve({ filter: /^\.\.\/locales\/index\.js$/ }, ({ path, importer }) =>
      importer.includes('/node_modules/zod/') ? { path, namespace } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace }, () => ({ contents: 'export {};' }));
  },
};

const bundling = await context({
  absWorkingDir: here('.'),
  entryPoints: ['src/index.ts'],
  outfile: 'lib/index.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  metafile: true,
  // What the functions' package.json has Google install.
  external: ['compression', 'cors', 'express', 'firebase-admin', 'firebase-functions', 'pdfkit'],
  logLevel: 'info',
  plugins: [licences, withoutLocales],
});

const renderer = here('../web/dist-renderer');
await rm(here('lib/site'), { recursive: true, force: true });
await cp(renderer, here('lib/site'), { recursive: true }).catch((error: unknown) => {
  throw new Error('Build the pages first: npm run build --workspace @padavu/web', { cause: error });
});
await cp(here('../web/dist/licences.txt'), here('lib/site/licences.txt'));

// What certificates are printed in.
const font = here('../node_modules/@fontsource/anek-malayalam');
await cp(`${font}/files`, here('lib/fonts'), {
  recursive: true,
  filter: (source) => source === `${font}/files` || /-(?:latin|malayalam)-[47]00-normal\.woff$/.test(source),
});
await cp(`${font}/LICENSE`, here('lib/fonts/LICENSE'));
if (process.argv.includes('--watch')) await bundling.watch();
else {
  await bundling.rebuild();
  await bundling.dispose();
}
