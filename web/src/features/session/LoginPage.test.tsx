import { messages } from '@padavu/domain/messages';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { InitialEntry } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInError, signIn } from '@/lib/session/sign-in.ts';
import { endSession, signOut } from '@/lib/session/store.ts';
import { store, storeText } from '@/lib/stored.ts';
import { nobody, sessionBecomes, someoneSignedIn } from '@/test/session.ts';
import { fetchSite } from '@/lib/fetch-site.ts';
import { site } from '@/test/in-site.tsx';
import { LoginPage } from './LoginPage.tsx';

vi.mock('@/lib/session/use-session.ts', () => import('@/test/session.ts'));
vi.mock('@/lib/session/store.ts', () => ({
  endSession: vi.fn<typeof endSession>(),
  signOut: vi.fn<typeof signOut>(),
}));
vi.mock('@/lib/session/sign-in.ts', () => import('@/test/sign-in.ts'));
const finishSignIn = vi.hoisted(() => vi.fn<(error: unknown, code: string) => Promise<string>>());
vi.mock('@/lib/session/second-factor.ts', () => ({ finishSignIn }));
vi.mock('@/features/registration/payment-claim.ts', () => ({ fetchOwnClaim: () => Promise.resolve(null) }));
vi.mock('@/lib/fetch-site.ts', () => ({ fetchSite: vi.fn<typeof fetchSite>() }));

const waiting = someoneSignedIn('waiting', { status: 'pending' });
const pendingRegistration = {
  name: 'Anjali Menon',
  email: 'anjali@padavu.example',
  course: 'Ecommerce Mastery',
  price: 1999,
  paymentReference: 'K7M3QX',
};

function show(address: InitialEntry = '/login') {
  const router = createMemoryRouter(
    [
      { path: '/login', Component: LoginPage },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ delay: null }) };
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /^(Sign In|Logging In...)$/ });

async function submit(user: ReturnType<typeof show>['user'], secret = 'monsoon-rain') {
  await user.clear(email());
  await user.type(email(), ' anjali@padavu.example ');
  await user.clear(password());
  await user.type(password(), secret);
  // All letters arrive within one task, and the page renders its button after it.
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
}

beforeEach(() => {
  sessionBecomes(nobody);
  vi.mocked(signIn).mockReset();
  vi.mocked(fetchSite).mockReset().mockResolvedValue(site);
  vi.mocked(endSession).mockReset().mockResolvedValue();
  vi.mocked(signOut).mockReset().mockResolvedValue();
});

const arrive = (newPasswordOf: string) => show({ pathname: '/login', state: { newPasswordOf } });

