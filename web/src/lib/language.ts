import type { Language } from '@padavu/domain/language';

export type { Language };

/** The language of this build: each is a build of its own, with the `.ml.ts` files in the place of the others (docs/decisions/149). */
export const language: Language = 'en';

/** Below which address the pages in this language are. */
export const languageRoot: string = '/';

/** The whole address of a page that the router knows by `path`. */
export const addressOf = (path: string): string => path;

/** The path by which the router knows the page at an address. */
export const pathOf = (address: string): string => address;

/** How the pages write numbers and days: as the school's locale does, in their language. */
export const localeIn = (locale: string): string => locale;

/** How the name of a day of the week is written where there is little room. */
export const shortWeekday: 'short' | 'narrow' = 'short';

/** Whether a page has an address in this language. */
export const hasPage = (_path: string): boolean => true;
