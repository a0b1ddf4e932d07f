import { localeIn as localeOf } from '@padavu/domain/language/locale-in';
import type * as english from './language.ts';
import { isAdminPage } from './admin-page.ts';

// language.ts for the pages in Malayalam, which are below `/ml` (docs/decisions/150).

export const language: english.Language = 'ml';

export const languageRoot = '/ml';

export const addressOf: typeof english.addressOf = (path) =>
  path === '/' ? languageRoot : languageRoot + path;

export const pathOf: typeof english.pathOf = (address) =>
  address === languageRoot || address.startsWith(`${languageRoot}/`)
    ? address.slice(languageRoot.length) || '/'
    : address;

export const localeIn: typeof english.localeIn = (locale) => localeOf(language, locale);

/** The short names are nearly as long as the long ones. */
export const shortWeekday: typeof english.shortWeekday = 'narrow';

/** The admin area is English. */
export const hasPage: typeof english.hasPage = (path) => !isAdminPage(path);
