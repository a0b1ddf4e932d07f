import type { Language } from './language.ts';

// It stands apart from the language's schema, so that public pages do not load zod with it.

/** How numbers and days are written in a language: as the school's locale does it, in English, and else as its region does. */
export const localeIn = (language: Language, locale: string): string =>
  language === 'en' ? locale : [language, new Intl.Locale(locale).region].filter(Boolean).join('-');
