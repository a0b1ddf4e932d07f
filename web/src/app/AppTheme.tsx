import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { fontFaces } from './theme/font-faces.ts';
import { theme } from './theme/theme.ts';

const fonts = <GlobalStyles styles={fontFaces} />;
const colours = <GlobalStyles styles={theme.generateStyleSheets()} />;

/**
 * Theme, fonts and base styles, the same in the browser and when a page is prerendered. The style sheet follows the
 * device's setting for light or dark. Material UI's own provider can also switch by script, which costs 3 kB that this
 * product does not need.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      {fonts}
      {colours}
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
