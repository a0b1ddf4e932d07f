import { discountMessages } from '@padavu/domain/payment/discount-messages';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, callApi } from '@/lib/api.ts';
import type * as api from '@/lib/api.ts';
import { inSite } from '@/test/in-site.tsx';
import { RegisterPage } from './RegisterPage.tsx';

vi.mock('@/lib/api.ts', async (original) => ({
  ...(await original<typeof api>()),
  callApi: vi.fn<typeof callApi>(),
}));

const call = vi.mocked(callApi);
const offer = { code: 'ONAM25', price: 1999, off: 500, toPay: 1499 };

function show(address = '/register?courseId=ecommerce-mastery') {
  const router = createMemoryRouter([{ path: '/register', Component: RegisterPage }], {
    initialEntries: [address],
  });
  render(inSite(<RouterProvider router={router} />));
  return userEvent.setup({ delay: null });
}

const code = () => screen.getByRole('textbox', { name: 'Have a discount code?' });
const course = () => screen.getByRole('group', { name: 'Your course' });
const checkedCodes = () =>
  call.mock.calls.filter(([{ path }]) => path === '/discounts/check').map(([{ body }]) => body);
const refusal = (path: string, message: string) =>
  new ApiError(400, message, {
    success: false,
    code: 'validation',
    message,
    errors: [{ path, message }],
  });

beforeEach(() => {
  call.mockReset().mockResolvedValue({ success: true, data: offer });
});

describe('a discount code in the registration form', () => {
  it('from a link is filled in and checked, and the price before and after it is shown', async () => {
    show('/register?courseId=ecommerce-mastery&code=onam25');
    expect(await within(course()).findByText('₹1,499')).toBeVisible();
    expect(within(course()).getByText('₹1,999')).toBeVisible();
    expect(within(course()).getByRole('status')).toHaveTextContent('₹500 off with the code ONAM25');
    expect(code()).toHaveValue('onam25');
    expect(checkedCodes()).toEqual([{ code: 'onam25', courseId: 1 }]);
  });

  it('is checked when the field is left, not letter by letter', async () => {
    const user = show();
    await user.type(code(), 'ONAM25');
    expect(checkedCodes()).toEqual([]);
    await user.tab();
    expect(await within(course()).findByText('₹1,499')).toBeVisible();
    expect(checkedCodes()).toEqual([{ code: 'ONAM25', courseId: 1 }]);
  });

  it('leaves the hint in place while it is typed', async () => {
    const user = show();
    await user.type(code(), 'ONAM25');
    expect(code()).toHaveAccessibleDescription('Leave it empty if you have none.');
  });

  it('shows its price only when nothing is pressed, because that moves what is pressed', async () => {
    const answer = Promise.withResolvers<{ success: true; data: typeof offer }>();
    call.mockReturnValueOnce(answer.promise);
    const user = show();
    await user.type(code(), 'ONAM25');
    const terms = screen.getByRole('checkbox');
    await user.pointer({ keys: '[MouseLeft>]', target: terms });
    await vi.waitFor(() => expect(checkedCodes()).toHaveLength(1));
    await act(async () => answer.resolve({ success: true, data: offer }));
    expect(within(course()).queryByText('₹1,499')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: terms });
    expect(terms).toBeChecked();
    expect(await within(course()).findByText('₹1,499')).toBeVisible();
  });

  it('is checked again for another course', async () => {
    const user = show('/register?courseId=ecommerce-mastery&code=ONAM25');
    await within(course()).findByText('₹1,499');
    call.mockRejectedValue(refusal('code', discountMessages.otherCourse));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'Digital Marketing');
    expect(await screen.findByRole('alert')).toHaveTextContent(discountMessages.otherCourse);
    expect(screen.queryByText(/off with the code/)).toBeNull();
  });

  it('that is refused shows the reason, and can be removed with one press', async () => {
    call.mockRejectedValue(refusal('code', discountMessages.usedUp));
    const user = show('/register?courseId=ecommerce-mastery&code=ONAM25');
    expect(await screen.findByRole('alert')).toHaveTextContent(discountMessages.usedUp);
    await user.click(screen.getByRole('button', { name: 'Go on without a code' }));
    expect(code()).toHaveValue('');
    expect(code()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that could not be checked is no error of the form', async () => {
    call.mockRejectedValue(new ApiError(0, 'no response'));
    show('/register?courseId=ecommerce-mastery&code=ONAM25');
    expect(await screen.findByText(discountMessages.failed)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that the registration refuses keeps the other fields, and no longer lowers the price', async () => {
    const user = show('/register?courseId=ecommerce-mastery&code=ONAM25');
    await within(course()).findByText('₹1,499');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Anjali Menon');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'anjali@padavu.example');
    await user.type(screen.getByLabelText('Password'), 'monsoon-rain');
    await user.click(screen.getByRole('checkbox'));
    call.mockRejectedValue(refusal('discountCode', discountMessages.usedUp));
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(discountMessages.usedUp);
    expect(within(course()).queryByText('₹1,499')).toBeNull();
    expect(call.mock.lastCall?.[0]).toMatchObject({ body: { discountCode: 'ONAM25', courseId: 1 } });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Anjali Menon');
    call.mockResolvedValue({ success: true, data: { id: 'anjali', paymentReference: 'K7M3QX' } });
    await user.click(screen.getByRole('button', { name: 'Go on without a code' }));
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText('K7M3QX')).toBeVisible();
    expect(call.mock.lastCall?.[0].body).not.toHaveProperty('discountCode');
  });
});
