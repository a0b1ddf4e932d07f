import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { DigitalMarketingPage } from './DigitalMarketingPage.tsx';
import { EcommerceMasteryPage } from './EcommerceMasteryPage.tsx';

function show(page: typeof EcommerceMasteryPage, query = '') {
  const router = createMemoryRouter([{ path: '*', Component: page }], {
    initialEntries: ['/before', `/courses/this${query}`],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

beforeEach(() => browserPieces.install());

describe.each([
  {
    page: EcommerceMasteryPage,
    title: 'Ecommerce Mastery',
    instructors: 'Instructors: Meera Nair and Arun Joseph',
    link: '/register?courseId=ecommerce-mastery&title=Ecommerce+Mastery&price=1999',
    days: [
      'Foundations & Business Models',
      'Product Sourcing & Store Setup',
      'Brand Development & Marketing',
      'Scaling & Optimization',
    ],
  },
  {
    page: DigitalMarketingPage,
    title: 'SEO / Digital Marketing',
    instructors: 'Instructor: Anjali Varma',
    link: '/register?courseId=digital-marketing&title=Digital+Marketing&price=1499',
    days: [
      'Digital Marketing Fundamentals',
      'Search Engine Marketing',
      'Social Media & Content Marketing',
      'Analytics & Campaign Optimization',
    ],
  },
])('the course page $title', ({ page, title, instructors, link, days }) => {
  it('says what it is, who teaches and how long it takes', () => {
    show(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(instructors)).toBeVisible();
    expect(screen.getByText('Duration: 4 days')).toBeVisible();
  });

  it.each([1, 2, 3, 4])('shows day %i when its tab is chosen', async (day) => {
    show(page);
    await userEvent.click(tab(`Day ${day}`));
    expect(panel()).toHaveAccessibleName(`Day ${day}`);
    const shown = within(panel());
    expect(shown.getByRole('heading', { level: 2 })).toHaveTextContent(`Day ${day}: ${days[day - 1]}`);
    expect(shown.getByRole('heading', { name: "Today's Lesson" })).toBeVisible();
    expect(shown.getByRole('heading', { name: 'Topics Covered' })).toBeVisible();
    expect(shown.getAllByRole('listitem')).toHaveLength(4);
    expect(shown.getByRole('heading', { name: 'Course Description' })).toBeVisible();
  });

  it('leads from the thumbnail to the registration for this course', () => {
    show(page);
    expect(screen.getByRole('link', { name: `Register to watch Day 1: ${days[0]}` })).toHaveAttribute(
      'href',
      link,
    );
  });

  it('lists seven features', () => {
    show(page);
    const offer = screen.getByRole('region', { name: 'What you get' });
    expect(within(offer).getAllByRole('listitem')).toHaveLength(7);
    expect(within(offer).getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', link);
  });
});

describe('the day in the address', () => {
  it('chooses the tab', () => {
    show(EcommerceMasteryPage, '?day=3');
    expect(tab('Day 3')).toHaveAttribute('aria-selected', 'true');
  });

  it.each(['?day=0', '?day=5', '?day=2.5', '?day=two', '?day='])(
    'counts as the first when it is none: %s',
    (query) => {
      show(EcommerceMasteryPage, query);
      expect(tab('Day 1')).toHaveAttribute('aria-selected', 'true');
    },
  );

  it('follows the tabs without adding to the history, and keeps the rest of the query', async () => {
    const router = show(EcommerceMasteryPage, '?from=mail');
    await userEvent.click(tab('Day 2'));
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Day 3')).toHaveFocus();
    expect(router.state.location.search).toBe('?from=mail&day=3');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(tab('Day 1')).toHaveAttribute('aria-selected', 'true');
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/before');
  });
});
