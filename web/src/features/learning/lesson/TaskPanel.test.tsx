import type { OwnWork } from '@padavu/domain/learning/task';
import { taskMessages } from '@padavu/domain/learning/task-messages';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aProgress, someMoment } from '@tests/support/builders.ts';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { TaskPanel } from './TaskPanel.tsx';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

vi.mock('@/lib/picture-as-base64.ts', () => ({ pictureAsBase64: () => Promise.resolve('AAAA') }));

const call = vi.mocked(callAuthorisedApi);
const work: OwnWork = {
  lessonId: 20,
  state: 'waiting',
  hasPicture: false,
  turns: [{ fromSchool: false, name: 'Anjali', text: 'Asha and Biju', at: someMoment }],
};

/** The API's response to reads from now on. */
const store = (stored: OwnWork | null) => call.mockResolvedValue({ success: true, data: stored });

const answeredAt = new Date(someMoment.getTime() + 60_000);
const answeredProgress = aProgress({
  tasks: { 20: { state: 'again', at: answeredAt } },
  answered: { task20: { lessonId: 20, subcategoryId: 1, at: answeredAt } },
});

/** The task, and a button with which the school answers the work, as the progress says. */
function Lesson() {
  const [data, setData] = useState(() => aProgress());
  const learnerLesson = { uid: 'anjali', courseId: 1, subcategoryId: 1, lessonId: 20 };
  const progress = { state: 'ready', data, fromCache: false } as const;
  return (
    <>
      <button onClick={() => setData(answeredProgress)}>Answer</button>
      <TaskPanel task="Name three customers." learnerLesson={learnerLesson} progress={progress} />
    </>
  );
}

const show = () => renderForLearner(<Lesson />, { path: '/lesson', address: '/lesson' });

const rewrite = () => screen.findByRole('button', { name: 'Rewrite it' });

beforeEach(() => {
  call.mockReset();
});

describe('the task of a lesson', () => {
  it('moves the focus from the form to the button that replaces it when work is handed in', async () => {
    store(null);
    show();
    await userEvent.type(await screen.findByLabelText('Your work'), 'Asha and Biju');
    call.mockResolvedValueOnce({ success: true, data: work, message: 'Handed in' });
    store(work);
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    expect(await rewrite()).toHaveFocus();
  });

  it('moves the focus back to the button when the form is cancelled, and leaves it alone before', async () => {
    store(work);
    show();
    const button = await rewrite();
    expect(document.body).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await rewrite()).toHaveFocus();
  });

  it('keeps the open form while an answer is fetched, which counts as seen once it is shown', async () => {
    store(work);
    show();
    await userEvent.click(await rewrite());
    const form = screen.getByLabelText('Your work, once more');
    const answer = Promise.withResolvers<{ success: boolean; data: OwnWork }>();
    call.mockReset().mockReturnValueOnce(answer.promise);
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(form).toBeInTheDocument();
    expect(call.mock.calls.map(([{ path }]) => path)).toEqual(['/lesson-tasks/20']);
    store(null);
    const turn = { fromSchool: true, name: 'Meera', text: 'One more, please', at: answeredAt };
    answer.resolve({ success: true, data: { ...work, state: 'again', turns: [...work.turns, turn] } });
    expect(await screen.findByText('One more, please')).toBeVisible();
    expect(form).toBeInTheDocument();
    await vi.waitFor(() =>
      expect(call.mock.lastCall?.[0]).toMatchObject({
        path: '/users/me/seen-answers',
        body: { lessonId: 20, to: 'work' },
      }),
    );
  });

  it('shows work that was handed in elsewhere above the form, before it can be replaced', async () => {
    store(null);
    show();
    await userEvent.type(await screen.findByLabelText('Your work'), 'Devi');
    const reply = {
      success: false as const,
      message: taskMessages.newer,
      code: 'changed-meanwhile' as const,
    };
    call.mockRejectedValueOnce(new ApiError(409, reply.message, reply));
    store(work);
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    expect(await screen.findByText('Asha and Biju')).toBeVisible();
    expect(screen.getByText(taskMessages.newer)).toBeVisible();
    expect(screen.getByLabelText('Your work, once more')).toHaveValue('Devi');
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    await rewrite();
    const writes = call.mock.calls.filter(([{ method }]) => method === 'PUT');
    expect(writes.map(([{ body }]) => body)).toEqual([
      { text: 'Devi', lastTurnAt: null },
      { text: 'Devi', lastTurnAt: someMoment },
    ]);
  });

  it.each([
    [
      'the server failed',
      new ApiError(500, 'Internal Server Error'),
      'Server error. What you wrote stays here: please try again later.',
    ],
    [
      'the response is not from the API',
      new TypeError('not an object'),
      'Server error. What you wrote stays here: please try again later.',
    ],
    [
      'there is no network',
      new ApiError(0, 'Failed to fetch'),
      'That needs a network. What you wrote stays here: please try again.',
    ],
  ])('says that work was not handed in because %s', async (_why, error, text) => {
    store(null);
    show();
    await userEvent.type(await screen.findByLabelText('Your work'), 'Devi');
    call.mockRejectedValueOnce(error);
    await userEvent.click(screen.getByRole('button', { name: 'Hand in' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Your work')).toHaveValue('Devi');
  });

  it('does not say that a picture stays on the page when it was not added', async () => {
    store(work);
    show();
    const field = await screen.findByLabelText('Add a picture');
    call.mockRejectedValueOnce(new ApiError(0, 'Failed to fetch'));
    await userEvent.upload(field, new File(['x'], 'shop.png', { type: 'image/png' }));
    expect(await screen.findByText('That needs a network. Please try again.')).toBeVisible();
  });
});
