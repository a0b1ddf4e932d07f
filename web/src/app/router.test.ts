import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadRoutes } from './router.tsx';

/** Which route the document at `served` has for an address. */
async function routeIn(served: string, address: string): Promise<string | undefined> {
  return matchRoutes(await loadRoutes(served), address)?.at(-1)?.route.path;
}

describe('the routes of a document', () => {
  it.each(['/', '/register', '/nowhere'])('lead to public pages alone in that of %s', async (served) => {
    expect(await routeIn(served, '/about')).toBe('/about');
    expect(await routeIn(served, '/register')).toBe('/register');
    expect(await routeIn(served, '/login')).toBe('*');
    expect(await routeIn(served, '/user/dashboard')).toBe('*');
    expect(await routeIn(served, '/admin/dashboard')).toBe('*');
  });

  it.each(['/login', '/user/dashboard', '/admin/login'])(
    'lead to the areas alone in that of %s',
    async (served) => {
      expect(await routeIn(served, '/about')).toBe('*');
      expect(await routeIn(served, '/login')).toBe('/login');
      expect(await routeIn(served, '/user/dashboard')).toBe('/user/dashboard');
      expect(await routeIn(served, '/admin/dashboard')).toBe('/admin/dashboard');
      expect(await routeIn(served, '/nowhere')).toBe('*');
    },
  );
});
