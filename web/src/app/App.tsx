import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { RouterProvider } from 'react-router-dom';
import type { createRouter } from './router.tsx';
import { theme } from './theme/theme.ts';

/** The whole application around a router, so that tests can render any route. */
export function App({ router }: { router: ReturnType<typeof createRouter> }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}
