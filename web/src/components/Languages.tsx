import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { language } from '@/lib/language.ts';
import { addressIn, spokenLanguages } from '@/lib/languages.ts';
import { storeText } from '@/lib/stored.ts';
import * as texts from './texts.ts';
import { useHydrated } from './use-hydrated.ts';

/** Leads to the same page in each other language. The device remembers which one was chosen, and the session tells the account. */
export function Languages() {
  const { pathname, search } = useLocation();
  // The prerendered page has no query.
  const query = useHydrated() ? search : '';
  return (
    <Box component="nav" aria-label={texts.languages}>
      {spokenLanguages.map(
        (spoken) =>
          spoken.language !== language && (
            <Box
              key={spoken.language}
              component="a"
              href={addressIn(spoken, pathname) + query}
              hrefLang={spoken.language}
              lang={spoken.language}
              onClick={() => storeText('language', spoken.language)}
              sx={link}
            >
              {spoken.name}
            </Box>
          ),
      )}
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
