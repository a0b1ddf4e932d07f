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

const reactRouter = ['react-router', 'react-router/dom'].map((name) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)).replace('/development/', '/production/'),
}));

const pagesBuild = {
  rolldownOptions: {
    input: `${root}index.html`,
    // A text of a catalogue costs its bytes where it is shown, and nothing elsewhere (docs/decisions/149).
    optimization: { inlineConst: true },
    // Every page carries the names of all files, which a word in each makes 0.5 KiB longer; the manifest has the words.
    output: { codeSplitting, chunkFileNames: 'static/[hash:7].js' },
    // These packages do not say that they may be left out where nothing of them is used.
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
        // What the package names is its development build, which differs by its warnings alone: 0.6 KiB of every page.
        ...(command === 'build' ? reactRouter : []),
        {
          find: 're2js',
          replacement: fileURLToPath(new URL('./build/without-pipelines.ts', import.meta.url)),
        },
      ],
    },
    // Not the default "assets": drawings under /assets keep their names, built files carry a hash and are cached for good.
    build: {
      assetsDir: 'static',
      target: 'es2022',
      // For reading a report of an error of production's; neither the scripts nor the site lead to them.
      sourcemap: mode === 'production' && 'hidden',
      modulePreload: { polyfill: false },
    },
    environments: {
      client: { build: { license: { fileName: licencesFile('pages') }, ...pagesBuild } },
      // Beside the English files: each carries the hash of its content, and they hold nothing of others that those do not.
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
      // Each file alone all the same; a process and a page for each took more than half of the time.
      pool: 'vmThreads',
      setupFiles: ['src/test/setup.ts'],
      restoreMocks: true,
      // A form that is typed into takes two seconds alone, and eight times as long on cores that are shared.
      testTimeout: 60_000,
    },
  };
});
