import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces } from './theme/font-faces.ts';
import { theme } from './theme/theme.ts';

const fonts = <GlobalStyles styles={fontFaces} />;

/** Theme, fonts and base styles: the same around the application in the browser and around a page at build time. */
export function Look({ children }: { children: ReactNode }) {
  return (
    // Light and dark follow the device alone, so there is no choice to keep.
    <ThemeProvider theme={theme} storageManager={null}>
      {fonts}
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
