import { inLanguage } from '@padavu/domain/language/record-language';
import { SiteCourse } from '@padavu/domain/site/site';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { InSite, inSite, site, siteWith } from '@/test/in-site.tsx';
import { CoursesPage } from './CoursesPage.tsx';

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

beforeEach(() => {
  browserPieces.install();
  render(<CoursesPage />, { wrapper: InSite });
});

describe('the list of courses', () => {
  it('shows every course with a link to its page', () => {
    expect(titles()).toEqual(['Ecommerce Mastery', 'Digital Marketing', 'Graphic Design']);
    expect(screen.getByRole('status')).toHaveTextContent('3 courses');
    for (const [title, page] of [
      ['Ecommerce Mastery', '/courses/ecommerce-mastery'],
      ['Digital Marketing', '/courses/digital-marketing'],
      ['Graphic Design', '/courses/graphic-design'],
    ] as const)
      expect(screen.getByRole('link', { name: `${title}, day by day` })).toHaveAttribute('href', page);
  });

  it('describes for search engines what is taught', () => {
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'The courses of Padavu: ecommerce, digital marketing and graphic design, day by day, with Malayalam subtitles. Pay once.',
    );
  });

  it('finds courses by a word, in upper or lower case', async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'LOGO');
    expect(titles()).toEqual(['Graphic Design']);
    expect(screen.getByRole('status')).toHaveTextContent('1 course');
  });

  it('finds a course by its title in the other language', async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'ഗ്രാഫിക്');
    expect(titles()).toEqual(['Graphic Design']);
    cleanup();
    const content = siteWith({ courses: inLanguage('ml', site.courses) });
    render(<MemoryRouter>{inSite(<CoursesPage />, content)}</MemoryRouter>);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'Graphic');
    expect(titles()).toEqual(['ഗ്രാഫിക് ഡിസൈൻ']);
  });

  it('filters them by category', async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Digital Marketing');
    expect(titles()).toEqual(['Digital Marketing']);
  });

  it('shows the translated name of a category, and filters by the stored one', async () => {
    cleanup();
    const courses = site.courses.map((course) => (course.id === 3 ? inLanguage('ml', course) : course));
    const another = { ...courses[0], id: 9, slug: 'logos', title: 'Logos', category: 'graphic-design' };
    const content = siteWith({ courses: [SiteCourse.parse(another), ...courses] });
    render(<MemoryRouter>{inSite(<CoursesPage />, content)}</MemoryRouter>);
    const choice = screen.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(choice, 'ഗ്രാഫിക് ഡിസൈൻ');
    expect(choice).toHaveValue('graphic-design');
    expect(titles()).toEqual(['Logos', 'ഗ്രാഫിക് ഡിസൈൻ']);
    expect(within(choice).getByRole('option', { name: 'Digital Marketing' })).toBeVisible();
  });

  it('says that nothing matches, and shows every course again', async () => {
    // A course of another category has the word.
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'LOGO');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Digital Marketing');
    expect(screen.getByText('No course matches. Another word may find it.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show every course' }));
    expect(titles()).toHaveLength(3);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('All courses');
  });
});
