import { z } from 'zod';

/** The languages of the pages and the school's mails, as language tags. The first is the default. */
export const languages = ['en', 'ml'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** The names of the languages in the admin area. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ml: 'Malayalam' };

/** The body of `PUT /users/me/language`. */
export const LanguageInput = z.object({ language: Language });
