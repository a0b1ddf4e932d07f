import { render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { RouteError } from './RouteError.tsx';

async function renderBrokenPage() {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const failure = new Error('the page broke');
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => Promise.reject(failure),
      Component: () => null,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
    },
  ]);
  render(<RouterProvider router={router} />);
  const heading = await screen.findByRole('heading', { level: 1 });
  await vi.waitFor(() => expect(consoleError).toHaveBeenCalledWith('A page failed', failure));
  consoleError.mockClear();
  return heading;
}

describe('a page that broke', () => {
  it('is reported, and can be loaded again', async () => {
    expect(await renderBrokenPage()).toHaveTextContent('This page ran into a problem');
    expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
  });

  it('is blamed on the network while the device is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await renderBrokenPage()).toHaveTextContent('You are offline');
  });
});
