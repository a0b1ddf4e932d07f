import type { Language } from '@padavu/domain/language/language';

export type { Language };

/**
 * The language of this build. Each language has its own build, in which the `.ml.ts` files replace the others
 * (docs/decisions/149).
 */
export const language: Language = 'en';

/** The address below which the pages in this language are. */
export const languageRoot: string = '/';

/** The full address of the page at a path of the router. */
export const addressOf = (path: string): string => path;

/** The router's path of the page at an address. */
export const pathOf = (address: string): string => address;

/** The locale of numbers and dates on the pages: that of the school, in the language of the pages. */
export const localeIn = (locale: string): string => locale;

/** The length of weekday names where there is little room. */
export const shortWeekday: 'short' | 'narrow' = 'short';

/** Whether a page has an address in this language. */
export const hasPage = (_path: string): boolean => true;
