import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { expiryOf, trashCollection } from '@padavu/domain/admin/trash';
import type { TrashEntry } from '@padavu/domain/admin/trash';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrashEntry } from '@tests/support/builders.ts';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { InitialEntry } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/components/Notices.tsx';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { TrashPage } from './TrashPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const { trash: texts } = adminMessages;

function storeTrashEntry(overrides: Partial<TrashEntry> = {}) {
  const entry = aTrashEntry(overrides);
  const id = `${entry.collection}_${entry.documentId}`;
  fakeStore.put(id, { ...entry }, trashCollection);
  return { ...entry, id };
}

function show(address: InitialEntry = '/admin/trash') {
  const router = createMemoryRouter([{ path: '/admin/trash', Component: TrashPage }], {
    initialEntries: [address],
  });
  render(
    <Notices>
      <RouterProvider router={router} />
    </Notices>,
  );
  return router;
}

const restoreLabels = () =>
  screen.queryAllByRole('button', { name: /^Restore/ }).map((button) => button.getAttribute('aria-label'));

beforeEach(() => {
  fakeStore.reset();
  call.mockReset().mockResolvedValue({ success: true, message: texts.userRestored });
});

describe('the trash', () => {
  it('is listed by kind, newest first and live, with who deleted a record and when it is removed for good', async () => {
    const first = storeTrashEntry();
    storeTrashEntry({ documentId: 'b', label: 'Basil Thomas', deletedAt: new Date('2025-06-01T09:00:00Z') });
    storeTrashEntry({
      collection: 'lessons',
      documentId: '7',
      label: 'Choosing a name',
      partOf: 'subcategories/3',
    });
    const router = show();
    expect(restoreLabels()).toEqual(['Restore Basil Thomas', 'Restore Anjali Menon']);
    const anjali = screen.getByRole('row', { name: /^Anjali Menon/ });
    expect(anjali).toHaveTextContent('Deleted by Administrator');
    const goes = within(anjali).getAllByText((_text, element) => element?.tagName === 'TIME');
    expect(goes.at(-1)).toHaveAttribute('datetime', expiryOf(first).toISOString());
    act(() => fakeStore.remove(first.id, trashCollection));
    expect(restoreLabels()).toEqual(['Restore Basil Thomas']);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: texts.kind }), texts.kinds.lessons);
    expect(router.state.location.search).toBe('?kind=lessons');
    expect(restoreLabels()).toEqual(['Restore Choosing a name']);
    expect(screen.getByText(/^Deleted with its category by/)).toBeVisible();
  });

  it('says that it is empty, also for an invalid address', () => {
    show('/admin/trash?kind=nonsense');
    expect(screen.getByText(texts.empty)).toBeVisible();
    expect(screen.getByRole('combobox', { name: texts.kind })).toHaveDisplayValue(texts.kinds.users);
  });

  it('can be loaded again after it failed', async () => {
    storeTrashEntry();
    fakeStore.failAllReads(new Error('something inside'));
    show();
    expect(screen.getByRole('alert')).toHaveTextContent(texts.loadFailed);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(restoreLabels()).toHaveLength(1);
  });

  it('shows more when the button is pressed, and as many after a reload', async () => {
    for (let index = 0; index < 30; index += 1) storeTrashEntry({ documentId: `u${index}` });
    const router = show();
    expect(restoreLabels()).toHaveLength(25);
    await userEvent.click(screen.getByRole('button', { name: texts.more }));
    expect(restoreLabels()).toHaveLength(30);

    cleanup();
    show(router.state.location);
    expect(restoreLabels()).toHaveLength(30);
  });

  it('leaves out records that are being removed for good', () => {
    storeTrashEntry({ erasing: true });
    show();
    expect(screen.getByText(texts.empty)).toBeVisible();
  });
});

describe('restoring', () => {
  it('calls the server, and shows its message', async () => {
    storeTrashEntry();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Restore Anjali Menon' }));
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'POST', path: '/admin/trash/users_gone/restore' }),
    );
    expect(await screen.findByText(texts.userRestored)).toBeVisible();
  });

  it('shows the reason when the server refuses it', async () => {
    const message = texts.emailTaken;
    call.mockRejectedValue(new ApiError(409, message, { success: false, message, code: 'email-taken' }));
    storeTrashEntry();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Restore Anjali Menon' }));
    expect(await screen.findByText(texts.emailTaken)).toBeVisible();
  });
});

describe('deleting for good', () => {
  it('asks first, and says what is removed', async () => {
    storeTrashEntry();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Delete for good: Anjali Menon' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete "Anjali Menon" for good?' }));
    expect(dialog.getByText(texts.goes.users)).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'DELETE', path: '/admin/trash/users_gone' }),
    );
  });
});
