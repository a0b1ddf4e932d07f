import { isAdminPage } from './admin-page.ts';
import { language, pathOf } from './language.ts';
import type { Language } from './language.ts';
import { addressIn, siteLanguages } from './languages.ts';
import { paths } from './paths.ts';
import { readStoredText, storeText } from './stored.ts';

type Suggestion = { text: string; close: string };

/** The texts for somebody who reads a language, on a page in another one. A build omits those that it never shows. */
const suggestions: Readonly<Record<Language, Suggestion | null>> = {
  en: language === 'en' ? null : { text: 'Read this page in English', close: 'Close' },
  ml: language === 'ml' ? null : { text: 'ഈ പേജ് മലയാളത്തിൽ വായിക്കൂ', close: 'അടയ്ക്കൂ' },
};

let isOffered = false;

/**
 * Offers this page in the language of the device or of the account. Nobody is redirected, and a closed offer stays
 * away.
 */
export function suggestLanguage(requested: string): void {
  const path = pathOf(location.pathname);
  const offered = siteLanguages.find((one) => one.language === requested);
  const suggestion = offered && suggestions[offered.language];
  if (isOffered || !suggestion || isAdminPage(path) || path === paths.error) return;
  isOffered = true;
  const { text, close } = suggestion;

  const bar = document.createElement('aside');
  bar.lang = offered.language;
  Object.assign(bar.style, barStyles);
  const link = document.createElement('a');
  link.textContent = text;
  link.href = addressIn(offered, path) + location.search;
  link.hreflang = offered.language;
  link.addEventListener('click', () => {
    storeText('language', offered.language);
    // The page may be another one by now.
    link.href = addressIn(offered, pathOf(location.pathname)) + location.search;
  });
  const button = document.createElement('button');
  button.textContent = close;
  button.addEventListener('click', () => {
    storeText('language', language);
    // This choice is for this device only and is not sent to the account.
    if (readStoredText('agreedLanguage') !== null) storeText('agreedLanguage', language);
    bar.remove();
    isOffered = false;
    keepClear('');
  });
  for (const part of [link, button]) Object.assign(part.style, partStyles);
  bar.append(link, button);
  document.body.append(bar);
  keepClear(`${bar.offsetHeight}px`);
}

/** Keeps the end of the page above the bar, and what Tab scrolls into view. */
function keepClear(height: string): void {
  document.body.style.paddingBottom = height;
  document.documentElement.style.scrollPaddingBottom = height;
}

const barStyles = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '1000',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '24px',
  paddingInline: '16px',
  background: 'var(--mui-palette-scene-deepLeaf)',
};

const partStyles = {
  minHeight: '48px',
  display: 'inline-flex',
  alignItems: 'center',
  border: '0',
  background: 'none',
  color: 'var(--mui-palette-scene-cloth)',
  // A page in Malayalam has the font of English too. One line in Malayalam does not justify loading its font.
  font: `600 1rem/1.4 ${language === 'ml' ? `'Anek Malayalam', ` : ''}sans-serif`,
  cursor: 'pointer',
};
