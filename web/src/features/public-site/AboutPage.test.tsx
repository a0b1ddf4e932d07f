import { demoPages } from '@seed/pages.ts';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { InSite } from '@/test/in-site.tsx';
import { AboutPage } from './AboutPage.tsx';

beforeEach(() => {
  browserPieces.install();
  render(<AboutPage />, { wrapper: InSite });
});

describe('the about page', () => {
  it('has its title and the section "Who we are"', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Who we are' })).toBeVisible();
    expect(document.title).toBe('About Us · Padavu');
  });

  it('lists the five features of the learning approach', () => {
    const section = screen.getByRole('region', { name: 'Our Learning Approach' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(5);
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(demoPages.about.approach.items.map(({ title }) => title));
  });

  it('states mission and vision', () => {
    const section = screen.getByRole('region', { name: 'Our Mission and Vision' });
    expect(within(section).getByRole('heading', { name: 'Our Mission' })).toBeVisible();
    expect(within(section).getByRole('heading', { name: 'Our Vision' })).toBeVisible();
  });

  it('offers the referral reward, and a chat to claim it in', () => {
    const banner = screen.getByRole('region', { name: 'Refer Your Friend & Earn Up To 500 rupees' });
    expect(within(banner).getByRole('link', { name: 'Refer Now' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/919000000000\?text=.*refer%20a%20friend/),
    );
  });

  it('links to the registration and to the contact page', () => {
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });
});
