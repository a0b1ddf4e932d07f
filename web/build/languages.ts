import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The languages beside English, by the environments of Vite that build them. */
export const translations = [{ language: 'ml', client: 'malayalam', server: 'malayalamServer' }] as const;

/** The JSX runtime of their builds, which marks texts in English. */
const elements = fileURLToPath(new URL('../src/lib/jsx-with-language.ts', import.meta.url));

/** The path of one of our modules, without a query. */
const ours = /\/(?:domain|web)\/src\/[^?]*\.tsx?$/;

/**
 * The language of Vite's development server, if not English (`npm run dev -- --malayalam`). A build has all of them.
 */
const devLanguage = process.env['PADAVU_LANGUAGE'];

/**
 * Replaces a module by its translation: Malayalam builds use `texts.ml.ts` instead of `texts.ts`. So a build contains
 * one language, and nothing is chosen at run time (docs/decisions/149).
 */
export function languages(): Plugin {
  return {
    name: 'padavu:languages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const translation = translations.find(
        ({ language, client, server }) =>
          (language === devLanguage && this.environment.mode === 'dev') ||
          [client, server].some((name) => name === this.environment.name),
      );
      if (!translation) return null;
      if (source === 'react/jsx-runtime' && importer && ours.test(importer) && !importer.startsWith(elements))
        return elements;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || !ours.test(resolved.id)) return resolved;
      const translated = resolved.id.replace(/\.ts$/, `.${translation.language}.ts`);
      return existsSync(translated) ? { ...resolved, id: translated } : resolved;
    },
    transformIndexHtml: (html, { server }) =>
      server && devLanguage
        ? html
            .replace('lang="en"', `lang="${devLanguage}"`)
            .replace('"/manifest', `"/${devLanguage}/manifest`)
        : html,
  };
}
