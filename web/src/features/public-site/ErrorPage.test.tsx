import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InSite } from '@/test/in-site.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the page for an unknown address', () => {
  it('says so, and links to the home page and to the sign-in page', () => {
    render(<ErrorPage />, { wrapper: InSite });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent("This step isn't here");
    expect(links()).toEqual(['/', '/login']);
  });
});
