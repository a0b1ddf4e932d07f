import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The languages beside English, by the environments of Vite that build them. */
export const translations = [{ language: 'ml', client: 'malayalam', server: 'malayalamServer' }] as const;

/** What makes elements there, and marks what is said in English. */
const elements = fileURLToPath(new URL('../src/lib/jsx-with-language.ts', import.meta.url));

/** A module of ours, without what a query says of it. */
const ours = /\/(?:domain|web)\/src\/[^?]*\.tsx?$/;

/** The language that Vite's own server has in place of English (`npm run dev -- --malayalam`); a build has all of them. */
const served = process.env['PADAVU_LANGUAGE'];

/**
 * Puts the translation of a module in its place: `texts.ml.ts` stands in for `texts.ts` in the builds of Malayalam. So a build
 * holds one language, and nothing chooses while a page runs (docs/decisions/149).
 */
export function languages(): Plugin {
  return {
    name: 'padavu:languages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const spoken = translations.find(
        ({ language, client, server }) =>
          (language === served && this.environment.mode === 'dev') ||
          [client, server].some((name) => name === this.environment.name),
      );
      if (!spoken) return null;
      if (source === 'react/jsx-runtime' && importer && ours.test(importer) && !importer.startsWith(elements))
        return elements;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found || !ours.test(found.id)) return found;
      const translated = found.id.replace(/\.ts$/, `.${spoken.language}.ts`);
      return existsSync(translated) ? { ...found, id: translated } : found;
    },
    transformIndexHtml: (html, { server }) =>
      server && served
        ? html.replace('lang="en"', `lang="${served}"`).replace('"/manifest', `"/${served}/manifest`)
        : html,
  };
}
