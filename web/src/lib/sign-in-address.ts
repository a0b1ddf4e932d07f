import type { Language } from '@padavu/domain/language';
import { addressIn, spokenLanguages } from './languages.ts';
import { paths } from './paths.ts';
import { absoluteUrl } from './site.ts';

/** The URL of the sign-in page in a language; `null` is English. */
export function signInAddress(language: Language | null): string {
  const spoken = spokenLanguages.find((one) => one.language === language);
  return absoluteUrl(spoken ? addressIn(spoken, paths.login) : paths.login);
}
