import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { render, screen } from '@testing-library/react';
import { generatePath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AdminPageSkeleton } from './AdminPageSkeleton.tsx';
import { adminRoutes } from './admin-routes.ts';

const addresses = adminRoutes
  .filter(({ path }) => path === '/admin')
  .flatMap(({ children = [] }) => children)
  .flatMap(({ path }) => (path === undefined ? [] : [generatePath(path, { uid: 'asha', page: 'home' })]));

const titleAt = (pathname: string) => {
  const { container } = render(<AdminPageSkeleton pathname={pathname} />);
  return container.querySelector('.MuiTypography-h1')?.textContent;
};

describe('the skeleton of an admin page', () => {
  it.each(addresses)('has the title of the page at %s', (address) => {
    expect(titleAt(address)).toMatch(/./);
  });

  it('tells the import of users from the page of a user', () => {
    expect(titleAt('/admin/user/import')).toBe('Import users');
    expect(titleAt('/admin/user/asha')).toBe('User');
  });

  it('shows what a queue is for, as its page does', () => {
    render(<AdminPageSkeleton pathname="/admin/trash" />);
    expect(screen.getByText(adminMessages.trash.about)).toBeVisible();
  });
});
