import { render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { loadBrand } from '@/lib/brand-source.ts';
import { storeText } from '@/lib/stored.ts';
import { aBrandFile } from '@/test/brand-file.ts';
import { adminRoutes } from './admin-routes.ts';

const loadedModules = vi.hoisted((): string[] => []);

vi.mock('./AdminLayout.tsx', async () => {
  loadedModules.push('layout');
  const { Outlet } = await import('react-router-dom');
  return { AdminLayout: Outlet };
});
vi.mock('@/features/admin-overview/DashboardPage.tsx', () => {
  loadedModules.push('dashboard');
  return { DashboardPage: () => <h1>Dashboard</h1> };
});
vi.mock('@/features/admin-users/list/UsersPage.tsx', () => {
  loadedModules.push('users');
  return { UsersPage: () => <h1>User Management</h1> };
});

function visit(address: string) {
  const router = createMemoryRouter(
    [
      {
        HydrateFallback: () => null,
        children: [{ path: '/admin/login', element: <h1>Admin Sign In</h1> }, ...adminRoutes],
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}

describe("the administrator's routes", () => {
  it.each([
    ['/admin', '/admin/dashboard'],
    ['/admin/dashboard', '/admin/dashboard'],
    ['/admin/user?search=asha', '/admin/user?search=asha'],
    ['/admin/courses', '/admin/courses'],
    ['/admin/categories', '/admin/categories'],
  ])(
    'turn a visitor of %s away before any of their code is loaded, and lead back to %s',
    async (address, returnUrl) => {
      const currentAddress = visit(address);
      expect(await screen.findByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
      expect(currentAddress()).toBe(`/admin/login?returnUrl=${encodeURIComponent(returnUrl)}`);
      expect(loadedModules).toEqual([]);
    },
  );

  it('make each page a guarded route', () => {
    const layout = adminRoutes.find(({ path }) => path === '/admin');
    const pages = layout?.children?.filter(({ index }) => !index) ?? [];
    const unguarded = pages.filter(({ loader, lazy }) => loader === undefined || lazy !== undefined);
    expect(pages).not.toEqual([]);
    expect(unguarded.map(({ path }) => path)).toEqual([]);
  });

  it('lead an administrator from the root to the dashboard', async () => {
    storeText('adminToken', 'a-stored-token');
    const currentAddress = visit('/admin');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(currentAddress()).toBe('/admin/dashboard');
    expect(loadedModules).not.toContain('users');
  });

  it('wait for the time zone and currency of a school whose brand the device has not stored', async () => {
    storeText('adminToken', 'a-stored-token');
    const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => response);
    const loading = loadBrand();
    visit('/admin');
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    respond(Response.json(aBrandFile));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await loading;
  });
});
