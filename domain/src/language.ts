import { z } from 'zod';

/** The languages of the pages and of what the school writes to people, as HTTP and HTML name them; the first where none is chosen. */
export const languages = ['en', 'ml'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** What an administrator calls each. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ml: 'Malayalam' };

/** How numbers and days are written in a language: as the school's locale does it, in English, and else as its region does. */
export const localeIn = (language: Language, locale: string): string =>
  language === 'en' ? locale : [language, new Intl.Locale(locale).region].filter(Boolean).join('-');

/** The body of `PUT /users/me/language`. */
export const LanguageInput = z.object({ language: Language });
