import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { User } from '@padavu/domain/user/user';
import { aUserRecord } from '@tests/support/builders.ts';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { OpeningArea } from './LearnLayout.tsx';
import { learnerRoutes } from '@/features/learning/routes.tsx';
import { storeAppOnDevice } from '@/lib/app-on-device.ts';
import { rememberUser } from '@/lib/session/records.ts';
import { isAllSent, waitsInTabAlone } from '@/lib/outbox.ts';
import type { Session } from '@/lib/session/session.ts';
import { signOut } from '@/lib/session/store.ts';
import { fakeStore } from '@/test/fake-store.ts';

const live = vi.hoisted((): { session: unknown; listeners: Set<() => void> } => ({
  session: undefined,
  listeners: new Set(),
}));

vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/outbox.ts', () => import('@/test/outbox.ts'));
vi.mock('@/lib/app-on-device.ts', () => ({ storeAppOnDevice: vi.fn<typeof storeAppOnDevice>() }));
vi.mock('@/lib/session/store.ts', () => ({
  signOut: vi.fn<typeof signOut>(),
  currentSession: () => live.session,
  subscribeToSession: (listener: () => void) => {
    live.listeners.add(listener);
    return () => live.listeners.delete(listener);
  },
}));

function setSession(session: Session) {
  live.session = session;
  for (const listener of live.listeners) listener();
}

const anjali = User.parse(aUserRecord());
const signedIn: Session = { status: 'signed-in', uid: 'anjali', user: anjali, access: 'learner' };

async function open(address: string) {
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        HydrateFallback: () => null,
        children: [...learnerRoutes, { path: '*', element: null }],
      },
    ],
    {
      initialEntries: [address],
    },
  );
  render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), { timeout: 15_000 });
  return router;
}

beforeEach(() => {
  fakeStore.reset();
  setSession({ status: 'starting' });
  vi.mocked(storeAppOnDevice).mockReset().mockResolvedValue();
  vi.mocked(signOut)
    .mockReset()
    .mockImplementation(async () => setSession({ status: 'signed-out', reason: 'not_authenticated' }));
});

async function pressSignOut() {
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu of Anjali Menon' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
}

