import type { Theme, ThemeOptions } from '@mui/material/styles';
import { lineClamp } from '@/components/line-clamp.ts';

export const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars?.palette.secondary.main ?? ''}`,
  outlineOffset: 2,
});

/** The base styles, which are in every document and not in the browser's theme (`AppTheme.tsx`). */
export const baseStyles: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: theme.spacing(10) },
      body: {
        minHeight: '100dvh',
        fontVariantNumeric: 'proportional-nums',
        overflowWrap: 'break-word',
        // The font has no hinting. FreeType's own closes the gap below the dot of a bold i at 14 to 16 px on screens of
        // low resolution.
        textRendering: 'geometricPrecision',
      },
      // The default style sheet of browsers gives them `auto`.
      'button, input, select, textarea': { textRendering: 'inherit' },
      // No word is left alone on a line, and a word that is longer than a line is broken, in a grid too.
      'h1, h2, h3': { textWrap: 'balance', overflowWrap: 'anywhere' },
      footer: { overflowWrap: 'anywhere' },
      // The name of the school beside its logo (Logo.tsx). With enlarged text it leaves room for the button beside it
      // in a narrow window. Two lines of it fit into the compact header of the public site.
      '[data-part="name"]': {
        fontSize: 'min(1.5rem, 7.5vw)',
        fontWeight: 780,
        letterSpacing: '-0.02em',
        lineHeight: 1.2,
        ...lineClamp(2),
        overflowWrap: 'anywhere',
      },
      // A wide logo leaves room for the name and the button.
      'img:has(+ [data-part="name"])': { maxWidth: 'min(40vw, 180px)', objectFit: 'contain' },
      'p, li': { textWrap: 'pretty' },
      '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
      // Only controls: an element that scripts focus, such as the page's content, gets no ring.
      'a:focus-visible, button:focus-visible, [tabindex="0"]:focus-visible': focusRing(theme),
      // What is fixed to the window would be printed on every page: the header of the public site stays on the first
      // one, and the link past it (SkipLink.tsx) and the bar that offers another language (lib/suggest-language.ts) go.
      '@media print': {
        'header[data-compact]': { position: 'absolute' },
        'a[href="#content"], body > aside': { display: 'none !important' },
        body: { paddingBottom: '0 !important' },
        // Firefox takes the height of an upright page, which would add an empty one after a landscape page.
        'body, #root': { minHeight: 0 },
      },
      'table, time, output': { fontVariantNumeric: 'tabular-nums' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
