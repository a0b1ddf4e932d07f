/** Offers this page in a language, with code that is loaded for it. If that fails to load, a later page offers it. */
export async function offerLanguage(language: string): Promise<void> {
  const suggestion = await import('./suggest-language.ts').catch(() => null);
  suggestion?.suggestLanguage(language);
}
