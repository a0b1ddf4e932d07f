import type { DataRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { AppTheme } from './AppTheme.tsx';

/** The whole application around a router. It is a file of its own, which loads the theme when `start.tsx` asks. */
export function App({ router }: { router: DataRouter }) {
  return (
    <AppTheme>
      <RouterProvider router={router} />
    </AppTheme>
  );
}
