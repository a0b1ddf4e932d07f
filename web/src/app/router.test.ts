import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadRoutes } from './router.tsx';

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

  it.each(['/login', '/user/dashboard', '/admin/login'])(
    'at %s lead to the areas alone',
    async (documentPath) => {
      expect(await routeIn(documentPath, '/about')).toBe('*');
      expect(await routeIn(documentPath, '/login')).toBe('/login');
      expect(await routeIn(documentPath, '/user/dashboard')).toBe('/user/dashboard');
      expect(await routeIn(documentPath, '/admin/dashboard')).toBe('/admin/dashboard');
      expect(await routeIn(documentPath, '/nowhere')).toBe('*');
    },
  );
});
