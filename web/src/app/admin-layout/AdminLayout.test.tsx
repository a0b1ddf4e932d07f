import { schoolDay } from '@padavu/domain/school/school-day';
import { User } from '@padavu/domain/user/user';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUserRecord } from '@tests/support/builders.ts';
import { renderToString } from 'react-dom/server';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStaffMember } from '@/features/session/use-staff-member.ts';
import { serverNow } from '@/lib/server-clock.ts';
import type { Session } from '@/lib/session/session.ts';
import type { revokeOwnSession } from '@/lib/session/store.ts';
import { store } from '@/lib/stored.ts';
import { teacherMenu } from '@/test/teacher-menu.ts';
import { AdminLayout } from './AdminLayout.tsx';

const { session, endSession, revoke } = vi.hoisted(() => {
  let current: unknown;
  const listeners = new Set<() => void>();
  const set = (next: unknown) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    revoke: vi.fn<typeof revokeOwnSession>(),
    session: {
      get: () => current,
      set,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    endSession: vi.fn<() => Promise<void>>(() => {
      set({ status: 'signed-out', reason: 'not_authenticated' });
      return Promise.resolve();
    }),
  };
});

vi.mock('@/lib/session/store.ts', () => ({
  currentSession: session.get,
  subscribeToSession: session.subscribe,
  endSession,
  revokeOwnSession: revoke,
}));
vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
const { routines } = vi.hoisted(() => ({ routines: new Set<{ onOver: () => void }>() }));

vi.mock('@/lib/authorised-api.ts', () => ({
  renewBy: (routine: { onOver: () => void }) => {
    routines.add(routine);
    return () => routines.delete(routine);
  },
}));

const admin: Session = {
  status: 'signed-in',
  uid: 'meera',
  user: User.parse(aUserRecord({ name: 'Meera Nair', role: 'admin' })),
  access: 'admin',
};

function Content() {
  return <h1>Admin area of {useStaffMember().user.name}</h1>;
}

function show(initialSession: Session, path = '/admin/dashboard?from=mail') {
  session.set(initialSession);
  const router = createMemoryRouter(
    [
      {
        path: '/admin',
        Component: AdminLayout,
        children: [
          { path: 'dashboard', Component: Content },
          { path: 'user', element: <h1>Users</h1> },
          { path: 'courses', element: <h1>Courses</h1> },
          { path: 'categories', element: <h1>Categories</h1> },
          { path: 'lessons', element: <h1>Lessons</h1> },
        ],
      },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}

beforeEach(() => {
  revoke.mockReset().mockResolvedValue('revoked');
  store('user', { name: 'Meera Nair', course: '', courseId: null, role: 'admin', status: 'approved' });
});

describe('the layout of the admin area', () => {
  it('shows the menu at once, and the page once Auth has confirmed the session', () => {
    show({ status: 'starting' });
    expect(screen.getByRole('navigation', { name: 'Administration' })).toBeVisible();
    expect(screen.getByText('Management dashboard for system administrators')).toBeVisible();
    expect(screen.getByText('Meera Nair')).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('learns the time from the server', async () => {
    const moment = new Date('2031-05-01T10:00:00Z');
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockResolvedValue(new Response(null, { headers: { Date: moment.toUTCString() } }));
    show(admin);
    await waitFor(() => expect(schoolDay({ timeZone: 'UTC' }, serverNow())).toBe('2031-05-01'));
    fetched.mockRestore();
  });

  it('prerenders only the menu entries that teachers have too', () => {
    session.set({ status: 'starting' });
    const router = createMemoryRouter([{ path: '*', Component: AdminLayout }], {
      initialEntries: ['/admin/work'],
    });
    const html = document.createElement('div');
    html.innerHTML = renderToString(<RouterProvider router={router} />);
    const nav = html.querySelector('nav');
    expect([...(nav?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(teacherMenu);
    expect(nav?.querySelectorAll('li')).toHaveLength(13);
    expect(html).not.toHaveTextContent(/Administrator|Teacher|User Management/);
  });

  it('opens for an administrator, and marks the current page in the menu', () => {
    show(admin);
    expect(screen.getByRole('heading', { name: 'Admin area of Meera Nair' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'User Management' })).not.toHaveAttribute('aria-current');
  });

  it('sends an administrator with an expired session to the admin sign-in, with the way back and the reason', async () => {
    const address = show(admin);
    session.set({ status: 'signed-out', reason: 'session_expired' });
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(address()).toBe(
      '/admin/login?returnUrl=%2Fadmin%2Fdashboard%3Ffrom%3Dmail&reason=session_expired',
    );
  });

  it('leads home when another tab has logged out', async () => {
    const address = show(admin);
    act(() => session.set({ status: 'signed-out', reason: 'not_authenticated' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(address()).toBe('/');
  });

  it('logs out everywhere and leads home', async () => {
    const address = show(admin);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(revoke).toHaveBeenCalledOnce();
    expect(endSession).toHaveBeenCalledOnce();
    expect(address()).toBe('/');
  });

  it('logs out on this device even when the server cannot be reached', async () => {
    revoke.mockResolvedValue('refused');
    const address = show(admin);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/admin-login'));
    expect(endSession).toHaveBeenCalled();
  });

  it('opens the menu on a small screen and closes it when a page is chosen', async () => {
    show(admin);
    // jsdom has the width of a desktop, where the button is not shown.
    await userEvent.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'User Management' }));
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes the menu of a small screen by a button, because phones have no Escape key', async () => {
    show(admin);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Admin area of Meera Nair' })).toBeVisible();
  });

  it('lets the keyboard skip the menu', async () => {
    show(admin);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

function failRenewal() {
  act(() => {
    for (const { onOver } of routines) onOver();
  });
}

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('a session that cannot be renewed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    endSession.mockImplementation(() => {
      session.set({ status: 'signed-out', reason: 'session_expired' });
      return Promise.resolve();
    });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['/admin/dashboard', '/admin/login?returnUrl=%2Fadmin%2Fdashboard&reason=session_expired'],
    ['/admin/user', '/admin/login?returnUrl=%2Fadmin%2Fuser&reason=session_expired'],
    ['/admin/courses', '/login?reason=session_expired&returnUrl=%2Fadmin%2Fcourses'],
    ['/admin/categories', '/login?reason=session_expired&returnUrl=%2Fadmin%2Fcategories'],
    ['/admin/lessons', '/admin/login?returnUrl=%2Fadmin%2Flessons&reason=session_expired'],
  ])('is cleared and announced for two seconds on %s, before the sign-in', (path, signIn) => {
    const address = show(admin, path);
    failRenewal();
    expect(endSession).toHaveBeenCalledExactlyOnceWith('session_expired');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your session has expired. Please login again.Failed to refresh token',
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    wait(1999);
    expect(address()).toBe(path);
    wait(1);
    expect(address()).toBe(signIn);
  });

  it('leads to the sign-in at once when the button is pressed', () => {
    const address = show(admin);
    failRenewal();
    act(() => screen.getByRole('button', { name: 'Login Again' }).click());
    expect(address()).toBe(
      '/admin/login?returnUrl=%2Fadmin%2Fdashboard%3Ffrom%3Dmail&reason=session_expired',
    );
  });

  it('is no longer handled once the admin area is left', () => {
    show(admin);
    cleanup();
    expect(routines.size).toBe(0);
  });
});
