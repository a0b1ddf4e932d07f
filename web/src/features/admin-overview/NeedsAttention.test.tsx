import { attentionCollection } from '@padavu/domain/admin/attention';
import { limits } from '@padavu/domain/limits';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { messages } from '@padavu/domain/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttentionItem } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { fakeStore, permissionDenied } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { useLiveQuery } from '@/lib/firebase/use-live.ts';
import { NeedsAttention } from './NeedsAttention.tsx';
import { attentionItems } from './queries.ts';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const { attention: texts } = adminMessages;

function storeItem(overrides: Parameters<typeof anAttentionItem>[0] = {}) {
  const item = anAttentionItem({
    collection: 'subcategories',
    documentId: '7',
    label: 'Foundations',
    fields: [{ field: 'instructor', problem: 'missing' }],
    ...overrides,
  });
  fakeStore.put(`${item.collection}_${item.documentId}`, item, attentionCollection);
}

const LiveNeedsAttention = () => <NeedsAttention items={useLiveQuery(attentionItems)} />;
const show = () => renderForAdministrator([{ path: '*', Component: LiveNeedsAttention }], '/admin/dashboard');

const section = () => screen.queryByRole('region', { name: texts.title });
const rows = () =>
  within(section() ?? document.body)
    .queryAllByRole('row')
    .slice(1);
const button = (name: string) => screen.getByRole('button', { name });
const removeItem = (path: string) => act(() => fakeStore.remove(path, attentionCollection));

beforeEach(() => {
  fakeStore.reset();
  call.mockReset().mockResolvedValue({ success: true, data: { faults: [] } });
});

describe('the list of records that need attention', () => {
  it('is not shown when no record needs attention', () => {
    show();
    expect(section()).toBeNull();
  });

  it('names each record and its problem in plain words, and links to the page that edits it', () => {
    storeItem();
    storeItem({ collection: 'users', documentId: 'anjali', label: 'Anjali Menon' });
    show();
    expect(rows().map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining("Category 'Foundations': instructor is missing")]),
    );
    const paths = [
      ["Category 'Foundations'", '/admin/categories?edit=7'],
      ["User 'Anjali Menon'", '/admin/user/anjali'],
    ] as const;
    for (const [name, path] of paths) {
      expect(screen.getByRole('link', { name: `Open ${name}` })).toHaveAttribute('href', path);
    }
  });

  it('offers only to delete a record that no page can show', () => {
    storeItem({ kind: 'unreadable', documentId: 'seven' });
    show();
    expect(within(rows()[0] ?? document.body).queryAllByRole('link')).toEqual([]);
    expect(within(rows()[0] ?? document.body).getAllByRole('button')).toHaveLength(1);
  });

  it('shows ten, and says how many more there are', () => {
    for (let number = 1; number <= limits.dashboard.attentionShown + 3; number += 1) {
      storeItem({ documentId: String(number) });
    }
    show();
    expect(rows()).toHaveLength(10);
    expect(screen.getByText('and 3 more')).toBeVisible();
  });

  it('repairs a record once, says so, and moves the focus when its row disappears', async () => {
    storeItem();
    show();
    const response = Promise.withResolvers<object>();
    call.mockReturnValue(response.promise);
    await userEvent.dblClick(button("Repair Category 'Foundations'"));
    expect(button("Repair Category 'Foundations'")).toHaveAttribute('aria-busy', 'true');
    expect(call.mock.calls).toEqual([
      [expect.objectContaining({ method: 'POST', path: '/admin/attention/subcategories/7/repair' })],
    ]);
    response.resolve({ success: true, data: { faults: [] } });
    expect(await screen.findByText("Category 'Foundations' is repaired.")).toBeVisible();
    removeItem('subcategories_7');
    expect(section()).toBeNull();
    await vi.waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('names the fields of a repaired record that only a person can correct', async () => {
    storeItem();
    show();
    call.mockResolvedValue({ success: true, data: { faults: [{ field: 'courseId', problem: 'missing' }] } });
    await userEvent.click(button("Repair Category 'Foundations'"));
    expect(await screen.findByText(/course is missing\. Open it/)).toBeVisible();
  });

  it('deletes a record after a dialog that says what is deleted with it', async () => {
    storeItem();
    show();
    await userEvent.click(button("Delete Category 'Foundations'"));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('This deletes the category and all its lessons.')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText("Category 'Foundations' is deleted.")).toBeVisible();
    expect(call.mock.calls).toEqual([
      [expect.objectContaining({ method: 'DELETE', path: '/admin/attention/subcategories/7' })],
    ]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says why a record could not be repaired', async () => {
    storeItem();
    show();
    call.mockRejectedValue(new ApiError(0, 'no response'));
    await userEvent.click(button("Repair Category 'Foundations'"));
    expect(await screen.findByText(new RegExp(messages.login.network))).toBeVisible();
    call.mockRejectedValue(new ApiError(404, 'Requested resource not found.'));
    await userEvent.click(button("Repair Category 'Foundations'"));
    expect(await screen.findByText(new RegExp(texts.gone))).toBeVisible();
  });

  it('offers to try again when it could not be loaded', async () => {
    storeItem();
    fakeStore.failAllReads(permissionDenied);
    show();
    expect(screen.getByRole('alert')).toHaveTextContent(texts.loadFailed);
    await userEvent.click(button('Try again'));
    expect(rows()).toHaveLength(1);
  });
});
