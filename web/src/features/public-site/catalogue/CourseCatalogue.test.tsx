import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { inSite, site } from '@/test/in-site.tsx';
import { CourseCatalogue } from './CourseCatalogue.tsx';

const [ecommerce] = site.courses;

function show(content = site) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <CourseCatalogue /> },
      { path: '/register', element: <h1>Register</h1> },
    ],
    { initialEntries: ['/'] },
  );
  render(inSite(<RouterProvider router={router} />, content));
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
  it('starts with every course, and shows the featured one alone under its tab', async () => {
    show();
    expect(screen.getByRole('tab', { name: 'ALL' })).toHaveAttribute('aria-selected', 'true');
    expect(titles()).toEqual(['Ecommerce Mastery', 'Digital Marketing', 'Graphic Design']);
    await userEvent.click(screen.getByRole('tab', { name: 'Ecommerce Mastery' }));
    expect(titles()).toEqual(['Ecommerce Mastery']);
    expect(screen.getByRole('tabpanel', { name: 'Ecommerce Mastery' })).toBeVisible();
  });

  it('selects tabs by arrow keys, Home and End, with one tab stop', async () => {
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
    for (const text of ['Premium', 'Pro', '9.9 (3218)', '₹1,999', '₹9,999', '1 Month'])
      expect(card.getByText(text)).toBeInTheDocument();
    for (const text of [
      'Meera Nair and Arun Joseph',
      'Updated May 2025',
      '1 Month · All Levels · Subtitles: Malayalam',
      'From a first idea to a shop on the web that earns its keep, with numbers you can check.',
      'Choose a model, find products you can stand behind, open a store and bring in the first buyers, a day at a time.',
      'Dropshipping, reselling and your own stock',
      'A store that works on a cheap phone',
      'A brand people remember',
      'Affiliate and social media marketing',
    ])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByText('Premium')).toHaveLength(1);
    expect(card.queryByText('A certificate when you finish')).toBeNull();
  });

  it('leaves out what a course does not have', () => {
    const [course] = site.courses;
    const noDetails = {
      badge: '',
      instructors: [],
      rating: 0,
      reviewCount: 0,
      originalPrice: 0,
      duration: '',
      level: '',
    };
    const emptyFields = { description: '', thumbnail: '', language: '', outcomes: [], updatedAt: '' };
    show({ ...site, courses: course ? [{ ...course, ...noDetails, ...emptyFields }] : [] });
    expect(firstCard()).toHaveTextContent(/^Ecommerce MasteryPrice₹1,999Ecommerce Mastery/);
    expect(screen.queryByRole('img', { name: /^Rated/ })).toBeNull();
    expect(firstCard()).not.toHaveTextContent('Updated');
    expect(firstCard()).not.toHaveTextContent('Subtitles');
  });

  it('has only the tab ALL for a single course, and renders nothing without courses', () => {
    const { container, unmount } = render(
      <MemoryRouter>
        {inSite(<CourseCatalogue />, { ...site, courses: site.courses.slice(0, 1) })}
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    unmount();
    const none = render(<MemoryRouter>{inSite(<CourseCatalogue />, { ...site, courses: [] })}</MemoryRouter>);
    expect(none.container).toBeEmptyDOMElement();
    expect(container).toBeEmptyDOMElement();
  });

  it('links to the page of a course that is not open for registration', () => {
    const courses = site.courses.map((course) => ({ ...course, openForRegistration: false }));
    show({ ...site, courses });
    expect(screen.getByRole('link', { name: 'Graphic Design' })).toHaveAttribute(
      'href',
      '/courses/graphic-design',
    );
    expect(screen.queryByText('PURCHASE')).toBeNull();
  });

  it('links a card to its registration and stores the whole course', () => {
    const currentAddress = show();
    fireEvent.click(screen.getByRole('link', { name: 'Ecommerce Mastery' }));
    expect(currentAddress()).toBe(registration);
    expect(JSON.parse(localStorage.getItem('selectedCourse') ?? '')).toEqual(ecommerce);
  });

  it('says that a course without a price is free', () => {
    const [course] = site.courses;
    show({ ...site, courses: course ? [{ ...course, price: 0 }] : [] });
    expect(firstCard()).toHaveTextContent('PriceFreeinstead of₹9,999');
  });

  it('links PURCHASE to the same registration', () => {
    const currentAddress = show();
    fireEvent.click(within(firstCard()).getByText('PURCHASE'));
    expect(currentAddress()).toBe(registration);
    expect(JSON.parse(localStorage.getItem('selectedCourse') ?? '')).toEqual(ecommerce);
  });

  it('shows the overlay at the first tap on a touch screen, and follows the link at the second', () => {
    const currentAddress = show();
    tap();
    expect(currentAddress()).toBe('/');
    expect(localStorage.getItem('selectedCourse')).toBeNull();
    expect(firstCard()).toHaveAttribute('data-overlay', 'open');
    tap();
    expect(currentAddress()).toBe(registration);
  });

  it('closes a tapped overlay when something else is tapped', () => {
    show();
    tap();
    fireEvent.pointerDown(screen.getByRole('tab', { name: 'ALL' }));
    expect(firstCard()).toHaveAttribute('data-overlay', 'byItself');
  });

  it('closes the overlay on Escape until the pointer enters the card again', () => {
    show();
    fireEvent.keyDown(screen.getByRole('link', { name: 'Ecommerce Mastery' }), { key: 'Escape' });
    expect(firstCard()).toHaveAttribute('data-overlay', 'dismissed');
    fireEvent.pointerEnter(firstCard());
    expect(firstCard()).toHaveAttribute('data-overlay', 'byItself');
  });
});
