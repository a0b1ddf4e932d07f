import { auditCollection, type AuditEntry } from '@padavu/domain/admin/audit';
import { auditSearchWords } from '@padavu/domain/admin/audit-search';
import { messages } from '@padavu/domain/messages';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAuditEntry } from '@tests/support/builders.ts';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Notices } from '@/components/Notices.tsx';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { saveFile } from '@/lib/save-file.ts';
import { fakeStore, unavailable } from '@/test/fake-store.ts';
import { AuditPage } from './AuditPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/firebase/live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

const call = vi.mocked(callAuthorisedApi);
const moment = (day: number, minute = 0) => new Date(2025, 4, day, 9, minute);

function store(id: string, overrides: Partial<AuditEntry> = {}) {
  const entry = anAuditEntry(overrides);
  fakeStore.put(id, { ...entry, searchWords: auditSearchWords(entry.target) }, auditCollection);
}

const aDeletion = (overrides: Partial<AuditEntry> = {}): Partial<AuditEntry> => ({
  at: moment(4),
  actor: { uid: 'rajan', name: 'Rajan Pillai' },
  action: 'lesson.delete',
  target: { collection: 'lessons', id: '7', label: 'Choosing a name' },
  before: { title: 'Choosing a name', day: 2 },
  after: null,
  ...overrides,
});

function show(address = '/admin/audit') {
  const router = createMemoryRouter(
    [
      { path: '/admin/audit', Component: AuditPage },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <Notices>
      <RouterProvider router={router} />
    </Notices>,
  );
  return router;
}

const sentences = () =>
  screen.queryAllByRole('rowheader').map((entry) => entry.querySelector('p')?.textContent);
const clickOn = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  fakeStore.reset();
  call.mockReset().mockResolvedValue({ success: true, message: 'Lesson restored.' });
  vi.mocked(saveFile).mockReset();
});

describe('the audit log', () => {
  it('is listed in sentences, day by day, newest first and live', () => {
    store('1', { at: moment(3) });
    store('2', aDeletion());
    show();
    expect(sentences()).toEqual([
      'Rajan Pillai deleted the lesson "Choosing a name"',
      'Administrator approved Anjali Menon',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('4 May 2025'),
      expect.stringContaining('3 May 2025'),
    ]);
    act(() => store('3', { at: moment(5), target: { collection: 'users', id: 'basil', label: 'Basil' } }));
    expect(sentences()[0]).toBe('Administrator approved Basil');
  });

  it('shows days and times in the time zone of the school', () => {
    store('1', { at: new Date('2025-05-03T20:00:00Z') });
    show();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('4 May 2025');
    expect(screen.getByText('1:30 am')).toBeVisible();
  });

  it('unfolds what an action changed', async () => {
    store('1');
    show();
    const details = screen.getByRole('button', { name: 'Details: Administrator approved Anjali Menon' });
    expect(details).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(details);
    expect(details).toHaveAttribute('aria-expanded', 'true');
    const table = screen.getByRole('table', { name: /^Changes/ });
    expect(within(table).getByRole('row', { name: 'Status Pending Approved' })).toBeVisible();
  });

  it('says that nothing has been done yet', () => {
    show();
    expect(screen.getByText('No activity yet.')).toBeVisible();
  });

  it('can be loaded again after it failed', async () => {
    store('1');
    fakeStore.failAllReads(new Error('something inside'));
    show();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load activity');
    await clickOn('Try again');
    expect(sentences()).toHaveLength(1);
  });

  it('loads in pages, and keeps the loaded ones when a new entry arrives', async () => {
    for (let minute = 0; minute < 30; minute += 1) store(`e${100 + minute}`, { at: moment(3, minute) });
    show();
    expect(sentences()).toHaveLength(25);
    await clickOn('Show older');
    await waitFor(() => expect(sentences()).toHaveLength(30));
    act(() => store('new', aDeletion()));
    expect(sentences()).toHaveLength(31);
    expect(screen.queryByText('Show older')).not.toBeInTheDocument();
    expect(screen.getByText('31 entries, newest first')).toBeVisible();
  });

  it('is as long after Back as it was, and has its first page under another filter', async () => {
    for (let minute = 0; minute < 80; minute += 1) store(`e${100 + minute}`, { at: moment(3, minute) });
    const router = show();
    await clickOn('Show older');
    await waitFor(() => expect(sentences()).toHaveLength(50));
    await act(() => router.navigate('/admin/user/anjali'));
    await act(() => router.navigate(-1));
    expect(sentences()).toHaveLength(50);
    await clickOn('Show older');
    await waitFor(() => expect(sentences()).toHaveLength(75));
    const { location } = router.state;
    await act(() => router.navigate({ ...location, search: '?from=2025-05-02' }, location));
    expect(sentences()).toHaveLength(25);
  });
});

