import { coursesCollection } from '@padavu/domain/course/course';
import { discountsCollection } from '@padavu/domain/payment/discount';
import type { Discount } from '@padavu/domain/payment/discount';
import { discountInputMessages as texts } from '@padavu/domain/payment/discount-input';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aCourse, aDiscount } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { DiscountsPage } from './DiscountsPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const user = userEvent.setup({ delay: null });

function storeDiscount(overrides: Partial<Discount> = {}): void {
  const discount = aDiscount(overrides);
  fakeStore.put(discount.id, discount, discountsCollection);
}

const entry = (code: string) => screen.getByText(code).closest('tr, li');
const show = () =>
  renderForAdministrator([{ path: '/admin/discounts', Component: DiscountsPage }], '/admin/discounts');
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  fakeStore.reset();
  fakeStore.put(1, aCourse(), coursesCollection);
  fakeStore.put(2, aCourse({ id: 2, title: 'Digital Marketing' }), coursesCollection);
  call.mockReset().mockResolvedValue({ success: true, data: aDiscount() });
});

describe('the list of discount codes', () => {
  it('shows what each code takes off, its courses, how often it was used and whether it is valid', () => {
    storeDiscount({ limit: 20, used: 3, note: 'For the fair' });
    storeDiscount({ id: 'QUARTER', kind: 'percent', value: 25, courseIds: [2], endsOn: '2020-01-31' });
    storeDiscount({ id: 'FULL', limit: 1, used: 1 });
    show();
    expect(entry('ONAM25')).toHaveTextContent(/For the fair.*₹500.*All.*3 of 20.*No end.*Good/);
    expect(entry('QUARTER')).toHaveTextContent(/25%.*Digital Marketing.*0.*31 Jan 2020.*Ended/);
    expect(entry('FULL')).toHaveTextContent(/1 of 1.*Used up/);
  });

  it('offers no deletion of a used code, and asks before it deletes another one', async () => {
    storeDiscount({ used: 1 });
    storeDiscount({ id: 'SPARE' });
    show();
    expect(screen.queryByRole('button', { name: 'Delete ONAM25' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete SPARE' }));
    expect(call).not.toHaveBeenCalled();
    call.mockResolvedValue({ success: true, data: { auditId: 'entry' } });
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(call.mock.lastCall?.[0]).toMatchObject({ method: 'DELETE', path: '/discounts/SPARE' });
    expect(await screen.findByText(texts.deleted)).toBeVisible();
  });

  it('switches a code off without changing its other fields', async () => {
    storeDiscount();
    show();
    await user.click(screen.getByRole('button', { name: 'Switch off ONAM25' }));
    expect(call.mock.lastCall?.[0]).toMatchObject({
      method: 'PUT',
      path: '/discounts/ONAM25',
      body: { value: 500, active: false },
    });
    expect(await screen.findByText('ONAM25 is switched off.')).toBeVisible();
  });

  it('says that there are no codes', () => {
    show();
    expect(screen.getByText('No discount codes yet')).toBeVisible();
  });
});

describe('the form of a discount code', () => {
  it('sends what was typed', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Add New Discount Code' }));
    const form = await dialog('Add New Discount Code');
    await user.type(form.getByLabelText('Code'), 'onam25');
    await user.type(form.getByLabelText('Takes off'), '25');
    await user.selectOptions(form.getByLabelText('In'), 'Percent');
    await user.click(form.getByLabelText('All courses'));
    await user.click(form.getByLabelText('Digital Marketing'));
    await user.type(form.getByLabelText('How many registrations may use it'), '20');
    await user.type(form.getByLabelText('Last day'), '2026-12-31');
    await user.click(form.getByRole('button', { name: 'Make the code' }));
    expect(await screen.findByText(texts.created)).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({
      method: 'POST',
      path: '/discounts',
      body: {
        code: 'ONAM25',
        kind: 'percent',
        value: 25,
        courseIds: [2],
        limit: 20,
        startsOn: null,
        endsOn: '2026-12-31',
        active: true,
      },
    });
  });

  it('does not take a day of which only parts were typed for none', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Add New Discount Code' }));
    const form = await dialog('Add New Discount Code');
    await user.type(form.getByLabelText('Code'), 'ONAM25');
    await user.type(form.getByLabelText('Takes off'), '500');
    // As browsers report a month without its year, which jsdom has no input for.
    const lastDay = form.getByLabelText('Last day');
    Object.defineProperty(lastDay, 'validity', { configurable: true, value: { badInput: true } });
    await user.click(form.getByRole('button', { name: 'Make the code' }));
    expect(await form.findByText('Complete this date, or clear it.')).toBeVisible();
    expect(lastDay).toHaveFocus();
    expect(call).not.toHaveBeenCalled();
    Object.defineProperty(lastDay, 'validity', { value: { badInput: false } });
    await user.click(form.getByRole('button', { name: 'Make the code' }));
    expect(await screen.findByText(texts.created)).toBeVisible();
  });

  it('shows what is invalid without calling the server', async () => {
    show();
    await user.click(screen.getByRole('button', { name: 'Add New Discount Code' }));
    const form = await dialog('Add New Discount Code');
    await user.type(form.getByLabelText('Code'), 'A');
    await user.type(form.getByLabelText('Takes off'), '101');
    await user.selectOptions(form.getByLabelText('In'), 'Percent');
    await user.click(form.getByLabelText('All courses'));
    await user.click(form.getByRole('button', { name: 'Make the code' }));
    for (const text of [texts.codeInvalid, texts.coursesInvalid]) {
      expect(await form.findByText(text)).toBeVisible();
    }
    expect(call).not.toHaveBeenCalled();
  });

  it('shows at its field that a code is taken, and keeps what was typed', async () => {
    call.mockRejectedValue(
      new ApiError(409, texts.taken, {
        success: false,
        code: 'discount-taken',
        message: texts.taken,
        errors: [{ path: 'code', message: texts.taken }],
      }),
    );
    show();
    await user.click(screen.getByRole('button', { name: 'Add New Discount Code' }));
    const form = await dialog('Add New Discount Code');
    await user.type(form.getByLabelText('Code'), 'ONAM25');
    await user.type(form.getByLabelText('Takes off'), '500');
    await user.click(form.getByRole('button', { name: 'Make the code' }));
    expect(await form.findAllByText(texts.taken)).not.toHaveLength(0);
    expect(form.getByLabelText('Code')).toHaveValue('ONAM25');
    expect(form.getByLabelText('Code')).toBeInvalid();
  });

  it('changes an existing code, also one for a deleted course', async () => {
    storeDiscount({ courseIds: [9] });
    show();
    await user.click(screen.getByRole('button', { name: 'Edit ONAM25' }));
    const form = await dialog('Discount code ONAM25');
    expect(form.queryByLabelText('Code')).toBeNull();
    expect(form.getByLabelText('Course 9, which is gone')).toBeChecked();
    await user.clear(form.getByLabelText('Takes off'));
    await user.type(form.getByLabelText('Takes off'), '₹1,000');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(texts.saved)).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({
      method: 'PUT',
      path: '/discounts/ONAM25',
      body: { value: 1000, courseIds: [9] },
    });
  });
});
