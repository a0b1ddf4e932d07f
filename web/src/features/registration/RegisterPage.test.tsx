import { inLanguage } from '@padavu/domain/language/record-language';
import { formatMoney } from '@padavu/domain/school/school-format';
import { findSiteCourse } from '@padavu/domain/site/site-course';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, callApi } from '@/lib/api.ts';
import type * as api from '@/lib/api.ts';
import { isStorageBlocked } from '@/lib/blocked-storage.ts';
import type * as blockedStorage from '@/lib/blocked-storage.ts';
import { inSite, site, siteOf } from '@/test/in-site.tsx';
import { pressLanguageLink } from '@/test/language-link.ts';
import { RegisterPage } from './RegisterPage.tsx';

vi.mock('@/lib/api.ts', async (original) => ({
  ...(await original<typeof api>()),
  callApi: vi.fn<typeof callApi>(),
}));

vi.mock('@/lib/blocked-storage.ts', async (original) => ({
  ...(await original<typeof blockedStorage>()),
  isStorageBlocked: vi.fn<typeof isStorageBlocked>(),
}));

const openWindow = vi.fn<typeof window.open>();

function show(address = '/register', content = site) {
  const router = createMemoryRouter(
    [
      { path: '/register', Component: RegisterPage },
      { path: '/login', element: <h1>Sign In</h1> },
    ],
    { initialEntries: [address] },
  );
  render(inSite(<RouterProvider router={router} />, content));
  return { router, user: userEvent.setup({ delay: null }) };
}

type Visitor = ReturnType<typeof show>['user'];

const field = {
  name: () => screen.getByRole('textbox', { name: 'Name' }),
  email: () => screen.getByRole('textbox', { name: 'Email' }),
  password: () => screen.getByLabelText('Password'),
  course: () => screen.getByRole('combobox', { name: 'Course' }),
  terms: () => screen.getByRole('checkbox', { name: 'I agree to the Terms & Conditions' }),
};
const button = () => screen.getByRole('button', { name: /Sign Up|Processing/ });
const priceOf = (slug: string) =>
  formatMoney(site.school, findSiteCourse(site.courses, slug)?.price ?? Number.NaN);
