import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { loadRoutes, whenReady } from './router.tsx';

/** The path of the route that the document at `documentPath` has for an address. */
async function routeIn(documentPath: string, address: string): Promise<string | undefined> {
  return matchRoutes(await loadRoutes(documentPath), address)?.at(-1)?.route.path;
}

describe('the routes of a document', () => {
  it.each(['/', '/register', '/nowhere'])('at %s lead to public pages alone', async (documentPath) => {
    expect(await routeIn(documentPath, '/about')).toBe('/about');
    expect(await routeIn(documentPath, '/register')).toBe('/register');
    expect(await routeIn(documentPath, '/login')).toBe('*');
    expect(await routeIn(documentPath, '/user/dashboard')).toBe('*');
    expect(await routeIn(documentPath, '/admin/dashboard')).toBe('*');
  });

  it.each(['/login', '/user/dashboard'])('at %s lead to the learner’s area', async (documentPath) => {
    expect(await routeIn(documentPath, '/about')).toBe('*');
    expect(await routeIn(documentPath, '/login')).toBe('/login');
    expect(await routeIn(documentPath, '/user/dashboard')).toBe('/user/dashboard');
    expect(await routeIn(documentPath, '/admin/dashboard')).toBe('*');
    expect(await routeIn(documentPath, '/nowhere')).toBe('*');
  });

  it.each(['/admin-login', '/admin/login', '/admin/user'])(
    'at %s lead to both areas',
    async (documentPath) => {
      expect(await routeIn(documentPath, '/about')).toBe('*');
      expect(await routeIn(documentPath, '/login')).toBe('/login');
      expect(await routeIn(documentPath, '/user/dashboard')).toBe('/user/dashboard');
      expect(await routeIn(documentPath, '/admin-login')).toBe('/admin-login');
      expect(await routeIn(documentPath, '/admin/dashboard')).toBe('/admin/dashboard');
      expect(await routeIn(documentPath, '/nowhere')).toBe('*');
    },
  );
});

describe('an unknown address in the learner’s area', () => {
  it.each([
    ['leads to the page for unknown addresses', true, '/error'],
    [
      'leads to the dashboard without a network, because that page is not on the device',
      false,
      '/user/dashboard',
    ],
  ])('%s', async (_, onLine, target) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    const routes = matchRoutes(await loadRoutes('/user/dashboard'), '/user/nowhere') ?? [];
    const targets = [{ path: '/error' }, { path: '/user/dashboard' }];
    const router = createMemoryRouter([...routes.slice(-1).map(({ route }) => route), ...targets], {
      initialEntries: ['/user/nowhere'],
    });
    await whenReady(router);
    expect(router.state.location.pathname).toBe(target);
  });
});
