import { paragraphsOf } from '@padavu/domain/course/course-words';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { inSite, site } from '@/test/in-site.tsx';
import { PublicCoursePage } from './PublicCoursePage.tsx';

function show(slug: string, query = '', content = site) {
  const router = createMemoryRouter(
    [
      { path: '/courses/:slug', Component: PublicCoursePage },
      { path: '*', element: null },
    ],
    { initialEntries: ['/before', `/courses/${slug}${query}`] },
  );
  render(inSite(<RouterProvider router={router} />, content));
  return router;
}

function courseOf(slug: string) {
  const course = site.courses.find((one) => one.slug === slug);
  if (!course) throw new Error(`The demo has no course ${slug}`);
  return course;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

beforeEach(() => browserPieces.install());

describe.each([
  {
    slug: 'ecommerce-mastery',
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
    slug: 'digital-marketing',
    title: 'Digital Marketing',
    instructors: 'Instructor: Anjali Varma',
    link: '/register?courseId=digital-marketing&title=Digital+Marketing&price=1499',
    days: [
      'Digital Marketing Fundamentals',
      'Search Engine Marketing',
      'Social Media & Content Marketing',
      'Analytics & Campaign Optimization',
    ],
  },
])('the course page $title', ({ slug, title, instructors, link, days }) => {
  it('shows the title, the instructors and the duration', () => {
    show(slug);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(instructors)).toBeVisible();
    expect(screen.getByText('Duration: 1 Month')).toBeVisible();
  });

  it.each([1, 2, 3, 4])('shows day %i when its tab is selected', async (day) => {
    show(slug);
    await userEvent.click(tab(`Day ${day}`));
    expect(panel()).toHaveAccessibleName(`Day ${day}`);
    const dayPanel = within(panel());
    expect(dayPanel.getByRole('heading', { level: 2 })).toHaveTextContent(`Day ${day}: ${days[day - 1]}`);
    expect(dayPanel.getByRole('heading', { name: "Today's Lesson" })).toBeVisible();
    expect(dayPanel.getByRole('heading', { name: 'Topics Covered' })).toBeVisible();
    const content = courseOf(slug).days[day - 1];
    expect(dayPanel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(content?.topics);
    expect(content?.topics).toHaveLength(4);
    expect(dayPanel.getByText(content?.description ?? '')).toBeVisible();
    expect(dayPanel.getByRole('heading', { name: 'Course Description' })).toBeVisible();
    for (const paragraph of paragraphsOf(courseOf(slug).description))
      expect(dayPanel.getByText(paragraph)).toBeVisible();
  });

  it('links the thumbnail to the registration for this course', () => {
    show(slug);
    expect(screen.getByRole('link', { name: `Register to watch Day 1: ${days[0]}` })).toHaveAttribute(
      'href',
      link,
    );
  });

  it('lists the outcomes', () => {
    show(slug);
    const offer = screen.getByRole('region', { name: 'What you get' });
    const outcomes = within(offer).getAllByRole('listitem');
    expect(outcomes.map(({ textContent }) => textContent)).toEqual(courseOf(slug).outcomes);
    expect(outcomes).toHaveLength(11);
    expect(within(offer).getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', link);
  });

  it('leads to its registration from its head too, and puts the price above the outcomes', () => {
    show(slug);
    // Only narrow windows show it, and the window of the tests is wide.
    const [inHead] = screen.getAllByText('Register Now');
    expect(inHead).toHaveAttribute('href', link);
    const offer = screen.getByRole('region', { name: 'What you get' });
    expect(offer).not.toContainElement(inHead ?? null);
    expect(offer).toHaveTextContent(/^Price₹/);
  });
});

describe('a course page', () => {
  const [ecommerce, , design] = site.courses;
  if (!ecommerce || !design) throw new Error('The demo has three courses');

  it('of a course without days shows its description and its outcomes', () => {
    show('graphic-design');
    expect(screen.getByRole('heading', { level: 1, name: 'Graphic Design' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByText(/^Learn to see, and then to make/)).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'What you get' })).getAllByRole('listitem'),
    ).toHaveLength(4);
  });

  it('of a course with few details shows its title and its price', () => {
    const emptyFields = {
      summary: '',
      description: '',
      instructors: [],
      duration: '',
      outcomes: [],
      days: [],
    };
    show(design.slug, '', { ...site, courses: [{ ...design, ...emptyFields, thumbnail: '' }] });
    expect(screen.getByRole('heading', { level: 1, name: 'Graphic Design' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'What it costs' })).toHaveTextContent('₹2,499');
    expect(screen.queryByText(/Instructor|Duration|Course Description/)).toBeNull();
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Graphic Design');
  });

  it('says how to pay only if there is something to pay', () => {
    show(design.slug);
    expect(screen.getByText(/^You pay once/)).toBeVisible();
    cleanup();
    show(design.slug, '', { ...site, courses: [{ ...design, price: 0 }] });
    expect(screen.getByRole('link', { name: 'Register Now' })).toBeVisible();
    expect(screen.queryByText(/^You pay once/)).toBeNull();
  });

  it('presents the instructors who have more details than a name', () => {
    const photo = {
      alt: 'Meera at her desk',
      width: 320,
      height: 320,
      sources: [{ hash: 'a'.repeat(64), width: 320 }],
    };
    const teacher = { words: '', picture: '', photo: null };
    const instructors = [
      { ...teacher, name: 'Meera Nair', photo },
      { ...teacher, name: 'Arun Joseph', words: 'Sells spices.' },
      { ...teacher, name: 'Known by name' },
      { ...teacher, name: 'Bad Address', words: 'Says so.', picture: 'javascript:alert(1)' },
    ];
    show(design.slug, '', { ...site, courses: [{ ...design, instructors }] });
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(expect.arrayContaining(['Meera Nair', 'Arun Joseph', 'Bad Address']));
    expect(headings).not.toContain('Known by name');
    expect(screen.getByText('Sells spices.')).toBeVisible();
    const portrait = screen.getByRole('img', { name: 'Meera at her desk' });
    expect(portrait).toHaveAttribute('srcset', `/media/${'a'.repeat(64)} 320w`);
    expect(document.body.innerHTML).not.toContain('javascript:');
  });

  it('shows an answer when its question is opened', async () => {
    const questions = [{ question: 'Do I need a tablet?', answer: 'No, paper will do.' }];
    show(design.slug, '', { ...site, courses: [{ ...design, questions }] });
    const answer = screen.getByText('No, paper will do.');
    expect(answer.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(screen.getByRole('heading', { level: 3, name: 'Do I need a tablet?' }));
    expect(answer.closest('details')).toHaveAttribute('open');
  });

  it('names the price beside the button in the banner, which is first on a phone', () => {
    show(ecommerce.slug);
    const [first] = screen.getAllByRole('link', { name: 'Register Now', hidden: true });
    expect(first?.parentElement).toHaveTextContent('Price₹1,999instead of₹9,999Register Now');
  });

  it('has no links while the course is not open for registration', () => {
    show(ecommerce.slug, '', { ...site, courses: [{ ...ecommerce, openForRegistration: false }] });
    expect(screen.getByText(/not open for registration at the moment/)).toBeVisible();
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('shows days with the same title, and days without a description', () => {
    const day = { title: 'Practice', description: '', topics: [], picture: '' };
    show(ecommerce.slug, '', { ...site, courses: [{ ...ecommerce, days: [day, day] }] });
    expect(within(panel()).getByRole('heading', { level: 2 })).toHaveTextContent('Day 1: Practice');
    expect(within(panel()).queryByRole('heading', { name: "Today's Lesson" })).toBeNull();
  });

  it.each(['cooking', 'constructor', 'Ecommerce%20Mastery'])('does not exist at the slug %s', (slug) => {
    expect(show(slug).state.location.pathname).toBe('/error');
  });
});

describe('the day in the address', () => {
  it('selects the tab', () => {
    show('ecommerce-mastery', '?day=3');
    expect(tab('Day 3')).toHaveAttribute('aria-selected', 'true');
  });

  it.each(['?day=0', '?day=5', '?day=2.5', '?day=two', '?day='])(
    'is the first if it is invalid: %s',
    (query) => {
      show('ecommerce-mastery', query);
      expect(tab('Day 1')).toHaveAttribute('aria-selected', 'true');
    },
  );

  it('changes with the tabs without adding to the history, and keeps the rest of the query', async () => {
    const router = show('ecommerce-mastery', '?from=mail');
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
