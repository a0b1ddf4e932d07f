import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { inSite, site } from '@/test/in-site.tsx';
import { HomePage } from './HomePage.tsx';

const section = (name: string) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

const show = (content = site) => render(<MemoryRouter>{inSite(<HomePage />, content)}</MemoryRouter>);

beforeEach(() => {
  browserPieces.install();
  show();
});

describe('the home page', () => {
  it('welcomes visitors with slides that link to the registration', () => {
    const [first] = section('Welcome').getAllByRole('group');
    if (!first) throw new Error('no slide');
    expect(within(first).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Learn a business skill, one day at a time',
    );
    expect(within(first).getByRole('link', { name: 'Register now' })).toHaveAttribute('href', '/register');
  });

  it('shows the courses in a section with a title', () => {
    const courses = section('All the skills you need in one place');
    expect(courses.getAllByRole('article')).toHaveLength(3);
  });

  it('shows the figures of the school', () => {
    expect(texts(section('Who We Are').getAllByRole('listitem'))).toEqual([
      '10+ expert trainers',
      '500+ successful graduates',
      '1000+ specialized modules',
    ]);
  });

  it('numbers the items of the experience section', () => {
    const items = section('Experience Learning Like Never Before').getAllByRole('listitem');
    expect(texts(items).map((text) => text[0])).toEqual(['1', '2', '3']);
  });

  it('lists the four steps and the three ways to pay, and links to the registration', () => {
    const start = section('How to Get Started');
    expect(texts(start.getAllByRole('heading', { level: 3 }))).toEqual([
      'Register Account',
      'Select Course',
      'Make Payment',
      'Login & Start',
    ]);
    expect(start.getAllByRole('img')).toHaveLength(3);
    expect(start.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
  });

  it('offers no registration while no course is open for it', () => {
    cleanup();
    const { home } = site.pages;
    if (!home) throw new Error('no home page');
    const courses = site.courses.map((course) => ({ ...course, openForRegistration: false }));
    show({ ...site, courses, pages: { ...site.pages, home: { ...home, banners: [] } } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(site.school.name);
    expect(screen.queryByRole('link', { name: /^Register now$/i })).toBeNull();
  });
});
