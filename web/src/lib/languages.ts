import type { Language } from './language.ts';
import { readStoredText, storeText } from './stored.ts';

type Spoken = { language: Language; name: string; root: string };

/** The languages of the public pages, by their own names, and below which address each has them (docs/decisions/150). */
export const spokenLanguages: readonly Spoken[] = [
  { language: 'en', name: 'English', root: '' },
  { language: 'ml', name: 'മലയാളം', root: '/ml' },
];

/** Keeps on this device which language was chosen. The account of whoever is signed in takes it from there (session/keep-language.ts). */
export function chooseLanguage(language: Language): void {
  storeText('language', language);
  if (readStoredText('user') !== null) storeText('chosenLanguage', language);
}

/** The whole address in a language of a page that the router knows by `path`. */
export const addressIn = ({ root }: Spoken, path: string): string =>
  root === '' || path !== '/' ? root + path : root;
