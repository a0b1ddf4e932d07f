import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
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
