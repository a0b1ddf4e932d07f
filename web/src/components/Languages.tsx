import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { language } from '@/lib/language.ts';
import { addressIn, spokenLanguages } from '@/lib/languages.ts';
import { storeText } from '@/lib/stored.ts';
import * as texts from './texts.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * What leads to the same page in each other language, as an `<a>` has it. The device remembers which one was chosen, and the session tells
 * the account.
 */
export function useLanguageLinks() {
  const { pathname, search } = useLocation();
  // The prerendered page has no query.
  const query = useHydrated() ? search : '';
  return spokenLanguages
    .filter((spoken) => spoken.language !== language)
    .map((spoken) => ({
      href: addressIn(spoken, pathname) + query,
      hrefLang: spoken.language,
      lang: spoken.language,
      onClick: () => storeText('language', spoken.language),
      children: spoken.name,
    }));
}

/** Leads to the same page in each other language. */
export function Languages() {
  return (
    <Box component="nav" aria-label={texts.languages}>
      {useLanguageLinks().map((to) => (
        <Box key={to.lang} component="a" {...to} sx={link} />
      ))}
    </Box>
  );
}

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  // A device's own: one word is not worth the letters of another script.
  fontFamily: 'sans-serif',
} as const;
