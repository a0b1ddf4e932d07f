import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { InSite } from '@/test/in-site.tsx';
import { CoursesPage } from './CoursesPage.tsx';

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

beforeEach(() => {
  browserPieces.install();
  render(<CoursesPage />, { wrapper: InSite });
});

describe('the list of courses', () => {
  it('shows every course, and leads to the page of each', () => {
    expect(titles()).toEqual(['Ecommerce Mastery', 'Digital Marketing', 'Graphic Design']);
    expect(screen.getByRole('status')).toHaveTextContent('3 courses');
    for (const [title, page] of [
      ['Ecommerce Mastery', '/courses/ecommerce-mastery'],
      ['Digital Marketing', '/courses/digital-marketing'],
      ['Graphic Design', '/courses/graphic-design'],
    ] as const)
      expect(screen.getByRole('link', { name: `${title}, day by day` })).toHaveAttribute('href', page);
  });

  it('says what is taught to search engines', () => {
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'The courses of Padavu: ecommerce, digital marketing and graphic design, day by day, with Malayalam subtitles. Pay once.',
    );
  });

  it('finds courses by a word, in any case', async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'LOGO');
    expect(titles()).toEqual(['Graphic Design']);
    expect(screen.getByRole('status')).toHaveTextContent('1 course');
  });

  it('narrows them to a category', async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Digital Marketing');
    expect(titles()).toEqual(['Digital Marketing']);
  });

  it('says that nothing matches, and shows every course again', async () => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'pottery');
    expect(screen.getByText('No course matches. Another word may find it.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show every course' }));
    expect(titles()).toHaveLength(3);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });
});
