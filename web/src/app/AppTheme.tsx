import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { fontFaces } from './theme/font-faces.ts';
import { theme } from './theme/theme.ts';

/**
 * Fonts, colours and base styles. Every document of a built site brings them along (docs/decisions/102), so that the
 * browser's scripts leave them out.
 */
export function BaseStyles() {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={fontFaces()} />
      <GlobalStyles styles={theme.generateStyleSheets()} />
      <CssBaseline enableColorScheme />
    </ThemeProvider>
  );
}

/**
 * The theme. The style sheet follows the device's setting for light or dark. Material UI's own provider can also switch
 * by script, which costs 3 kB that this product does not need.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      {import.meta.env.DEV && !import.meta.env.SSR && <BaseStyles />}
      {children}
    </ThemeProvider>
  );
}
