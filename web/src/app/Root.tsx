import { Outlet, ScrollRestoration } from 'react-router-dom';

/** What every page stands in. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
