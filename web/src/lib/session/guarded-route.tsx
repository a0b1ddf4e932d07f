import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, NonIndexRouteObject } from 'react-router-dom';
import { requireStaff } from './guards.ts';

/**
 * A screen whose code is fetched only after the guard has granted access. The router's own `lazy` fetches in parallel
 * with the loader, so also for visitors who are turned away.
 */
export function guarded(path: string, load: () => Promise<ComponentType>): NonIndexRouteObject {
  let Loaded: ComponentType | undefined;
  return {
    path,
    loader: async (args: LoaderFunctionArgs) => {
      await requireStaff(args);
      Loaded = await load();
      return null;
    },
    // A changed filter in the address is the same screen: the guard need not run again.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    // Rendered synchronously, which `React.lazy` does not do: without it React would drop a prerendered page.
    Component: () => Loaded && <Loaded />,
  };
}
