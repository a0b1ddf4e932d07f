import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { components } from './theme/components.ts';

const overrides = { components };

/**
 * The theme with the overrides of Material UI's buttons, dialogs and the like. Public pages have none of these and do
 * not load the overrides (docs/decisions/168).
 */
export function AreaTheme({ children }: { children?: ReactNode }) {
  return <ThemeProvider theme={overrides}>{children ?? <Outlet />}</ThemeProvider>;
}
