import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useFilterParams } from './use-filter-params.ts';

function List() {
  const { query, write } = useFilterParams();
  return (
    <>
      <p>Searching for "{query.get('q')}"</p>
      <button onClick={() => write({ q: 'anu' })}>Search</button>
      <button onClick={() => write({ q: '' })}>Clear</button>
      <Link to="/list/anu">Anu</Link>
    </>
  );
}

/** Renders a list, and a page that opens when `loaded` resolves. */
function show(loaded: Promise<null>) {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List /> },
      { path: '/list/anu', loader: () => loaded, element: <h1>Anu</h1> },
    ],
    { initialEntries: ['/list?sort=name'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

describe('filters in the address', () => {
  it('are set and removed, and other parameters stay', async () => {
    const router = show(Promise.resolve(null));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Searching for "anu"')).toBeVisible();
    expect(router.state.location.search).toBe('?sort=name&q=anu');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Searching for ""')).toBeVisible();
    expect(router.state.location.search).toBe('?sort=name');
  });

  it('do not cancel a navigation that has started', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    show(promise);
    await userEvent.click(screen.getByRole('link', { name: 'Anu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    resolve(null);
    expect(await screen.findByRole('heading', { name: 'Anu' })).toBeVisible();
  });
});
