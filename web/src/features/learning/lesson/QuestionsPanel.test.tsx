import type { LessonQuestionReply } from '@padavu/domain/learning/lesson-question';
import { questionMessages } from '@padavu/domain/learning/question-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someMoment } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { QuestionsPanel } from './QuestionsPanel.tsx';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const call = vi.mocked(callAuthorisedApi);

const message = {
  id: 'a1',
  name: 'Biju',
  fromSchool: false,
  own: false,
  text: 'Ask around.',
  at: someMoment,
};
const aQuestion = (overrides: Partial<LessonQuestionReply> = {}): LessonQuestionReply => ({
  ...message,
  id: 'q1',
  name: 'Devi',
  text: 'Which shop?',
  pinned: false,
  closed: false,
  answers: [],
  ...overrides,
});

const aPage = (questions: LessonQuestionReply[], next: string | null = null) => ({
  success: true,
  data: { lessonId: 20, questions, next },
});

function respondWith(questions: LessonQuestionReply[]): void {
  call.mockResolvedValue(aPage(questions));
}

/** The API's response to the next call, which must be a write. */
const respondOnce = (text: string) => call.mockResolvedValueOnce({ success: true, message: text });

async function show(...questions: LessonQuestionReply[]) {
  respondWith(questions);
  const lesson = { uid: 'anjali', courseId: 1, subcategoryId: 1, lessonId: 20 };
  renderForLearner(<QuestionsPanel lesson={lesson} hasNews={false} />, {
    path: '/lesson',
    address: '/lesson',
  });
  return within(await screen.findByRole('region', { name: 'Questions' }));
}

const writes = () => call.mock.calls.map(([request]) => request).filter(({ method }) => method !== 'GET');

const labelOf = (element: HTMLElement) => element.getAttribute('aria-label');

beforeEach(() => {
  call.mockReset();
});

