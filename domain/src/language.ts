import { z } from 'zod';

/** The languages of the pages and of what the school writes to people, as HTTP and HTML name them; the first where none is chosen. */
export const languages = ['en', 'ml'] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** What an administrator calls each. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ml: 'Malayalam' };

/** The body of `PUT /users/me/language`. */
export const LanguageInput = z.object({ language: Language });