async function fillIn(user: Visitor) {
  await user.type(field.name(), 'Anjali Menon');
  await user.type(field.email(), 'Anjali@Padavu.example');
  await user.type(field.password(), 'monsoon-rain');
  await user.selectOptions(field.course(), 'Digital Marketing');
  await user.click(field.terms());
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('open', openWindow);
  openWindow.mockReset();
  vi.mocked(isStorageBlocked).mockReset().mockReturnValue(false);
  vi.mocked(callApi)
    .mockReset()
    .mockResolvedValue({ success: true, data: { id: 'anjali', paymentReference: 'K7M3QX', toPay: 1499 } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('registering', () => {
  it('sends what was typed, with the course by id and name', async () => {
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    await vi.waitFor(() =>
      expect(vi.mocked(callApi).mock.calls).toEqual([
        [
          expect.objectContaining({
            method: 'POST',
            path: '/users/register',
            body: {
              name: 'Anjali Menon',
              email: 'anjali@padavu.example',
              password: 'monsoon-rain',
              courseId: 2,
              courseName: 'Digital Marketing',
            },
          }),
        ],
      ]),
    );
  });

  it('confirms, shows the reference, remembers it, and after two seconds opens the chat and goes to sign in', async () => {
    const { user, router } = show();
    await fillIn(user);
    await user.click(button());

    expect(await screen.findByRole('heading', { level: 1, name: 'Your first step is taken' })).toHaveFocus();
    expect(screen.getByText(/^You're registered\./)).toBeVisible();
    expect(screen.getByText('K7M3QX')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('pendingRegistration') ?? '')).toEqual({
      name: 'Anjali Menon',
      email: 'anjali@padavu.example',
      course: 'Digital Marketing',
      title: 'Digital Marketing',
      price: 1499,
      paymentReference: 'K7M3QX',
    });

    expect(openWindow).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=.*K7M3QX/),
      '_blank',
      'noopener',
    );
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?reason=pending' });
  });

  it('asks for the price of the server if that has changed since the page was loaded', async () => {
    const data = { id: 'anjali', paymentReference: 'K7M3QX', toPay: 1799 };
    vi.mocked(callApi).mockResolvedValue({ success: true, data });
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByRole('link', { name: 'Open the payment chat' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('₹1,799')),
    );
    expect(JSON.parse(localStorage.getItem('pendingRegistration') ?? '')).toHaveProperty('price', 1799);
  });

  it('opens the chat and stays, with its link, where the browser keeps no data', async () => {
    vi.mocked(isStorageBlocked).mockReturnValue(true);
    const { user, router } = show();
    await fillIn(user);
    await user.click(button());
    await screen.findByText('K7M3QX');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(openWindow).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/register');
    expect(screen.getByRole('link', { name: 'Open the payment chat' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('opens the chat no sooner than after two seconds', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof callApi>>>();
    vi.mocked(callApi).mockReturnValue(answer.promise);
    const { user, router } = show();
    await fillIn(user);
    await user.click(button());
    // Otherwise the run time of the test itself would count.
    vi.setTimerTickMode('manual');
    await act(async () => {
      answer.resolve({ success: true, data: { id: 'anjali', paymentReference: 'K7M3QX' } });
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByText('K7M3QX')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(openWindow).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/register');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(openWindow).toHaveBeenCalledOnce();
  });

  it('offers the chat as a link too, and does not open it a second time when the link was followed', async () => {
    const { user, router } = show();
    await fillIn(user);
    await user.click(button());
    const link = await screen.findByRole('link', { name: 'Open the payment chat' });
    expect(link).toHaveAttribute('href', expect.stringContaining('https://wa.me/'));
    expect(link).toHaveAttribute('target', '_blank');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(openWindow).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('opens no chat after the visitor has left', async () => {
    const { user, router } = show();
    await fillIn(user);
    await user.click(button());
    await screen.findByText('K7M3QX');
    await act(() => router.navigate('/login'));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(openWindow).not.toHaveBeenCalled();
    expect(router.state.location.search).toBe('');
  });

  it('sends once, however often it is pressed, and shows that it is in progress', async () => {
    const answer = Promise.withResolvers<never>();
    vi.mocked(callApi).mockReturnValue(answer.promise);
    const { user } = show();
    await fillIn(user);
    await user.dblClick(button());
    await user.type(field.password(), '{Enter}{Enter}');
    expect(button()).toHaveTextContent('Processing...');
    expect(button()).toBeDisabled();
    expect(callApi).toHaveBeenCalledOnce();
  });
});

describe('the registration form', () => {
  it('names what is missing, field by field, and sends nothing', async () => {
    const { user } = show();
    await user.click(button());
    // The schema arrives with the first submission. A screen reader announces the first of the errors.
    expect(await screen.findByRole('alert')).toHaveTextContent('Name must be at least 3 characters long');
    expect(field.name()).toHaveAccessibleDescription('Name must be at least 3 characters long');
    expect(field.email()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(field.password()).toHaveAccessibleDescription('Password must be at least 8 characters long');
    expect(field.course()).toHaveAccessibleDescription('Please select a course');
    expect(field.terms()).toHaveAccessibleDescription('You must agree to the Terms & Conditions');
    expect(field.name()).toHaveFocus();
    expect(callApi).not.toHaveBeenCalled();
  });

  it('marks what is required, and announces an error of a field that is left although another has one', async () => {
    const { user } = show();
    for (const one of Object.values(field)) expect(one()).toBeRequired();
    expect(screen.getByRole('textbox', { name: /discount code/ })).not.toBeRequired();
    await user.click(field.name());
    await user.click(field.email());
    await vi.waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    await user.click(field.password());
    await vi.waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  });

  it.each([
    ['a slug', 'courseId=ecommerce-mastery&title=Ecommerce+Mastery&price=1999'],
    ['an id', 'courseId=1'],
    ['a title', 'courseId=unknown&title=Ecommerce+Mastery'],
  ])('selects the course that the address names by %s, and shows its price', (_case, query) => {
    show(`/register?${query}`);
    expect(field.course()).toHaveDisplayValue('Ecommerce Mastery');
    expect(screen.getByRole('group', { name: 'Your course' })).toHaveTextContent(
      priceOf('ecommerce-mastery'),
    );
  });

  it("takes the site's price, not the address's", () => {
    show('/register?courseId=ecommerce-mastery&price=1');
    expect(screen.getByRole('group', { name: 'Your course' })).toHaveTextContent(
      priceOf('ecommerce-mastery'),
    );
  });

  it('shows the price of another course once it is selected', async () => {
    const { user } = show('/register?courseId=1');
    await user.selectOptions(field.course(), 'Graphic Design');
    expect(screen.getByRole('group', { name: 'Your course' })).toHaveTextContent('Graphic Design');
    expect(screen.getByRole('group', { name: 'Your course' })).toHaveTextContent(priceOf('graphic-design'));
  });

  it('selects no course when the address names an unknown one', () => {
    show('/register?courseId=cooking');
    expect(field.course()).toHaveDisplayValue('Choose a course');
    expect(screen.queryByRole('group', { name: 'Your course' })).not.toBeInTheDocument();
  });

  it('selects a course by its former slug', () => {
    show('/register?courseId=shops', { ...site, redirects: { shops: 'ecommerce-mastery' } });
    expect(field.course()).toHaveDisplayValue('Ecommerce Mastery');
  });

  it('offers only courses that are open for registration, even if a link names another one', () => {
    const courses = site.courses.map((course) => ({ ...course, openForRegistration: course.id !== 2 }));
    show('/register?courseId=digital-marketing', { ...site, courses });
    expect(
      within(field.course())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a course', 'Ecommerce Mastery', 'Graphic Design']);
    expect(field.course()).toHaveDisplayValue('Choose a course');
  });

  it('shows the translated title of a course', () => {
    show('/register?courseId=graphic-design', { ...site, courses: inLanguage('ml', site.courses) });
    expect(field.course()).toHaveDisplayValue('ഗ്രാഫിക് ഡിസൈൻ');
    expect(screen.getByRole('group', { name: 'Your course' })).toHaveTextContent('ഗ്രാഫിക് ഡിസൈൻ');
  });

  it('strikes out no original price that is not higher than the price', () => {
    const courses = site.courses.map((course) => ({ ...course, originalPrice: course.price }));
    show('/register?courseId=1', { ...site, courses });
    expect(screen.getByRole('group', { name: 'Your course' })).toHaveTextContent(/^Ecommerce Mastery₹1,999$/);
  });

  it('links to the sign-in page', async () => {
    const { user, router } = show();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(router.state.location.pathname).toBe('/login');
  });
});

const refusal = (status: number, message: string, errors?: { path: string; message: string }[]) =>
  new ApiError(status, message, { success: false, code: 'validation', message, ...(errors && { errors }) });

describe('the registration form in two languages', () => {
  it('takes what was typed along to the other language, but for the password and the consent', async () => {
    const { user } = show('/register?courseId=1');
    await fillIn(user);
    await user.type(screen.getByRole('textbox', { name: /discount code/ }), 'ONAM');
    const link = pressLanguageLink('/ml/register?courseId=1');
    expect(link.pathname + link.search).toBe('/ml/register?courseId=2&code=ONAM');
    // The page is still there for a moment.
    await user.click(field.email());
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('monsoon-rain');

    cleanup();
    show(`/register${link.search}`);
    await vi.waitFor(() => expect(field.name()).toHaveValue('Anjali Menon'));
    expect(field.email()).toHaveValue('Anjali@Padavu.example');
    expect(field.course()).toHaveDisplayValue('Digital Marketing');
    expect(field.password()).toHaveValue('');
    expect(field.terms()).not.toBeChecked();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('keeps what was typed on the new page before it', async () => {
    const { user } = show();
    await fillIn(user);
    pressLanguageLink('/ml/register');
    cleanup();
    show();
    fireEvent.input(field.name(), { target: { value: 'Devika' } });
    await vi.waitFor(() => expect(field.email()).toHaveValue('Anjali@Padavu.example'));
    expect(field.name()).toHaveValue('Devika');
  });
});

describe('a registration that fails', () => {
  it.each([
    ['the network', new ApiError(0, 'Failed to fetch'), 'Network error. Please check your connection.'],
    ['the server, with a message', refusal(409, 'This address is taken.'), 'This address is taken.'],
    ['the server, without one', refusal(500, ''), 'Registration failed. Please try again later.'],
    ['a gateway', new ApiError(502, 'Bad Gateway'), 'Registration failed. Please try again later.'],
    ['an answer of the wrong shape', new TypeError('odd'), 'Registration failed. Please try again later.'],
    [
      'a field that the form does not show',
      refusal(400, 'Invalid request.', [{ path: 'source', message: 'Unknown' }]),
      'Invalid request.',
    ],
  ])('by %s shows the message for it and keeps what was typed', async (_case, error, message) => {
    vi.mocked(callApi).mockRejectedValue(error);
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field.name()).toHaveValue('Anjali Menon');
    expect(field.password()).toHaveValue('monsoon-rain');
    expect(field.course()).toHaveDisplayValue('Digital Marketing');
    expect(field.terms()).toBeChecked();
    expect(localStorage.getItem('pendingRegistration')).toBeNull();
  });

  it("shows the server's message about a field at that field", async () => {
    vi.mocked(callApi).mockRejectedValue(
      refusal(400, 'Name is taken', [
        { path: 'courseId', message: 'This course is full' },
        { path: 'email', message: 'We cannot write to this address' },
      ]),
    );
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    await screen.findByRole('alert');
    expect(field.course()).toHaveAccessibleDescription('This course is full');
    expect(field.email()).toHaveAccessibleDescription('We cannot write to this address');
    expect(field.course()).toHaveFocus();
  });

  it('can be tried again', async () => {
    vi.mocked(callApi).mockRejectedValueOnce(new ApiError(0, 'Failed to fetch'));
    const { user } = show();
    await fillIn(user);
    await user.click(button());
    await screen.findByRole('alert');
    await user.click(button());
    expect(await screen.findByText('K7M3QX')).toBeVisible();
  });
});

describe('a link to a course that is not open', () => {
  const courses = site.courses.map((course) => ({ ...course, openForRegistration: course.id !== 3 }));

  it.each(['courseId=graphic-design', 'title=Graphic+Design'])('says so and selects none: %s', (query) => {
    show(`/register?${query}`, { ...site, courses });
    expect(field.course()).toHaveValue('');
    expect(field.course()).toHaveAccessibleDescription(/^Graphic Design is not open for registration/);
  });

  it('says so under a former address of the course, and nothing about an open one', () => {
    const moved = { ...site, courses, redirects: { design: 'graphic-design' } };
    show('/register?courseId=design', moved);
    expect(field.course()).toHaveAccessibleDescription(/^Graphic Design is not open/);
    cleanup();
    show('/register?courseId=digital-marketing', moved);
    expect(field.course()).toHaveValue('2');
    expect(field.course()).not.toHaveAccessibleDescription();
  });
});

it('what was typed is still there when a visitor comes back from another page, except password and consent', async () => {
  const { user, router } = show('/register?code=ONAM25');
  await fillIn(user);
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  await act(() => router.navigate(-1));
  await vi.waitFor(() => expect(field.name()).toHaveValue('Anjali Menon'));
  expect(field.email()).toHaveValue('Anjali@Padavu.example');
  expect(field.course()).toHaveValue('2');
  expect(screen.getByRole('group', { name: 'Your course' })).toHaveTextContent('Digital Marketing');
  expect(field.password()).toHaveValue('');
  expect(field.terms()).not.toBeChecked();
});

it('the course of a link that a visitor comes back by is selected, not the one from before', async () => {
  const { user, router } = show();
  await fillIn(user);
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await act(() => router.navigate('/register?courseId=graphic-design'));
  await vi.waitFor(() => expect(field.name()).toHaveValue('Anjali Menon'));
  expect(field.course()).toHaveValue('3');
});

const expectNoForm = () => expect(screen.queryByRole('form')).toBeNull();

describe('a school that takes no registrations', () => {
  it('shows its own text instead of the form', () => {
    show('/register', siteOf({ registration: { open: false, closedText: 'We open again in June.' } }));
    expect(screen.getByText('We open again in June.')).toBeVisible();
    expectNoForm();
  });

  it('shows a default text if it has none', () => {
    show('/register', siteOf({ registration: { open: false, closedText: '' } }));
    expect(screen.getByText(/^Registration is closed at the moment/)).toBeVisible();
    expectNoForm();
  });

  it('says so if no course is open', () => {
    show('/register', { ...site, courses: [] });
    expect(screen.getByText(/^No course is open for registration/)).toBeVisible();
    expectNoForm();
  });
});

describe('a school without a chat', () => {
  it('neither opens nor mentions one, and goes on to the sign-in page', async () => {
    const { user, router } = show('/register', siteOf({ chatNumber: '' }));
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText('K7M3QX')).toBeVisible();
    expect(screen.getByText(/An administrator unlocks your course once your payment/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the payment chat' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(openWindow).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/login');
  });
});

describe('a registration with nothing to pay', () => {
  beforeEach(() => {
    const data = { id: 'anjali', paymentReference: 'K7M3QX', toPay: 0 };
    vi.mocked(callApi).mockResolvedValue({ success: true, data });
  });

  it('says so, asks for no payment, and opens the chat as usual', async () => {
    const { user, router } = show();
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText(/there is nothing to pay. We'll open a chat/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the chat' })).toBeVisible();
    expect(screen.queryByText(/^Pay$|payment reference/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(openWindow).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('does not mention a chat that the school does not have', async () => {
    const { user } = show('/register', siteOf({ chatNumber: '' }));
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByText(/nothing to pay. An administrator unlocks your course/)).toBeVisible();
    expect(screen.queryByText(/chat/)).toBeNull();
  });
});
