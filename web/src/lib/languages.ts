import type { Language } from './language.ts';

type SiteLanguage = { language: Language; name: string; root: string };

/**
 * The languages of the pages, with their own names and the addresses below which their pages are (docs/decisions/150).
 */
export const siteLanguages: readonly SiteLanguage[] = [
  { language: 'en', name: 'English', root: '' },
  { language: 'ml', name: 'മലയാളം', root: '/ml' },
];

/** The full address, in a language, of the page at a path of the router. */
export const addressIn = ({ root }: SiteLanguage, path: string): string =>
  root === '' || path !== '/' ? root + path : root;
