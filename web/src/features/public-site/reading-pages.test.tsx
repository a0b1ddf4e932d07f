import { pageIds } from '@padavu/domain/site/page-content';
import { newSchool } from '@padavu/domain/school/school';
import { PublishedPages } from '@padavu/domain/site/site-document';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { InSite, inSite, site, siteOf, siteWith } from '@/test/in-site.tsx';
import { ContactPage } from './ContactPage.tsx';
import { CookiesPage, PrivacyPage, RefundPage, TermsPage } from './LegalPages.tsx';
import { CoursesPage } from './CoursesPage.tsx';
import { FaqPage } from './FaqPage.tsx';

describe.each([
  ['Terms of Service', TermsPage, '2025-05-01', '1 May 2025'],
  ['Privacy Policy', PrivacyPage, '2026-11-22', '22 November 2026'],
  ['Refund Policy', RefundPage, '2025-05-01', '1 May 2025'],
  ['Cookie Policy', CookiesPage, '2025-05-01', '1 May 2025'],
])('the %s', (title, Page, day, dayText) => {
  it('shows its heading, its date and its publisher', () => {
    render(<Page />, { wrapper: InSite });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(dayText)).toHaveAttribute('datetime', expect.stringContaining(day));
    expect(screen.getByText(/Padavu House, Temple Road, Kochi, Kerala/)).toBeVisible();
    expect(document.title).toBe(`${title} · Padavu`);
    const licences = screen.getByRole('link', { name: 'Open-source licences' });
    expect(licences).toHaveAttribute('href', '/licences.txt');
  });

  it('links its table of contents to each section', () => {
    render(<Page />, { wrapper: InSite });
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      const section = document.querySelector(link.getAttribute('href') ?? '');
      expect(section).toHaveTextContent(link.textContent);
    }
  });
});

describe('a legal text', () => {
  it('names the day in the time zone of the school on which it was published', () => {
    const pages = PublishedPages.parse({
      ...site.pages,
      terms: { content: {}, publishedAt: '2026-11-27T20:00:00.000Z' },
    });
    render(<MemoryRouter>{inSite(<TermsPage />, siteWith({ pages }))}</MemoryRouter>);
    expect(screen.getByText('28 November 2026')).toHaveAttribute('datetime', '2026-11-27T20:00:00.000Z');
  });

  it('links to each of several sections of one name', () => {
    const sections = ['Refunds', 'Refunds', 'Refunds 2'].map((heading, index) => ({
      heading,
      text: `Paragraph ${index}`,
    }));
    const pages = PublishedPages.parse({ ...site.pages, terms: { content: { sections } } });
    render(<MemoryRouter>{inSite(<TermsPage />, siteWith({ pages }))}</MemoryRouter>);
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const linked = within(contents)
      .getAllByRole('link')
      .map((link) => document.querySelector(link.getAttribute('href') ?? '')?.parentElement?.textContent);
    expect(linked).toEqual(['RefundsParagraph 0', 'RefundsParagraph 1', 'Refunds 2Paragraph 2']);
  });
});

describe('the frequently asked questions', () => {
  it('open to show their answers, the first one at once', async () => {
    render(<FaqPage />, { wrapper: InSite });
    const first = screen.getByText(/Register an account, select a course, make the payment/);
    expect(first.closest('details')).toHaveAttribute('open');
    const answer = screen.getByText(/In the chat that opens after you register/);
    const question = screen.getByText('How do I pay?');
    expect(answer.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(question);
    expect(answer.closest('details')).toHaveAttribute('open');
  });

  it.each([
    [site.courses, / Ecommerce Mastery is ₹1,999 at present, instead of ₹9,999\. The price of every/],
    [site.courses.slice(1), / Digital Marketing is ₹1,499 at present, instead of ₹5,999\. /],
    [
      site.courses.map((course) => Object.assign({}, course, { originalPrice: 0 })),
      / is ₹1,999 at present\. The price/,
    ],
    [[], /nothing is charged by the month\. The price of every course/],
  ])('name the price of the featured course', (courses, text) => {
    render(<MemoryRouter>{inSite(<FaqPage />, siteWith({ courses }))}</MemoryRouter>);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

const empty = siteWith({
  school: newSchool,
  courses: [],
  pages: PublishedPages.parse(Object.fromEntries(pageIds.map((id) => [id, { content: {} }]))),
});

describe('a school with few details', () => {
  it('is named without a stray comma', () => {
    const bare = siteOf({ address: '', phone: '' });
    render(<MemoryRouter>{inSite(<TermsPage />, bare)}</MemoryRouter>);
    expect(screen.getByText('Padavu')).toBeVisible();
    expect(screen.getByText('hello@padavu.example')).toBeVisible();
  });

  it.each<[string, ComponentType, RegExp]>([
    ['courses', CoursesPage, /^The first course is being made/],
    ['contact', ContactPage, /^The school has not added contact details yet/],
    ['questions', FaqPage, /^No question is answered here yet/],
    ['terms', TermsPage, /^The school has not published this page yet/],
  ])('says so on a page that would be empty: %s', (_, Page, text) => {
    render(<MemoryRouter>{inSite(<Page />, empty)}</MemoryRouter>);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    const emptyElements = [...document.querySelectorAll('p, h1, h2, h3')].filter(
      ({ textContent }) => textContent.trim() === '',
    );
    expect(emptyElements.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
});