describe('the filters', () => {
  beforeEach(() => {
    store('1', { at: moment(3) });
    store('2', aDeletion());
  });

  it('must all match an entry, and are kept in the address', async () => {
    const router = show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Rajan Pillai');
    await waitFor(() => expect(sentences()).toEqual([expect.stringContaining('Rajan Pillai')]));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Lessons: everything');
    await userEvent.type(screen.getByRole('searchbox', { name: 'About' }), 'nam');
    await userEvent.type(screen.getByLabelText('From'), '2025-05-04');
    await userEvent.type(screen.getByLabelText('To'), '2025-05-04');
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
        who: 'rajan',
        what: 'lesson',
        about: 'nam',
        from: '2025-05-04',
        to: '2025-05-04',
      }),
    );
    expect(sentences()).toHaveLength(1);
  });

  it.each([
    ['who=admin', 'Anjali'],
    ['what=user.approve', 'Anjali'],
    ['what=lesson.delete', 'Choosing'],
    ['about=anj', 'Anjali'],
    ['about=7', 'Choosing'],
    ['to=2025-05-03', 'Anjali'],
    ['from=2025-05-04', 'Choosing'],
  ])('are taken from the address: %s', (query, label) => {
    show(`/admin/audit?${query}`);
    expect(sentences()).toEqual([expect.stringContaining(label)]);
  });

  it('with invalid values in the address are ignored', () => {
    show('/admin/audit?what=nonsense&from=yesterday&to=');
    expect(sentences()).toHaveLength(2);
  });

  it('that match nothing can be cleared', async () => {
    const router = show('/admin/audit?about=zzz');
    expect(screen.getByRole('status')).toHaveTextContent('Nothing matches the current filters.');
    await clickOn('Clear filters');
    await waitFor(() => expect(sentences()).toHaveLength(2));
    expect(router.state.location.search).toBe('');
  });
});

const aRefusal = (message: string) =>
  new ApiError(409, message, { success: false, message, code: 'category-gone' });

describe('undoing', () => {
  const undo = 'Undo: Rajan Pillai deleted the lesson "Choosing a name"';

  it('is offered for what can be undone, confirms that it is done, and then marks the entry', async () => {
    store('1');
    store('2', aDeletion());
    show();
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    await clickOn(undo);
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'POST', path: '/admin/audit/2/undo' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Lesson restored.');
    act(() => store('undo-2', aDeletion({ at: moment(5), action: 'lesson.restore', undoes: '2' })));
    expect(screen.queryByRole('button', { name: undo })).not.toBeInTheDocument();
    expect(screen.getByText('Undone')).toBeVisible();
  });

  it('marks the entry even when a filter hides the entry that undid it', () => {
    store('2', aDeletion());
    store('undo-2', aDeletion({ at: moment(5), action: 'lesson.restore', undoes: '2' }));
    show('/admin/audit?what=lesson.delete');
    expect(sentences()).toHaveLength(1);
    expect(screen.getByText('Undone')).toBeVisible();
  });

  it.each([
    [aRefusal('The category of this lesson is gone.'), 'The category of this lesson is gone.'],
    [new ApiError(0, 'Failed to fetch'), 'Network error. Please check your internet connection.'],
    [new Error('something inside'), 'Unable to undo this. Please try again.'],
  ])('shows the reason when it fails', async (error, text) => {
    call.mockRejectedValue(error);
    store('2', aDeletion());
    show();
    await clickOn(undo);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: undo })).toBeEnabled();
  });
});

describe('the export', () => {
  it('contains every entry that matches the filter, and no formula', async () => {
    store('1', { at: moment(3), target: { collection: 'users', id: 'x', label: '=cmd()' } });
    store('2', aDeletion());
    show('/admin/audit?what=user');
    await clickOn('Export CSV');
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(await screen.findByText('1 entry exported.')).toBeVisible();
    const [name, text = ''] = vi.mocked(saveFile).mock.lastCall ?? [];
    expect(name).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
    const [heading, ...rows] = text.split('\r\n');
    expect(heading).toContain('When (UTC),Who,What,In words,About');
    expect(rows).toEqual([
      `${moment(3).toISOString()},Administrator,User approved,Administrator approved =cmd(),'=cmd(),users,x,Status: Pending → Approved,1,`,
    ]);
  });

  it('says that it failed, and can be tried again', async () => {
    store('1');
    show();
    fakeStore.failSingleReads(new Error('no network'));
    await clickOn('Export CSV');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to export the activity.');
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  });

  it('says why it failed', async () => {
    store('1');
    show();
    fakeStore.failSingleReads(unavailable);
    await clickOn('Export CSV');
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.login.network);
  });

  it('saves no file once the page is left', async () => {
    store('1');
    const router = show();
    const pendingRead = fakeStore.holdSingleReads();
    await clickOn('Export CSV');
    await act(() => router.navigate('/elsewhere'));
    pendingRead.resolve();
    // The file of a finished export is saved once this module is there.
    await act(() => import('@/lib/csv.ts'));
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be stopped, and then saves no file', async () => {
    store('1');
    show();
    const pendingRead = fakeStore.holdSingleReads();
    await clickOn('Export CSV');
    await clickOn('Stop');
    pendingRead.resolve();
    expect(await screen.findByRole('alert')).toHaveTextContent('The export was stopped.');
    expect(saveFile).not.toHaveBeenCalled();
  });
});
