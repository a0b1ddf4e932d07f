import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { User } from '@padavu/domain/user/user';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aCourse, aUserRecord } from '@tests/support/builders.ts';
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { TeachingPanel } from './TeachingPanel.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const { role: texts } = adminMessages;

type Overrides = Parameters<typeof aUserRecord>[0];

function TestPanel({ first }: { first: Overrides }) {
  const [overrides, setOverrides] = useState(first);
  useEffect(() => {
    changeUser = setOverrides;
  }, []);
  return <TeachingPanel user={User.parse({ ...aUserRecord(overrides), id: 'anjali' })} />;
}

/** Replaces the user, as the live document does when somebody changes the account. */
let changeUser: (overrides: Overrides) => void;

const show = (overrides: Overrides = {}) =>
  renderForAdministrator([{ path: '/', element: <TestPanel first={overrides} /> }], '/');

const panel = () => screen.queryByRole('region', { name: 'Teaching' });
const dialog = () => within(screen.getByRole('dialog', { name: 'What Anjali Menon teaches' }));
const open = () => userEvent.click(screen.getByRole('button', { name: 'Choose courses' }));
const tick = (course: string) => userEvent.click(dialog().getByRole('checkbox', { name: course }));
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Save' }));

beforeEach(() => {
  sessionStorage.clear();
  fakeStore.reset();
  for (let id = 1; id <= 70; id += 1) fakeStore.put(id, aCourse({ id, title: `Course ${id}` }), 'courses');
  call.mockReset().mockResolvedValue({ success: true });
});

describe('what a user teaches', () => {
  it.each<[string, Overrides]>([
    ['an administrator, who teaches everything', { role: 'admin' }],
    ['a pending user', { status: 'pending' }],
    ['a deactivated learner', { status: 'inactive' }],
  ])('is not shown for %s', (_who, overrides) => {
    show(overrides);
    expect(panel()).not.toBeInTheDocument();
  });

  it('is still shown for a deactivated teacher, with the numbers of deleted courses', () => {
    show({ role: 'teacher', teaches: [2, 99], status: 'inactive' });
    expect(panel()).toHaveTextContent('Course 2');
    expect(panel()).toHaveTextContent('Course 99, which is gone');
  });

  it('has its courses in a grid, without which Safari counts their heading twice', async () => {
    show();
    await open();
    expect(dialog().getByRole('group', { name: 'Courses' })).toHaveStyle({ display: 'grid' });
  });

  it('can be chosen among all courses of the school, page by page', async () => {
    show();
    expect(panel()).toHaveTextContent('Teaches no course.');
    await open();
    await tick('Course 10');
    await tick('Course 2');
    await userEvent.click(dialog().getByRole('button', { name: 'The 60 after' }));
    await tick('Course 65');
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(texts.done)).toBeVisible();
    expect(call.mock.calls.map(([request]) => request)).toEqual([
      expect.objectContaining({
        method: 'PUT',
        path: '/admin/users/anjali/role',
        body: { role: 'teacher', teaches: [2, 10, 65], expected: { teaches: [] } },
      }),
    ]);
  });

  it('makes a teacher without courses a learner again', async () => {
    show({ role: 'teacher', teaches: [65] });
    await open();
    expect(dialog().getByRole('checkbox', { name: 'Course 65' })).toBeChecked();
    await tick('Course 65');
    expect(dialog().getByRole('checkbox', { name: 'Course 65' })).not.toBeChecked();
    await save();
    expect(await screen.findByText(texts.done)).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({ body: { role: 'user', teaches: [] } });
  });

  it('includes at most twenty courses', async () => {
    show({ role: 'teacher', teaches: Array.from({ length: 20 }, (_none, index) => index + 1) });
    await open();
    await tick('Course 21');
    await save();
    expect(await dialog().findByRole('alert')).toHaveTextContent(texts.tooMany);
    expect(call).not.toHaveBeenCalled();
  });

  it('shows why it was refused, and keeps the chosen courses', async () => {
    call.mockRejectedValue(
      new ApiError(409, texts.notApproved, {
        success: false,
        message: texts.notApproved,
        code: 'not-approved',
      }),
    );
    const { unmount } = show();
    await open();
    await tick('Course 1');
    await save();
    expect(await dialog().findByText(texts.notApproved)).toBeVisible();
    unmount();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(dialog().getByRole('checkbox', { name: 'Course 1' })).toBeChecked();
  });

  it('is merged with what a colleague chose in the meantime, before it is saved', async () => {
    call.mockRejectedValueOnce(
      new ApiError(409, texts.changedMeanwhile, {
        success: false,
        message: texts.changedMeanwhile,
        code: 'changed-meanwhile',
      }),
    );
    show({ role: 'teacher', teaches: [1] });
    await open();
    await tick('Course 2');
    await save();
    expect(await dialog().findByText(texts.changedMeanwhile)).toBeVisible();
    act(() => changeUser({ role: 'teacher', teaches: [1, 3] }));
    expect(dialog().queryByText(texts.changedMeanwhile)).not.toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Load the latest version' }));
    expect(dialog().getByRole('checkbox', { name: 'Course 3' })).toBeChecked();
    await save();
    expect(await screen.findByText(texts.done)).toBeVisible();
    expect(call.mock.calls.map(([{ body }]) => body)).toEqual([
      { role: 'teacher', teaches: [1, 2], expected: { teaches: [1] } },
      { role: 'teacher', teaches: [1, 2, 3], expected: { teaches: [1, 3] } },
    ]);
  });

  it('shows no conflict when the change is what was saved from this dialog', async () => {
    const saved = Promise.withResolvers<{ success: true }>();
    call.mockReturnValue(saved.promise);
    show({ role: 'teacher', teaches: [1] });
    await open();
    await tick('Course 2');
    await save();
    act(() => changeUser({ role: 'teacher', teaches: [1, 2] }));
    expect(dialog().queryByText(/Someone else/)).not.toBeInTheDocument();
    saved.resolve({ success: true });
    expect(await screen.findByText(texts.done)).toBeVisible();
  });

  it('can include a course that is created while the dialog is open', async () => {
    fakeStore.reset();
    show();
    await open();
    act(() => fakeStore.put(1, aCourse({ id: 1, title: 'The only one' }), 'courses'));
    await tick('The only one');
    await save();
    expect(await screen.findByText(texts.done)).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({ body: { role: 'teacher', teaches: [1] } });
  });
});