describe('the questions under a lesson', () => {
  it('name their author, or "You" if that is the learner', async () => {
    const school = { ...message, id: 'a2', name: 'Rajan', fromSchool: true, text: 'At the corner.' };
    const panel = await show(
      aQuestion({ answers: [message, school] }),
      aQuestion({ id: 'q2', text: 'Which fair?', own: true }),
    );
    const [others, own] = (await panel.findAllByRole('button', { name: /^Answer: / })).map((button) =>
      button.closest('li'),
    );
    for (const text of ['Devi', 'Which shop?', 'Biju', 'Ask around.', 'Rajan', 'Padavu', 'At the corner.'])
      expect(others).toHaveTextContent(text);
    expect(own).toHaveTextContent('You');
    expect(own).not.toHaveTextContent('Devi');
    expect(panel.getAllByRole('button', { name: /^(Report|Withdraw): / }).map(labelOf)).toEqual([
      'Report: Which shop?',
      'Withdraw: Which fair?',
    ]);
  });

  it('are answered in place, and then show the answer', async () => {
    const panel = await show(aQuestion());
    await userEvent.click(await panel.findByRole('button', { name: 'Answer: Which shop?' }));
    expect(panel.getByLabelText('Your answer')).toHaveFocus();
    await userEvent.type(panel.getByLabelText('Your answer'), ' Ask around. ');
    respondOnce(questionMessages.answered);
    respondWith([aQuestion({ answers: [{ ...message, own: true }] })]);
    await userEvent.click(panel.getByRole('button', { name: 'Answer' }));
    expect(await panel.findByText('Ask around.')).toBeVisible();
    expect(screen.getByText(questionMessages.answered)).toBeVisible();
    expect(panel.queryByLabelText('Your answer')).toBeNull();
    expect(panel.getByRole('button', { name: 'Answer: Which shop?' })).toHaveFocus();
    const path = expect.stringMatching(/^\/lesson-questions\/20\/q1\/answers\/[a-z][a-z0-9]{7,}$/) as unknown;
    expect(writes()).toMatchObject([{ method: 'PUT', path, body: { text: 'Ask around.' } }]);
  });

  it('are asked under a new id if another text has arrived under the first', async () => {
    const panel = await show();
    const text = panel.getByRole('textbox');
    call.mockRejectedValueOnce(new ApiError(0, 'No network'));
    await userEvent.type(text, 'Which shop');
    await userEvent.click(panel.getByRole('button', { name: 'Ask' }));
    await userEvent.type(text, '?');
    const { taken } = questionMessages;
    const reply = { success: false as const, message: taken, code: 'changed-meanwhile' as const };
    call.mockRejectedValueOnce(new ApiError(409, taken, reply));
    await userEvent.click(panel.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText(taken)).toBeVisible();
    respondOnce(questionMessages.asked);
    await userEvent.click(panel.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(text).toHaveValue(''));
    const paths = writes().map(({ path }) => path);
    expect(paths[0]).toBe(paths[1]);
    expect(paths[2]).not.toBe(paths[1]);
    expect(writes().map(({ body }) => body)).toEqual([
      { text: 'Which shop' },
      { text: 'Which shop?' },
      { text: 'Which shop?' },
    ]);
  });

  it('that are withdrawn stay, with the answer that is being written, until its form is closed', async () => {
    const panel = await show(aQuestion());
    await userEvent.click(await panel.findByRole('button', { name: 'Answer: Which shop?' }));
    await userEvent.type(panel.getByLabelText('Your answer'), 'Ask around.');
    const { gone } = questionMessages;
    const reply = { success: false as const, message: gone, code: 'not-found' as const };
    call.mockRejectedValueOnce(new ApiError(404, gone, reply));
    respondWith([aQuestion({ id: 'q2', text: 'Which fair?' })]);
    await userEvent.click(panel.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByText(gone)).toBeVisible();
    expect(await panel.findByText('Which fair?')).toBeVisible();
    expect(panel.getByText('Which shop?')).toBeVisible();
    expect(panel.getByLabelText('Your answer')).toHaveValue('Ask around.');
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
    expect(panel.queryByText('Which shop?')).toBeNull();
    expect(panel.getByText('Which fair?')).toBeVisible();
  });

  it('keep an answer that is being sent, in case it does not arrive', async () => {
    const panel = await show(aQuestion());
    await userEvent.click(await panel.findByRole('button', { name: 'Answer: Which shop?' }));
    await userEvent.type(panel.getByLabelText('Your answer'), 'Ask around.');
    const reply = Promise.withResolvers<unknown>();
    call.mockReturnValueOnce(reply.promise);
    await userEvent.click(panel.getByRole('button', { name: 'Answer' }));
    const cancel = panel.getByRole('button', { name: 'Cancel' });
    expect(cancel).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cancel);
    reply.reject(new ApiError(0, 'no response'));
    await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'false'));
    expect(panel.getByLabelText('Your answer')).toHaveValue('Ask around.');
  });

  it('keep the focus in place when an answer is cancelled', async () => {
    const panel = await show(aQuestion());
    await userEvent.click(await panel.findByRole('button', { name: 'Answer: Which shop?' }));
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
    expect(panel.getByRole('button', { name: 'Answer: Which shop?' })).toHaveFocus();
  });

  it('are reported after a confirmation', async () => {
    const panel = await show(aQuestion());
    await userEvent.click(await panel.findByRole('button', { name: 'Report: Which shop?' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(writes()).toEqual([]);
    respondOnce(questionMessages.reported);
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(questionMessages.reported)).toBeVisible();
    expect(writes()).toMatchObject([{ method: 'POST', path: '/lesson-questions/20/q1/report' }]);
  });

  it('that the school has closed say so, and accept no answer', async () => {
    const panel = await show(aQuestion({ closed: true }));
    expect(await panel.findByText('The school has closed this question.')).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Answer/ })).toBeNull();
    expect(panel.getByRole('button', { name: 'Report: Which shop?' })).toBeVisible();
  });

  it('say why they could not be loaded', async () => {
    call.mockRejectedValue(new ApiError(403, 'Forbidden', undefined, 'Your course has changed.'));
    const lesson = { uid: 'anjali', courseId: 1, subcategoryId: 1, lessonId: 20 };
    renderForLearner(<QuestionsPanel lesson={lesson} hasNews={false} />, {
      path: '/lesson',
      address: '/lesson',
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your course has changed.');
  });

  it('say why more of them could not be loaded, and can be requested again', async () => {
    call.mockResolvedValueOnce(aPage([aQuestion()], 'q1'));
    const panel = await show();
    const more = await panel.findByRole('button', { name: 'Show more questions' });
    call.mockRejectedValueOnce(new ApiError(0, 'Failed to fetch'));
    await userEvent.click(more);
    expect(await screen.findByText('That needs a network. Please try again.')).toBeVisible();
    expect(panel.getByText('Which shop?')).toBeVisible();
    call.mockResolvedValueOnce(aPage([aQuestion({ id: 'q2', text: 'Which fair?' })]));
    await userEvent.click(more);
    expect(await panel.findByText('Which fair?')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Show more questions' })).toBeNull();
  });

  it('show a text when there are none', async () => {
    const panel = await show();
    expect(await panel.findByText('Nobody has asked anything here yet.')).toBeVisible();
  });
});
