import { adminMessages } from '@padavu/domain/admin-messages';
import { User } from '@padavu/domain/user';
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

function Shown({ first }: { first: Overrides }) {
  const [overrides, setOverrides] = useState(first);
  useEffect(() => {
    change = setOverrides;
  }, []);
  return <TeachingPanel ownId="admin" user={User.parse({ ...aUserRecord(overrides), id: 'anjali' })} />;
}

/** Makes the account another one, as the store does when somebody changes it. */
let change: (overrides: Overrides) => void;

const show = (overrides: Overrides = {}) =>
  renderForAdministrator([{ path: '/', element: <Shown first={overrides} /> }], '/');

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
    ['somebody who waits', { status: 'pending' }],
    ['a deactivated learner', { status: 'inactive' }],
  ])('is not asked of %s', (_who, overrides) => {
    show(overrides);
    expect(panel()).not.toBeInTheDocument();
  });

  it('stays with a teacher who is deactivated, and can be taken away', () => {
    show({ role: 'teacher', teaches: [2, 99], status: 'inactive' });
    expect(panel()).toHaveTextContent('Course 2');
    expect(panel()).toHaveTextContent('Course 99, which is gone');
  });

  it('is chosen among all courses of the school, however many there are', async () => {
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

  it('makes a learner again of whoever teaches nothing', async () => {
    show({ role: 'teacher', teaches: [65] });
    await open();
    expect(dialog().getByRole('checkbox', { name: 'Course 65' })).toBeChecked();
    await tick('Course 65');
    expect(dialog().getByRole('checkbox', { name: 'Course 65' })).not.toBeChecked();
    await save();
    expect(await screen.findByText(texts.done)).toBeVisible();
    expect(call.mock.lastCall?.[0]).toMatchObject({ body: { role: 'user', teaches: [] } });
  });

  it('is at most twenty courses', async () => {
    show({ role: 'teacher', teaches: Array.from({ length: 20 }, (_none, index) => index + 1) });
    await open();
    await tick('Course 21');
    await save();
    expect(await dialog().findByRole('alert')).toHaveTextContent(texts.tooMany);
    expect(call).not.toHaveBeenCalled();
  });

  it('says why it was refused, and keeps what was chosen', async () => {
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

  it('is taken together with what a colleague chose meanwhile, before it is saved', async () => {
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
    act(() => change({ role: 'teacher', teaches: [1, 3] }));
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

  it('is not called changed by somebody else when it is what was saved from here', async () => {
    const saved = Promise.withResolvers<{ success: true }>();
    call.mockReturnValue(saved.promise);
    show({ role: 'teacher', teaches: [1] });
    await open();
    await tick('Course 2');
    await save();
    act(() => change({ role: 'teacher', teaches: [1, 2] }));
    expect(dialog().queryByText(/Someone else/)).not.toBeInTheDocument();
    saved.resolve({ success: true });
    expect(await screen.findByText(texts.done)).toBeVisible();
  });

  it('can be chosen of a course that is made meanwhile', async () => {
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