describe('the sign-in page after a new password was set', () => {
  const learner = someoneSignedIn('learner', { email: 'biju@padavu.example' });

  it('ends the session of somebody else, and shows its form', async () => {
    sessionBecomes(learner);
    const { router } = arrive('anjali@padavu.example');
    expect(email()).toBeVisible();
    expect(endSession).toHaveBeenCalledExactlyOnceWith();
    sessionBecomes(nobody);
    expect(email()).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('opens the area of the same person', async () => {
    sessionBecomes(learner);
    const { router } = arrive('biju@padavu.example');
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
    expect(endSession).not.toHaveBeenCalled();
  });

  it('opens the area of whoever signs in', async () => {
    const { router, user } = arrive('anjali@padavu.example');
    vi.mocked(signIn).mockImplementation(() => {
      sessionBecomes(learner);
      return Promise.resolve(learner);
    });
    await submit(user);
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'));
    expect(endSession).not.toHaveBeenCalled();
  });
});

describe('the sign-in form', () => {
  it('says while there is no network that signing in needs one, beside the reason', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show('/login?reason=session_expired');
    expect(screen.getByRole('status')).toHaveTextContent(
      `${messages.loginReason.session_expired} You are offline. You can sign in once the network is back.`,
    );
    online.mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.getByRole('status')).toHaveTextContent(messages.loginReason.session_expired);
    expect(screen.getByRole('status')).not.toHaveTextContent('You are offline.');
  });

  it('enables its button when address and password are valid, and names what is missing', async () => {
    const { user } = show();
    expect(email()).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    expect(button()).toBeDisabled();
    await user.click(email());
    await user.tab();
    expect(await screen.findByText('Email is required')).toBeVisible();
    await user.type(email(), 'anjali');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    await user.type(email(), '@padavu.example');
    await user.click(password());
    await user.tab();
    expect(await screen.findByText('Password is required')).toBeVisible();
    await user.type(password(), 'short');
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(button()).toBeDisabled();
    await user.type(password(), 'but-longer');
    await waitFor(() => expect(button()).toBeEnabled());
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  it('keeps its button disabled when Firefox reloads the page, until the scripts are there', () => {
    show();
    expect(button()).toHaveAttribute('autocomplete', 'off');
  });

  it('shows and hides the password', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('fills in the remembered address', () => {
    storeText('rememberedEmail', 'anjali@padavu.example');
    show();
    expect(email()).toHaveValue('anjali@padavu.example');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  });

  it('links to the registration and to the admin sign-in', () => {
    show();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Admin sign in' })).toHaveAttribute('href', '/admin-login');
  });

  it('shows a pending registration with its payment chat', async () => {
    store('pendingRegistration', pendingRegistration);
    show('/login?reason=pending');
    const card = screen.getByRole('region', { name: 'Your registration' });
    expect(card).toHaveTextContent('You registered for Ecommerce Mastery');
    expect(card).toHaveTextContent('K7M3QX');
    expect(await screen.findByRole('link', { name: 'Open the payment chat' })).toHaveAttribute(
      'href',
      expect.stringContaining('K7M3QX'),
    );
  });

  it('names the course of a pending registration by the title that the person chose', () => {
    store('pendingRegistration', { ...pendingRegistration, title: 'ഇ-കൊമേഴ്സ്' });
    show('/login?reason=pending');
    expect(screen.getByText('You registered for ഇ-കൊമേഴ്സ്')).toBeVisible();
  });

  it('shows a pending registration above the form after registering, so that its payment chat is in view', () => {
    store('pendingRegistration', pendingRegistration);
    show('/login?reason=pending');
    const card = screen.getByRole('region', { name: 'Your registration' });
    expect(card.compareDocumentPosition(email())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has the address of a registration filled in, unless another person is remembered', () => {
    store('pendingRegistration', pendingRegistration);
    show('/login?reason=pending');
    expect(email()).toHaveValue(pendingRegistration.email);
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    storeText('rememberedEmail', 'basil@padavu.example');
    show('/login');
    expect(email()).toHaveValue('basil@padavu.example');
  });
});

describe('a pending registration with nothing to pay', () => {
  it('names no payment', async () => {
    store('pendingRegistration', { ...pendingRegistration, price: 0 });
    show('/login?reason=pending');
    expect(await screen.findByRole('link', { name: 'Open the chat' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your registration' })).not.toHaveTextContent(/payment/);
  });
});

describe('the reason in the address', () => {
  it.each([
    ['pending', 'Your account is pending admin approval. Please wait.'],
    ['inactive', 'Your account is currently inactive. Please contact support.'],
    ['not_authenticated', 'Please log in to access this page.'],
    ['not_logged_in', 'Please log in to access this page.'],
    ['session_expired', 'Your session has expired. Please log in again.'],
    ['deleted', messages.loginReason.deleted],
    ['something_else', 'An unexpected error occurred'],
  ])('is shown for %s', (reason, message) => {
    show(`/login?reason=${reason}`);
    expect(screen.getByRole('status')).toHaveTextContent(message);
  });

  it('is not shown if there is none', () => {
    show();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is replaced by the one that ended the session while the page was open', () => {
    sessionBecomes(waiting);
    show('/login?reason=pending');
    sessionBecomes({ status: 'signed-out', reason: 'inactive' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your account is currently inactive. Please contact support.',
    );
  });
});

describe('signing in', () => {
  it('sends what was typed, once, and shows that it is in progress', async () => {
    vi.mocked(signIn).mockReturnValue(new Promise(() => {}));
    const { user } = show();
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await submit(user);
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Logging In...');
    sessionBecomes({ status: 'starting' });
    expect(button()).toHaveTextContent('Logging In...');
    expect(signIn).toHaveBeenCalledOnce();
    expect(vi.mocked(signIn).mock.calls[0]?.[0]).toEqual({
      email: 'anjali@padavu.example',
      password: 'monsoon-rain',
      rememberMe: true,
    });
  });

  it.each([
    [0, 'Network error. Please check your internet connection.'],
    [400, 'Invalid request. Please check your login details.'],
    [401, 'Invalid email or password. Please try again.'],
    [403, 'Your account requires approval or is inactive.'],
    [404, 'Login service not found. Please try again later.'],
    [429, 'Too many login attempts. Please try again later.'],
    [500, 'Server error. Please try again later.'],
    [-1, 'An unexpected error occurred. Please try again.'],
  ])('that fails with status %i shows the message for it and keeps the form', async (status, message) => {
    vi.mocked(signIn).mockRejectedValue(new SignInError(status, ''));
    const { user } = show('/login?reason=not_authenticated');
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(password()).toHaveValue('monsoon-rain');
  });

  it('after a deactivation shows the reason', async () => {
    vi.mocked(signIn).mockResolvedValue({ status: 'signed-out', reason: 'inactive' });
    const { user } = show();
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your account is currently inactive. Please contact support.',
    );
  });
});

const code = () => screen.findByRole('textbox', { name: 'Code from your authenticator app' });

describe('an account with a second factor', () => {
  const error = Object.assign(new Error('a code'), {
    code: 'auth/multi-factor-auth-required',
    customData: { appName: '[DEFAULT]', operationType: 'signIn' as const },
  });

  it('is asked for a code after the password, and keeps the input for a return to the form', async () => {
    const administrator = someoneSignedIn('admin', { role: 'admin' });
    vi.mocked(signIn).mockImplementation(async (_credentials, ask) => {
      const { promise, resolve } = Promise.withResolvers<string | null>();
      ask({ error, settle: resolve });
      return (await promise) === null ? null : administrator;
    });
    finishSignIn.mockReset().mockResolvedValue('anjali');
    const { user, router } = show();
    await submit(user);
    expect(await code()).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(email()).toHaveValue('anjali@padavu.example'));
    expect(password()).toHaveFocus();

    await user.click(button());
    await user.type(await code(), '123456{Enter}');
    await waitFor(() => expect(finishSignIn).toHaveBeenCalledExactlyOnceWith(error, '123456'));
    sessionBecomes(administrator);
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});

async function failTimes(user: ReturnType<typeof show>['user'], times: number, status = 401) {
  for (let count = 0; count < times; count += 1) {
    const { length: before } = vi.mocked(signIn).mock.calls;
    vi.mocked(signIn).mockRejectedValueOnce(new SignInError(status, ''));
    await submit(user, `wrong-password-${count}`);
    await waitFor(() => {
      expect(signIn).toHaveBeenCalledTimes(before + 1);
      expect(button()).toHaveTextContent('Sign In');
    });
  }
}

describe('failing three times', () => {
  const tooMany = 'Too many login attempts. Please try again later.';

  it('blocks every further attempt', async () => {
    const { user } = show();
    await failTimes(user, 2);
    expect(screen.getByRole('alert')).not.toHaveTextContent(tooMany);
    await failTimes(user, 1);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(tooMany));
    await submit(user, 'the-right-password');
    expect(screen.getByRole('alert')).toHaveTextContent(tooMany);
    expect(signIn).toHaveBeenCalledTimes(3);
  });

  it('does not count attempts that did not reach the server', async () => {
    const { user } = show();
    await failTimes(user, 3, 0);
    vi.mocked(signIn).mockRejectedValueOnce(new SignInError(401, ''));
    await submit(user);
    expect(await screen.findByText('Invalid email or password. Please try again.')).toBeVisible();
  });

  it('is counted from the last success', async () => {
    const { user } = show();
    await failTimes(user, 2);
    vi.mocked(signIn).mockResolvedValueOnce(waiting);
    await submit(user);
    sessionBecomes(waiting);
    sessionBecomes(nobody);
    await failTimes(user, 2);
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password. Please try again.');
  });
});

describe('a person with access', () => {
  it.each([
    ['a learner to the dashboard', 'learner', '', '/user/dashboard'],
    [
      'a learner to the requested page',
      'learner',
      '?returnUrl=%2Fuser%2Fcourse%2F1%3Fa%3Db',
      '/user/course/1?a=b',
    ],
    ['a learner to a course', 'learner', '?returnUrl=%2Fcourses%2F1', '/courses/1'],
    ['a learner not to another site', 'learner', '?returnUrl=%2F%2Fevil.example%2Fuser', '/user/dashboard'],
    ['a learner not to the administrators', 'learner', '?returnUrl=%2Fadmin%2Fuser', '/user/dashboard'],
    [
      'a learner not to another site by its whole address',
      'learner',
      '?returnUrl=https%3A%2F%2Felsewhere.example%2Fuser%2Fdashboard',
      '/user/dashboard',
    ],
    [
      'a learner not to another site by a backslash',
      'learner',
      '?returnUrl=%2F%5Celsewhere.example%2Fuser',
      '/user/dashboard',
    ],
    ['a learner not to a script', 'learner', '?returnUrl=javascript%3Aalert(1)', '/user/dashboard'],
    [
      'a learner not to a path that only begins alike',
      'learner',
      '?returnUrl=%2Fusers-of-another-kind',
      '/user/dashboard',
    ],
    ['an administrator to the dashboard', 'admin', '', '/admin/dashboard'],
  ] as const)('is redirected at once: %s', async (_case, access, query, target) => {
    sessionBecomes(someoneSignedIn(access));
    const { router } = show(`/login${query}`);
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(router.state.location.pathname + router.state.location.search).toBe(target);
  });

  it('has their own stored registration deleted', async () => {
    store('pendingRegistration', { ...pendingRegistration, email: 'anjali@padavu.example' });
    sessionBecomes(someoneSignedIn('learner', { email: 'anjali@padavu.example' }));
    show();
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(localStorage.getItem('pendingRegistration')).toBeNull();
  });

  it("does not have another person's stored registration deleted", async () => {
    store('pendingRegistration', { ...pendingRegistration, email: 'basil@padavu.example' });
    sessionBecomes(someoneSignedIn('learner', { email: 'anjali@padavu.example' }));
    show();
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(localStorage.getItem('pendingRegistration')).not.toBeNull();
  });

  it('is awaited if somebody was signed in before', async () => {
    store('user', { role: 'user', status: 'approved' });
    sessionBecomes({ status: 'starting' });
    const { user } = show();
    expect(screen.getByRole('status')).toHaveTextContent('Opening your account...');
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(endSession).toHaveBeenCalledOnce();
    sessionBecomes(nobody);
    expect(button()).toBeVisible();
  });

  it('is not awaited if nobody was signed in before', () => {
    sessionBecomes({ status: 'starting' });
    show();
    expect(button()).toBeVisible();
  });
});

describe('a person who waits for approval', () => {
  it('sees so after signing in, with the reference, the chat and a sign-out button', async () => {
    vi.mocked(signIn).mockResolvedValue(waiting);
    const { user } = show('/login?reason=session_expired');
    await submit(user);
    sessionBecomes(waiting);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your account is pending approval by an administrator',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Almost there' })).toHaveFocus();
    expect(screen.getByText('K7M3QX')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open the payment chat' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('₹1,999')),
    );
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('sees the reason for which a page redirected them', () => {
    sessionBecomes(waiting);
    show('/login?reason=pending&returnUrl=%2Fuser%2Fdashboard');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Your account is pending admin approval. Please wait.',
    );
  });

  it('is redirected when the approval arrives', async () => {
    sessionBecomes(waiting);
    const { router } = show();
    sessionBecomes(someoneSignedIn('waiting', { status: 'approved' }));
    expect(screen.getByRole('status')).toHaveTextContent('Opening your account...');
    sessionBecomes(someoneSignedIn('learner'));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(router.state.location.pathname).toBe('/user/dashboard');
    expect(signIn).not.toHaveBeenCalled();
  });
});
