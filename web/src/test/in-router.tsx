import { renderHook } from '@testing-library/react';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { InitialEntry } from 'react-router-dom';

const Child = createContext<ReactNode>(null);
const routes = [{ path: '*', Component: () => use(Child) }];

/** A wrapper for parts of a page that change the address or the state of the history entry, and its router. */
export function inRouter(entry: InitialEntry = '/list') {
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  function wrapper({ children }: { children: ReactNode }) {
    return (
      <Child value={children}>
        <RouterProvider router={router} />
      </Child>
    );
  }
  return { router, wrapper };
}

/** Renders a hook that changes the address or the state of the history entry; returns the router too. */
export function renderHookInRouter<Result, Props>(
  hook: (props: Props) => Result,
  initialProps: Props,
  entry?: InitialEntry,
) {
  const { router, wrapper } = inRouter(entry);
  return { router, ...renderHook(hook, { initialProps, wrapper }) };
}
