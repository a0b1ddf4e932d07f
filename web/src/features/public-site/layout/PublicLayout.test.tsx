import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { inSite, site, siteOf } from '@/test/in-site.tsx';
import { PublicLayout } from './PublicLayout.tsx';

function show(content = site) {
  const router = createMemoryRouter(
    [
      {
        Component: PublicLayout,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/about', element: <h1>About</h1> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(inSite(<RouterProvider router={router} />, content));
}

function scrollTo(pixels: number) {
  window.scrollY = pixels;
  fireEvent.scroll(window);
}

const hrefs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** Found by its text, because the toggle is hidden on the wide screen that jsdom has. */
const toggle = () => screen.getByText('Menu');

beforeEach(() => {
  window.scrollY = 0;
});

describe('the public header', () => {
  it('links to the home page, the other pages, the sign-in page and the registration', () => {
    show();
    expect(screen.getByRole('link', { name: 'Padavu, home' })).toHaveAttribute('href', '/');
    expect(hrefs(screen.getByRole('navigation', { name: 'Main', hidden: true }))).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Login', '/login'],
      ['Register', '/register'],
    ]);
  });

  it('is compact when the page is scrolled more than 50 px, and only then', () => {
    show();
    const bar = screen.getByRole('banner');
    scrollTo(50);
    expect(bar).toHaveAttribute('data-compact', 'false');
    scrollTo(51);
    expect(bar).toHaveAttribute('data-compact', 'true');
    scrollTo(0);
    expect(bar).toHaveAttribute('data-compact', 'false');
  });

  it('opens and closes its menu with the toggle, closed at first', async () => {
    show();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes its menu when a link is followed, and moves the focus to the new page', async () => {
    show();
    await userEvent.click(toggle());
    fireEvent.click(screen.getByRole('link', { name: 'About', hidden: true }));
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('closes its menu when the link of the current page is followed', async () => {
    show();
    await userEvent.click(toggle());
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByText('Home'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('closes its menu on Escape', async () => {
    show();
    await userEvent.click(toggle());
    fireEvent.keyDown(within(screen.getByRole('navigation', { name: 'Main' })).getByText('About'), {
      key: 'Escape',
    });
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the public footer', () => {
  it('has the quick links, the course, the contacts and the policies', () => {
    show();
    expect(hrefs(screen.getByRole('navigation', { name: 'Quick Links' }))).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Courses', '/courses'],
      ['Contact Us', '/contact'],
      ['FAQs', '/faq'],
    ]);
    expect(hrefs(screen.getByRole('navigation', { name: 'Our Courses' }))).toEqual([
      ['Ecommerce Mastery', '/courses/ecommerce-mastery'],
    ]);
    const contacts = hrefs(screen.getByRole('navigation', { name: 'Contact' })).map(([, href]) => href);
    expect(contacts[0]).toMatch(/^tel:\+91\d+$/);
    expect(contacts[1]).toMatch(/^https:\/\/wa\.me\//);
    expect(contacts[2]).toMatch(/^mailto:/);
    for (const [name, href] of [
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
      ['Cookie Policy', '/cookies'],
      ['Refund Policy', '/refund'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('names the current year and who made it', () => {
    show();
    expect(screen.getByText(`© ${new Date().getFullYear()} Padavu. Made by Padavu Works.`)).toBeVisible();
  });

  it('shows no network without an address, and no link without a target', () => {
    show();
    expect(screen.queryByRole('navigation', { name: 'Social media' })).toBeNull();
    for (const link of screen.getAllByRole('link', { hidden: true })) expect(link).toHaveAttribute('href');
  });

  it('links the networks that the school has', () => {
    const social = { facebook: '', instagram: 'https://social.example/padavu', linkedin: '', youtube: '' };
    show(siteOf({ social }));
    expect(hrefs(screen.getByRole('navigation', { name: 'Social media' }))).toEqual([
      ['Instagram', 'https://social.example/padavu'],
    ]);
  });

  it('has no links to contacts or courses that the school does not have', () => {
    show({ ...siteOf({ phone: '', chatNumber: '', email: '' }), courses: [] });
    expect(screen.queryByRole('navigation', { name: 'Contact' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Our Courses' })).toBeNull();
  });

  it('shows the current name of the school', () => {
    show(siteOf({ name: 'Clay School' }));
    expect(screen.getByRole('link', { name: 'Clay School, home' })).toHaveTextContent('Clay School');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Clay School');
    expect(document.body).not.toHaveTextContent('Padavu.');
  });
});
