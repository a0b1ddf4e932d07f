import type { Language } from '@padavu/domain/language/language';
import { addressIn, siteLanguages } from './languages.ts';
import { paths } from './paths.ts';
import { absoluteUrl } from './site.ts';

/** The URL of the sign-in page in a language; `null` is English. */
export function signInAddress(language: Language | null): string {
  const siteLanguage = siteLanguages.find((one) => one.language === language);
  return absoluteUrl(siteLanguage ? addressIn(siteLanguage, paths.login) : paths.login);
}
