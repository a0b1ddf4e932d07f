import type { Language } from './language.ts';

// Separate from the language's schema, so that public pages do not load zod.

/**
 * The locale for numbers and days in a language: the school's locale for English, otherwise the language with the
 * school's region.
 */
export const localeIn = (language: Language, locale: string): string =>
  language === 'en' ? locale : [language, new Intl.Locale(locale).region].filter(Boolean).join('-');
