import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AccountLayout } from './AccountLayout.tsx';

it('the first tab stop of a sign-in page is a link past its header', async () => {
  const router = createMemoryRouter([{ path: '*', element: <AccountLayout scene="scene-welcome" /> }]);
  render(<RouterProvider router={router} />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('each page that a link opens takes the focus, also the second one', async () => {
  const children = [
    { path: '/login', element: <Link to="/forgot-password">Forgot your password?</Link> },
    { path: '/forgot-password', element: <Link to="/login">Log in</Link> },
  ];
  const router = createMemoryRouter([{ element: <AccountLayout scene="scene-welcome" />, children }], {
    initialEntries: ['/login'],
  });
  render(<RouterProvider router={router} />);
  for (const name of ['Forgot your password?', 'Log in']) {
    await userEvent.click(screen.getByRole('link', { name }));
    expect(screen.getByRole('main')).toHaveFocus();
  }
});