describe("the learner's area", () => {
  it.each<[string, () => void, string]>([
    ['nobody', () => {}, '/login?reason=not_logged_in&returnUrl=%2Fuser%2Fcourse%2F1%3Fa%3Db'],
    [
      'someone who waits for approval',
      () => rememberUser({ ...anjali, status: 'pending' }),
      '/login?reason=pending&returnUrl=%2Fuser%2Fcourse%2F1%3Fa%3Db',
    ],
    [
      'an administrator',
      () => rememberUser({ ...anjali, role: 'admin' }),
      '/login?reason=approved&returnUrl=%2Fuser%2Fcourse%2F1%3Fa%3Db',
    ],
  ])('redirects %s to sign in, by the stored record', async (_case, remember, to) => {
    remember();
    const router = await open('/user/course/1?a=b');
    expect(router.state.location.pathname + router.state.location.search).toBe(to);
  });

  it.each([
    ['/user', '/user/dashboard'],
    ['/user/dashboard', '/user/dashboard'],
    ['/user/course/1', '/user/course/1'],
    ['/user/lesson/1/1', '/user/lesson/1/1'],
    ['/user/lesson/1/1/2', '/user/lesson/1/1/2'],
  ])(
    'redirects a request for %s without a stored record to sign in, and from there to %s',
    async (address, back) => {
      const router = await open(address);
      expect(router.state.location.pathname + router.state.location.search).toBe(
        `/login?reason=not_logged_in&returnUrl=${encodeURIComponent(back)}`,
      );
    },
  );

  it('redirects from its root to the dashboard', async () => {
    rememberUser(anjali);
    const router = await open('/user');
    expect(router.state.location.pathname).toBe('/user/dashboard');
  });

  it('links to the same page in the other language, and remembers the choice', async () => {
    rememberUser(anjali);
    setSession(signedIn);
    await open('/user/course/1?a=b');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('navigation', { name: 'Languages' })).toBeVisible();
    expect(footer.getByRole('link', { name: 'മലയാളം' })).toHaveAttribute('href', '/ml/user/course/1?a=b');
    await userEvent.click(screen.getByRole('button', { name: 'Account menu of Anjali Menon' }));
    const item = screen.getByRole('menuitem', { name: 'മലയാളം' });
    expect(item).toHaveAttribute('href', '/ml/user/course/1?a=b');
    expect(item).toHaveAttribute('lang', 'ml');
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(item);
    expect(localStorage.getItem('language')).toBe('ml');
  });

  it('has a menu whose items the arrow keys, Home and End reach', async () => {
    rememberUser(anjali);
    setSession(signedIn);
    await open('/user/course/1');
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu of Anjali Menon' }));
    expect(screen.getByRole('menuitem', { name: 'Your account' })).toHaveFocus();
    for (const [key, name] of [
      ['End', 'Sign out'],
      ['ArrowDown', 'Your account'],
      ['ArrowUp', 'Sign out'],
      ['Home', 'Your account'],
      ['ArrowDown', 'മലയാളം'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(screen.getByRole('menuitem', { name })).toHaveFocus();
    }
  });

  it('shows its frame but reads no data while the session starts, and redirects when nobody is signed in', async () => {
    rememberUser({ ...anjali, name: 'Forged' });
    const router = await open('/user/dashboard');
    expect(await screen.findByRole('button', { name: 'Account menu of Forged' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect([...fakeStore.readPaths]).toEqual([]);
    act(() => setSession({ status: 'signed-out', reason: 'not_authenticated' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?reason=not_authenticated&returnUrl=%2Fuser%2Fdashboard');
    expect([...fakeStore.readPaths]).toEqual([]);
  });

  it('shows the page once the session of a learner is known', async () => {
    rememberUser(anjali);
    await open('/user/dashboard');
    act(() => setSession(signedIn));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hi Anjali Menon,' })).toBeVisible();
  });

  it('calls a person without a readable name "User"', async () => {
    localStorage.setItem('user', JSON.stringify({ name: 7, role: 'user', status: 'approved' }));
    await open('/user/dashboard');
    expect(await screen.findByRole('button', { name: 'Account menu of User' })).toBeVisible();
  });

  it('has the search box and the back link only in the course viewer', async () => {
    rememberUser(anjali);
    setSession(signedIn);
    const router = await open('/user/course/1');
    expect(await screen.findByRole('searchbox', { name: 'Search this course' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to your dashboard' }));
    await vi.waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    expect(router.state.location.pathname).toBe('/user/dashboard');
    await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('has a link past its header as the first tab stop', async () => {
    rememberUser(anjali);
    setSession(signedIn);
    await open('/user/dashboard');
    await screen.findByRole('heading', { level: 1 });
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('signs out to the sign-in page without a reason', async () => {
    rememberUser(anjali);
    setSession(signedIn);
    const router = await open('/user/dashboard');
    await pressSignOut();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('');
    expect(signOut).toHaveBeenCalledOnce();
  });

  // Fault: Somebody signs out while progress waits without a network. Sees: A question before it is lost. Stored:
  // What waits, until the answer. Heals: By staying signed in until the network is back.
  it('asks before signing out loses what could not be sent', async () => {
    rememberUser(anjali);
    setSession(signedIn);
    vi.mocked(isAllSent).mockResolvedValueOnce(false).mockResolvedValueOnce(false);
    const router = await open('/user/dashboard');
    await pressSignOut();
    expect(await screen.findByRole('alertdialog', { name: 'Sign out and lose progress?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await pressSignOut();
    expect(await screen.findByRole('alertdialog', { name: 'Sign out and lose progress?' })).toBeVisible();
    expect(signOut).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it("asks with the browser's dialog if the code of its own could not be loaded", async () => {
    rememberUser(anjali);
    setSession(signedIn);
    vi.mocked(isAllSent).mockResolvedValueOnce(false).mockResolvedValueOnce(false);
    vi.doMock('./SignOutDialog.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    onTestFinished(() => vi.doUnmock('./SignOutDialog.tsx'));
    const confirmDialog = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const router = await open('/user/dashboard');
    await pressSignOut();
    await vi.waitFor(() =>
      expect(confirmDialog).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining('Some of your progress is only on this device'),
      ),
    );
    expect(signOut).not.toHaveBeenCalled();
    await pressSignOut();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('says while there is no network what works without one', async () => {
    rememberUser(anjali);
    setSession(signedIn);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open('/user/dashboard');
    expect(await screen.findByText('You are offline.')).toBeVisible();
    expect(screen.getByText(/Videos need the network/)).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull());
  });

  it('asks to keep the page open without a network if the device is full', async () => {
    rememberUser(anjali);
    setSession(signedIn);
    vi.mocked(waitsInTabAlone).mockReturnValue(true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open('/user/dashboard');
    expect(await screen.findByText(/Keep this page open/)).toBeVisible();
    vi.mocked(waitsInTabAlone).mockReturnValue(false);
  });

  it('offers to reload a newer version, or to do so later', async () => {
    rememberUser(anjali);
    setSession(signedIn);
    const reload = vi.fn<() => void>();
    vi.mocked(storeAppOnDevice).mockImplementation(async (offer) => offer(reload));
    await open('/user/dashboard');
    const text = 'There is a new version of this site.';
    expect(await screen.findByText(text, undefined, { timeout: 5000 })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await vi.waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('redirects a deactivated learner to sign in at once, with the reason', async () => {
    rememberUser(anjali);
    setSession(signedIn);
    const router = await open('/user/dashboard');
    await screen.findByRole('heading', { level: 1 });
    act(() => setSession({ status: 'signed-out', reason: 'inactive' }));
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?reason=inactive&returnUrl=%2Fuser%2Fdashboard');
  });

  it('redirects an administrator to the admin area', async () => {
    rememberUser(anjali);
    setSession({ ...signedIn, user: { ...anjali, role: 'admin' }, access: 'admin' });
    const router = await open('/user/dashboard');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });
});

describe("the learner's area while it opens", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reports a network problem after twelve seconds without a response, with a button to retry', () => {
    render(<OpeningArea page="lesson" />);
    expect(screen.getByRole('status')).toHaveTextContent('One moment...');
    act(() => void vi.advanceTimersByTime(11_999));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Network error. Please check your internet connection.',
    );
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
