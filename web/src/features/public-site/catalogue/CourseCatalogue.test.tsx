import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { courseCards } from '@padavu/domain/catalogue/course-card';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { CourseCatalogue } from './CourseCatalogue.tsx';

const [ecommerce] = courseCards;

function show() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <CourseCatalogue /> },
      { path: '/register', element: <h1>Register</h1> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const firstCard = () => {
  const [card] = screen.getAllByRole('article');
  if (!card) throw new Error('no card');
  return card;
};

function tap() {
  const link = screen.getByRole('link', { name: 'Ecommerce Mastery' });
  fireEvent.pointerDown(link, { pointerType: 'touch' });
  fireEvent.click(link);
}

const registration = '/register?courseId=ecommerce-mastery&title=Ecommerce+Mastery&price=1999';

beforeEach(() => browserPieces.install());

describe('the course catalogue', () => {
  it('starts with every course and shows those of a category under its tab', async () => {
    show();
    expect(screen.getByRole('tab', { name: 'ALL' })).toHaveAttribute('aria-selected', 'true');
    expect(titles()).toEqual(courseCards.map((course) => course.title));
    await userEvent.click(screen.getByRole('tab', { name: 'Ecommerce Mastery' }));
    expect(titles()).toEqual(['Ecommerce Mastery']);
    expect(screen.getByRole('tabpanel', { name: 'Ecommerce Mastery' })).toBeVisible();
  });

  it('chooses tabs by arrow keys, Home and End, with one tab stop', async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    expect(screen.getByRole('tab', { name: 'ALL' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Ecommerce Mastery', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'ALL', selected: true })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Ecommerce Mastery', selected: true })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'ALL', selected: true })).toHaveFocus();
  });

  it('shows every field of a card', () => {
    show();
    const card = within(firstCard());
    for (const text of ['Premium', 'Pro', '9.9 (3218)', '₹1,999', '₹9,999', '6 modules, 1 Month'])
      expect(card.getByText(text)).toBeInTheDocument();
    for (const text of [
      'Meera Nair and Arun Joseph',
      'Updated May 2025',
      '1 Month · All Levels · Subtitles: Malayalam',
      ecommerce?.shortDescription ?? '',
      ecommerce?.description ?? '',
      ...(ecommerce?.features ?? []),
    ])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByText('Premium')).toHaveLength(1);
  });

  it('leads from a card to its registration and keeps the chosen course whole', () => {
    const now = show();
    fireEvent.click(screen.getByRole('link', { name: 'Ecommerce Mastery' }));
    expect(now()).toBe(registration);
    expect(JSON.parse(localStorage.getItem('selectedCourse') ?? '')).toEqual(ecommerce);
  });

  it('leads from PURCHASE to the same registration', () => {
    const now = show();
    fireEvent.click(within(firstCard()).getByText('PURCHASE'));
    expect(now()).toBe(registration);
    expect(JSON.parse(localStorage.getItem('selectedCourse') ?? '')).toEqual(ecommerce);
  });

  it('shows the overlay at the first tap on a touch screen and goes on at the second', () => {
    const now = show();
    tap();
    expect(now()).toBe('/');
    expect(localStorage.getItem('selectedCourse')).toBeNull();
    expect(firstCard()).toHaveAttribute('data-overlay', 'open');
    tap();
    expect(now()).toBe(registration);
  });

  it('puts a tapped overlay away when something else is tapped', () => {
    show();
    tap();
    fireEvent.pointerDown(screen.getByRole('tab', { name: 'ALL' }));
    expect(firstCard()).toHaveAttribute('data-overlay', 'byItself');
  });

  it('puts the overlay away at Escape until the card is pointed at again', () => {
    show();
    fireEvent.keyDown(screen.getByRole('link', { name: 'Ecommerce Mastery' }), { key: 'Escape' });
    expect(firstCard()).toHaveAttribute('data-overlay', 'dismissed');
    fireEvent.pointerEnter(firstCard());
    expect(firstCard()).toHaveAttribute('data-overlay', 'byItself');
  });
});
