import { User } from '@padavu/domain/user';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUserRecord } from '@tests/support/builders.ts';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/components/Notices.tsx';
import { AdministratorProvider } from '@/features/admin/use-administrator.ts';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { countOf } from '@/lib/firebase/count.ts';
import type { endSession } from '@/lib/session/store.ts';
import { liveCollection } from '@/test/live-collection.ts';
import { DashboardPage } from './DashboardPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/live-collection.ts'));
vi.mock('@/lib/firebase/count.ts', () => ({ countOf: vi.fn<typeof countOf>() }));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
vi.mock('@/lib/session/store.ts', () => ({ endSession: vi.fn<typeof endSession>() }));

const call = vi.mocked(callAuthorisedApi);
const userCount = { total: 1234, pending: 4, approved: 1200, inactive: 30, courseBreakdown: {} };

function someoneWaiting(id: string, name: string, day: number) {
  const registrationDate = new Date(Date.UTC(2025, 4, day, 9));
  liveCollection.put(id, aUserRecord({ name, status: 'pending', registrationDate }));
}

async function show() {
  const user = User.parse(aUserRecord({ name: 'Meera Nair', role: 'admin' }));
  render(
    <MemoryRouter>
      <Notices>
        <AdministratorProvider value={{ uid: 'meera', user }}>
          <DashboardPage />
        </AdministratorProvider>
      </Notices>
    </MemoryRouter>,
  );
  await screen.findByText('57');
}

const card = (name: string) => screen.getByRole('region', { name });
const people = () =>
  within(card('Waiting for approval'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  liveCollection.reset();
  call
    .mockReset()
    .mockImplementation(({ method }) => Promise.resolve(method === 'GET' ? userCount : { success: true }));
  vi.mocked(countOf)
    .mockReset()
    .mockImplementation(({ collection }) => Promise.resolve(collection === 'lessons' ? 57 : 12));
});

describe('the dashboard', () => {
  it('shows the figures, and who is here', async () => {
    await show();
    expect(card('Total Users')).toHaveTextContent('1,234');
    expect(card('Total Users')).toHaveTextContent('4 pending, 1200 approved, 30 inactive');
    expect(card('Categories')).toHaveTextContent('12');
    expect(card('Lessons')).toHaveTextContent('57');
    expect(screen.getByText('Meera Nair')).toBeVisible();
  });

  it('offers to count again where a figure failed', async () => {
    call.mockRejectedValueOnce(new ApiError(500, 'inside'));
    await show();
    expect(within(card('Total Users')).getByRole('alert')).toHaveTextContent(
      'This figure could not be counted.',
    );
    await userEvent.click(within(card('Total Users')).getByRole('button', { name: 'Try again' }));
    expect(await within(card('Total Users')).findByText('1,234')).toBeVisible();
  });

  it('lists who waits, the longest first, and approves in place', async () => {
    someoneWaiting('basil', 'Basil Thomas', 2);
    someoneWaiting('anjali', 'Anjali Menon', 1);
    await show();
    expect(people()).toEqual([
      expect.stringContaining('Anjali Menon'),
      expect.stringContaining('Basil Thomas'),
    ]);

    await userEvent.click(screen.getByRole('button', { name: 'Approve Anjali Menon' }));
    act(() => liveCollection.put('anjali', { status: 'approved' }));
    expect(people()).toEqual([expect.stringContaining('Basil Thomas')]);
    expect(await screen.findByText('Anjali Menon is approved and can sign in.')).toBeVisible();
  });

  it('counts the users again when the list of those who wait changes', async () => {
    await show();
    expect(screen.getByText('Nobody is waiting')).toBeVisible();
    call.mockResolvedValue({ ...userCount, total: 1235 });
    act(() => someoneWaiting('anjali', 'Anjali Menon', 1));
    await waitFor(() => expect(card('Total Users')).toHaveTextContent('1,235'));
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      'New registration: Anjali Menon, Ecommerce Mastery',
    );
  });

  it('shows ten of those who wait and leads to the rest', async () => {
    for (let day = 1; day <= 11; day += 1) someoneWaiting(`user${day}`, `User ${day}`, day);
    await show();
    expect(people()).toHaveLength(10);
    expect(screen.getByRole('link', { name: 'all users' })).toHaveAttribute('href', '/admin/user');
  });

  it('says that the list failed, and asks again', async () => {
    someoneWaiting('anjali', 'Anjali Menon', 1);
    await show();
    act(() => liveCollection.breaks(new Error('inside')));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load users: Server error. Please try again later.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(people()).toHaveLength(1);
  });
});
