import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { fontFaces } from './theme/font-faces.ts';
import { theme } from './theme/theme.ts';

const fonts = <GlobalStyles styles={fontFaces} />;
const colours = <GlobalStyles styles={theme.generateStyleSheets()} />;

/**
 * Theme, fonts and base styles: the same around the application in the browser and around a page at build time. The
 * style sheet itself chooses light or dark by the device's setting. Material UI's own provider can be told to change
 * them by script besides, which is 3 kB that nobody asks for here.
 */
export function Look({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      {fonts}
      {colours}
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
