import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { language } from '@/lib/language.ts';
import { addressIn, siteLanguages } from '@/lib/languages.ts';
import { storeText } from '@/lib/stored.ts';
import * as texts from './texts.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The props of `<a>` elements that link to the same page in each other language. A click stores the choice on the
 * device, and the session copies it to the account.
 */
export function useLanguageLinks() {
  const { pathname, search } = useLocation();
  // The prerendered page has no query.
  const query = useHydrated() ? search : '';
  return siteLanguages
    .filter((other) => other.language !== language)
    .map((other) => ({
      href: addressIn(other, pathname) + query,
      hrefLang: other.language,
      lang: other.language,
      onClick: () => storeText('language', other.language),
      children: other.name,
    }));
}

/** Links to the same page in each other language. */
export function Languages() {
  return (
    <Box component="nav" aria-label={texts.languages}>
      {useLanguageLinks().map((anchor) => (
        <Box key={anchor.lang} component="a" {...anchor} sx={link} />
      ))}
    </Box>
  );
}

/** A font of the device for മലയാളം: one word does not justify loading letters. Every page has those of English. */
export const nameFont = { '&:lang(ml)': { fontFamily: 'sans-serif' } } as const;

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  ...nameFont,
} as const;
