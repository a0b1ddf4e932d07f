import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/lib/paths.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const reset = vi.hoisted(() => ({
  sendResetLink: vi.fn<(email: string) => Promise<void>>(),
  addressOfLink: vi.fn<(code: string) => Promise<string>>(),
  setNewPassword: vi.fn<(code: string, password: string) => Promise<void>>(),
  replacePage: vi.fn<(address: string) => void>(),
  ResetError: class extends Error {
    readonly failure: string;
    constructor(failure: string) {
      super(failure);
      this.failure = failure;
    }
  },
}));
vi.mock('@/lib/session/password-reset.ts', () => reset);

async function ask(email: string) {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
}

async function choose(password: string) {
  await userEvent.type(await screen.findByLabelText('New password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
}

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: paths.forgotPassword, element: <ForgotPasswordPage /> },
      { path: paths.reset, element: <ResetPasswordPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  reset.sendResetLink.mockReset().mockResolvedValue();
  reset.addressOfLink.mockReset().mockResolvedValue('anjali@padavu.example');
  reset.setNewPassword.mockReset().mockResolvedValue();
  reset.replacePage.mockReset();
});

describe('a forgotten password', () => {
  const sent = 'If an account belongs to this address, a link to set a new password is on its way.';

  it('gets the same response whether the address is known or not', async () => {
    open('/forgot-password');
    await ask(' Anjali@padavu.example');
    expect(await screen.findByRole('status')).toHaveTextContent(sent);
    expect(reset.sendResetLink).toHaveBeenCalledExactlyOnceWith('anjali@padavu.example');
  });

  it('keeps the address to be corrected when the link went to a wrong one', async () => {
    open('/forgot-password');
    await ask('anjali@padavu.exmaple');
    const again = await screen.findByRole('button', { name: 'Use another address' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(again);
    expect(screen.getByLabelText('Email')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveValue('anjali@padavu.exmaple');
    expect(screen.queryByText(sent)).toBeNull();
  });

  it('is not reset without a valid address', async () => {
    open('/forgot-password');
    await ask('anjali');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(reset.sendResetLink).not.toHaveBeenCalled();
  });

  it.each([
    ['network', 'Network error. Please check your internet connection.'],
    ['too-many', 'Too many requests. Please try again later.'],
    ['unknown', 'An unexpected error occurred. Please try again.'],
  ])('shows why the request failed: %s', async (failure, message) => {
    reset.sendResetLink.mockRejectedValue(new reset.ResetError(failure));
    open('/forgot-password');
    await ask('anjali@padavu.example');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText(sent)).toBeNull();
  });
});

describe('a link for a new password', () => {
  const badLink = 'This link has expired or was used already. Ask for a new one.';

  it('sets the password of the account it belongs to', async () => {
    open('/reset?oobCode=a-code');
    expect(await screen.findByText('For anjali@padavu.example.')).toBeVisible();
    await choose('monsoon-2026');
    expect(await screen.findByText('Your new password is set.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(reset.setNewPassword).toHaveBeenCalledExactlyOnceWith('a-code', 'monsoon-2026');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['ml', [['/ml/reset?oobCode=a-code&mode=resetPassword']]],
    ['en', []],
    ['ta', []],
  ])('continues in the language of its mail: %s', async (lang, replaced) => {
    open(`/reset?oobCode=a-code&lang=${lang}&mode=resetPassword`);
    expect(await screen.findByText('For anjali@padavu.example.')).toBeVisible();
    expect(reset.replacePage.mock.calls).toEqual(replaced);
  });

  it('tells a password manager whose password it is', async () => {
    open('/reset?oobCode=a-code');
    const { form } = await screen.findByLabelText<HTMLInputElement>('New password');
    const username = form?.querySelector('[autocomplete="username"]');
    expect(username).toHaveValue('anjali@padavu.example');
    // Browsers ignore fields of the type hidden.
    expect(username).toHaveAttribute('type', 'email');
    expect(username).not.toBeVisible();
  });

  it('accepts no password that is too short', async () => {
    open('/reset?oobCode=a-code');
    await choose('short');
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeVisible();
    expect(reset.setNewPassword).not.toHaveBeenCalled();
  });

  it.each([
    ['without a code', '/reset'],
    ['that is refused', '/reset?oobCode=old'],
  ])('offers a new link when it is one %s', async (_case, address) => {
    reset.addressOfLink.mockRejectedValue(new reset.ResetError('link'));
    open(address);
    expect(await screen.findByText(badLink)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each([
    ['network', 'Network error. Please check your internet connection.'],
    ['too-many', 'Too many requests. Please try again later.'],
    ['unknown', 'An unexpected error occurred. Please try again.'],
  ])('is checked again after a failure that says nothing of it: %s', async (failure, message) => {
    reset.addressOfLink.mockRejectedValueOnce(new reset.ResetError(failure));
    open('/reset?oobCode=a-code');
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('For anjali@padavu.example.')).toBeVisible();
    expect(reset.addressOfLink.mock.calls).toEqual([['a-code'], ['a-code']]);
  });

  it('shows that it expired in the meantime', async () => {
    reset.setNewPassword.mockRejectedValue(new reset.ResetError('link'));
    open('/reset?oobCode=a-code');
    await choose('monsoon-2026');
    expect(await screen.findByText(badLink)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('keeps the form when the network fails', async () => {
    reset.setNewPassword.mockRejectedValue(new reset.ResetError('network'));
    open('/reset?oobCode=a-code');
    await choose('monsoon-2026');
    expect(await screen.findByText('Network error. Please check your internet connection.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('monsoon-2026');
  });
});
