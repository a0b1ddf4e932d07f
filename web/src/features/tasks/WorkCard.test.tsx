import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { Submission } from '@padavu/domain/learning/task';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someMoment } from '@tests/support/builders.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { WorkCard } from './WorkCard.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);
const { work: texts } = adminMessages;

const work = Submission.parse({
  id: 'asha_1',
  by: { uid: 'asha', name: 'Asha' },
  courseId: 1,
  subcategoryId: 1,
  lessonId: 1,
  lessonTitle: 'A first shop',
  state: 'waiting',
  hasPicture: false,
  lastAt: someMoment,
  turns: [{ fromSchool: false, by: { uid: 'asha', name: 'Asha' }, text: 'My shop', at: someMoment }],
  people: ['asha'],
});

const show = () => renderForAdministrator([{ path: '/', element: <WorkCard work={work} /> }], '/');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const done = () => screen.getByRole('checkbox', { name: texts.done });

beforeEach(() => {
  sessionStorage.clear();
  fakeStore.reset();
  call.mockReset().mockResolvedValue({ message: 'Sent.' });
});

it('keeps the tick of an answer through a reload, with its text', async () => {
  const { unmount } = show();
  await press(texts.doAnswer);
  await userEvent.click(done());
  await userEvent.type(screen.getByRole('textbox'), 'Well done');
  unmount();
  show();
  await press(texts.doAnswer);
  expect(screen.getByRole('textbox')).toHaveValue('Well done');
  expect(done()).toBeChecked();
});

it.each(['Cancel', texts.send])('clears the tick of an answer at %s', async (button) => {
  show();
  await press(texts.doAnswer);
  await userEvent.click(done());
  await press(button);
  await userEvent.click(await screen.findByRole('button', { name: texts.doAnswer }));
  expect(done()).not.toBeChecked();
  expect(sessionStorage).toHaveLength(0);
});
