import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInError, signIn } from '@/lib/session/sign-in.ts';
import { endSession } from '@/lib/session/store.ts';
import { nobody, sessionBecomes, someoneSignedIn } from '@/test/session.ts';
import { AdminLoginPage } from './AdminLoginPage.tsx';

vi.mock('@/lib/session/use-session.ts', () => import('@/test/session.ts'));
vi.mock('@/lib/session/store.ts', () => ({ endSession: vi.fn<typeof endSession>() }));
vi.mock('@/lib/session/sign-in.ts', () => import('@/test/sign-in.ts'));

function show(address = '/admin/login') {
  const router = createMemoryRouter(
    [
      { path: '/admin/login', Component: AdminLoginPage },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }) };
}

const button = () => screen.getByRole('button', { name: /^(Admin Sign In|Logging In...)$/ });

/** Sets a value without an event, so that React does not notice it. */
function fillSilently(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

async function submit(user: ReturnType<typeof show>['user']) {
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'lakshmi@padavu.example');
  await user.type(screen.getByLabelText('Password'), 'monsoon-rain');
  await user.click(button());
}

beforeEach(() => {
  sessionBecomes(nobody);
  vi.mocked(signIn).mockReset();
  vi.mocked(endSession).mockReset().mockResolvedValue();
});

describe("the administrators' sign-in", () => {
  it('names missing credentials in one message, and sends nothing', async () => {
    const { user } = show();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter both email and password');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'lakshmi@padavu.example');
    await user.click(button());
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(signIn).not.toHaveBeenCalled();
  });

  it('sends what a password manager fills in without an event', async () => {
    vi.mocked(signIn).mockRejectedValue(new SignInError(401, ''));
    const { user } = show();
    fillSilently(screen.getByRole('textbox', { name: 'Email' }), 'lakshmi@padavu.example');
    fillSilently(screen.getByLabelText('Password'), 'monsoon-rain');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized: Invalid credentials');
    expect(vi.mocked(signIn).mock.calls).toEqual([
      [
        expect.objectContaining({ email: 'lakshmi@padavu.example', password: 'monsoon-rain' }),
        expect.anything(),
      ],
    ]);
  });

  it('names other errors of the input', async () => {
    const { user } = show();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'lakshmi@padavu.example');
    await user.click(screen.getByLabelText('Password'));
    await user.paste('x'.repeat(129));
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Password must be at most 128 characters long',
    );
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each([
    [401, 'Unauthorized: Invalid credentials'],
    [403, 'Forbidden: You do not have permission'],
    [500, 'Server error. Please try again later.'],
    [0, 'Network error. Please check your internet connection.'],
    [429, 'Too many login attempts. Please try again later.'],
    [400, 'Login failed. Please check your credentials.'],
    [404, 'Error Code: 404 Message: Login service not found. Please try again later.'],
    [-1, 'Login failed. Please check your credentials.'],
  ])('that fails with status %i shows the message for it', async (status, message) => {
    vi.mocked(signIn).mockRejectedValue(new SignInError(status, ''));
    const { user } = show();
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(button()).toBeEnabled();
  });

  it.each([
    ['a learner', someoneSignedIn('learner')],
    ['a learner who waits', someoneSignedIn('waiting', { status: 'pending' })],
    ['an administrator who waits', someoneSignedIn('waiting', { role: 'admin', status: 'pending' })],
  ])('refuses %s and leaves nobody signed in', async (_case, session) => {
    vi.mocked(signIn).mockResolvedValue(session);
    const { user, router } = show();
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Forbidden: You do not have permission');
    expect(endSession).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/admin/login');
  });

  it('stays in progress until the token has the admin claim, then goes on', async () => {
    const entering = someoneSignedIn('waiting', { role: 'admin' });
    vi.mocked(signIn).mockResolvedValue(entering);
    const { user, router } = show('/admin/login?returnUrl=%2Fadmin%2Fuser');
    await submit(user);
    sessionBecomes(entering);
    expect(button()).toHaveTextContent('Logging In...');
    expect(button()).toBeDisabled();
    sessionBecomes(someoneSignedIn('admin', { role: 'admin' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(router.state.location.pathname).toBe('/admin/user');
    expect(endSession).not.toHaveBeenCalled();
  });

  it('redirects an administrator at once, but to no return address outside the admin area', async () => {
    sessionBecomes(someoneSignedIn('admin', { role: 'admin' }));
    const { router } = show('/admin/login?returnUrl=%2Fuser%2Fdashboard');
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it('says why a session ended, until something is tried', async () => {
    vi.mocked(signIn).mockRejectedValue(new SignInError(401, ''));
    const { user } = show('/admin/login?returnUrl=%2Fadmin%2Fuser&reason=session_expired');
    const reason = 'Your session has expired. Please log in again.';
    expect(screen.getByText(reason)).toBeVisible();
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized: Invalid credentials');
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });

  it('links a signed-in learner to the dashboard', () => {
    sessionBecomes(someoneSignedIn('learner', { name: 'Basil Thomas' }));
    show();
    expect(screen.getByText(/^You are signed in as Basil Thomas/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/user/dashboard',
    );
  });

  it('links to the page for a new password', async () => {
    const { user } = show();
    const reset = screen.getByRole('button', { name: 'Reset Credentials' });
    expect(reset).toHaveAttribute('aria-expanded', 'false');
    await user.click(reset);
    expect(reset).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Ask for a link' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });
});
