import type { DataRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { AppTheme } from './AppTheme.tsx';

/** The whole application around a router, so that tests can render any route. */
export function App({ router }: { router: DataRouter }) {
  return (
    <AppTheme>
      <RouterProvider router={router} />
    </AppTheme>
  );
}
