import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { store } from '@/lib/stored.ts';
import { ErrorPage } from './ErrorPage.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

function show() {
  render(<ErrorPage />, { wrapper: MemoryRouter });
}

describe('the page for an address that leads nowhere', () => {
  it('says so, and leads a visitor home or to sign in', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("This step isn't here");
    expect(links()).toEqual(['/', '/login']);
  });

  it.each([
    ['user', '/user/dashboard'],
    ['admin', '/admin/dashboard'],
  ])('leads an approved %s to the own dashboard', (role, href) => {
    store('user', { role, status: 'approved' });
    show();
    expect(links()).toEqual([href]);
  });
});
