import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useFilterParams } from './use-filter-params.ts';

function List({ saved }: { saved: Promise<null> }) {
  const { query, write, setPage } = useFilterParams();
  return (
    <>
      <p>Searching for "{query.get('q')}"</p>
      <button onClick={() => write({ q: 'anu' })}>Search</button>
      <button onClick={() => write({ q: '' })}>Clear</button>
      <button onClick={() => void saved.then(() => setPage(2))}>Save</button>
      <Pages onTurn={() => write({ q: 'anu' })} />
      <Link to="/list/anu">Anu</Link>
    </>
  );
}

/** Turns the page of the list, and before it calls `onTurn`. */
function Pages({ onTurn }: { onTurn: () => void }) {
  const { page, setPage } = useFilterParams();
  const turn = () => {
    onTurn();
    setPage(page + 1);
  };
  return <button onClick={turn}>Search and turn</button>;
}

/** Renders a list, and a page that opens when `loaded` resolves. Saving turns the page when `loaded` resolves. */
function show(loaded: Promise<null>) {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <List saved={loaded} /> },
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

  it('do not undo a change that another part of the screen makes at the same moment', async () => {
    const router = show(Promise.resolve(null));
    await userEvent.click(screen.getByRole('button', { name: 'Search and turn' }));
    expect(await screen.findByText('Searching for "anu"')).toBeVisible();
    expect(router.state.location.search).toBe('?sort=name&q=anu&page=2');
  });

  it('are kept when the page is turned after a save that began before them', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const router = show(promise);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    resolve(null);
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&q=anu&page=2'));
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
