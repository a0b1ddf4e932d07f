import type { Language } from './language.ts';

type Spoken = { language: Language; name: string; root: string };

/** The languages of the public pages, by their own names, and below which address each has them (docs/decisions/150). */
export const spokenLanguages: readonly Spoken[] = [
  { language: 'en', name: 'English', root: '' },
  { language: 'ml', name: 'മലയാളം', root: '/ml' },
];

/** The whole address in a language of a page that the router knows by `path`. */
export const addressIn = ({ root }: Spoken, path: string): string =>
  root === '' || path !== '/' ? root + path : root;
