import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { inSite } from '@/test/in-site.tsx';
import { AboutPage } from './AboutPage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { CoursesPage } from './CoursesPage.tsx';
import { FaqPage } from './FaqPage.tsx';
import { HomePage } from './HomePage.tsx';
import { PublicCoursePage } from './PublicCoursePage.tsx';
import { TermsPage } from './LegalPages.tsx';

const address = '/courses/ecommerce-mastery';

/** The page with the content of the site, at the address of a course. */
const pageAt = (Page: ComponentType, entry: string) => (
  <MemoryRouter initialEntries={[entry]}>
    {inSite(
      <Routes>
        <Route path="/courses/:slug" Component={Page} />
      </Routes>,
    )}
  </MemoryRouter>
);

/** The HTML that the build writes for a page, when the query of an address is not known. */
function prerender(Page: ComponentType): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(pageAt(Page, address));
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

const hydrate = (Page: ComponentType, container: HTMLElement, query = '') =>
  act(async () => {
    render(pageAt(Page, address + query), { container, hydrate: true });
  });

beforeEach(() => browserPieces.install());

describe('a prerendered page', () => {
  it.each<[string, ComponentType]>([
    ['about', AboutPage],
    ['contact', ContactPage],
    ['courses', CoursesPage],
    ['home', HomePage],
    ['Ecommerce Mastery', PublicCoursePage],
    ['questions', FaqPage],
    ['terms', TermsPage],
  ])('hydrates without a difference: %s', async (_name, Page) => {
    const container = prerender(Page);
    const text = container.textContent;
    expect(text.length).toBeGreaterThan(300);
    await hydrate(Page, container);
    expect(vi.mocked(console.error)).not.toHaveBeenCalled();
  });

  it('has the counters at their targets', () => {
    expect(prerender(AboutPage)).toHaveTextContent('2500+');
  });

  it('contains all four days of a course', () => {
    const days = prerender(PublicCoursePage).querySelectorAll('article');
    expect(days).toHaveLength(4);
  });

  it('shows the day in the address after hydration', async () => {
    const container = prerender(PublicCoursePage);
    await hydrate(PublicCoursePage, container, '?day=4');
    expect(screen.getByRole('tab', { name: 'Day 4' })).toHaveAttribute('aria-selected', 'true');
  });
});
