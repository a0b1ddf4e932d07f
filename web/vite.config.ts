import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { codeSplitting } from './build/chunks.ts';
import { languages, translations } from './build/languages.ts';
import { learnerShell } from './build/learner-shell.ts';
import { licences, licencesFile } from './build/licences.ts';
import { prerender } from './build/prerender.ts';
import { readEnvironment } from './src/lib/environment.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const pagesBuild = {
  rolldownOptions: {
    input: `${root}index.html`,
    // A text of a catalogue costs its bytes where it is shown, and nothing elsewhere (docs/decisions/149).
    optimization: { inlineConst: true },
    // Each page lists the names of all files: with a word in each name it would be 0.5 KiB larger. The manifest maps
    // files to modules.
    output: { codeSplitting, chunkFileNames: 'static/[hash:7].js' },
    // These packages do not declare that they have no side effects, so an unused one would stay in the bundle.
    treeshake: {
      moduleSideEffects: [
        {
          test: /\/(firebase\/app-check|@firebase\/app-check|hoist-non-react-statics)\//,
          sideEffects: false,
        },
      ],
    },
  },
};

export default defineConfig(({ command, mode }) => {
  if (command === 'build') readEnvironment(loadEnv(mode, root, 'VITE_'));
  return {
    root,
    plugins: [languages(), react(), prerender(), learnerShell(), licences()],
    resolve: {
      alias: [
        { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
        { find: '@tests', replacement: fileURLToPath(new URL('../tests', import.meta.url)) },
        { find: '@seed', replacement: fileURLToPath(new URL('../scripts/seed', import.meta.url)) },
        {
          find: /^zod$/,
          replacement: fileURLToPath(new URL('./src/lib/zod-without-eval.ts', import.meta.url)),
        },
        {
          find: 're2js',
          replacement: fileURLToPath(new URL('./build/without-pipelines.ts', import.meta.url)),
        },
      ],
    },
    // Not the default "assets": files under /assets keep their names, built files have a hash and are cached for good.
    build: {
      assetsDir: 'static',
      target: 'es2022',
      // Source maps serve to read error reports from production. Neither the scripts nor the site link to them.
      sourcemap: mode === 'production' && 'hidden',
      modulePreload: { polyfill: false },
    },
    environments: {
      client: { build: { license: { fileName: licencesFile('pages') }, ...pagesBuild } },
      // Written beside the English files; they overwrite none, because a name has the hash of its content. They contain
      // no packages that the English files lack, so the licences are the same.
      ...Object.fromEntries(
        translations.map(({ client }) => [
          client,
          { consumer: 'client', build: { ...pagesBuild, emptyOutDir: false } } as const,
        ]),
      ),
    },
    server: {
      proxy: Object.fromEntries(
        [
          '/api',
          '/media',
          '/brand.json',
          '/manifest.webmanifest',
          '/ml/manifest.webmanifest',
          '/icon',
          '/favicon.ico',
        ].map((path) => [path, 'http://127.0.0.1:5000']),
      ),
      strictPort: true,
    },
    test: {
      name: 'web',
      root,
      include: ['src/**/*.test.{ts,tsx}'],
      environment: 'jsdom',
      // As in vitest.config.ts.
      maxWorkers: '100%',
      // Each test file still runs in isolation. With a process for each, starting took more than half of the time.
      pool: 'vmThreads',
      setupFiles: ['src/test/setup.ts'],
      restoreMocks: true,
      // A test that types into a form takes two seconds alone, and eight times as long on busy cores.
      testTimeout: 60_000,
    },
  };
});
