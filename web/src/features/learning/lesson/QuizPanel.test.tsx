import { quizMessages } from '@padavu/domain/learning/quiz-messages';
import * as texts from '@padavu/domain/learning/quiz-texts';
import type { LearnerQuiz } from '@padavu/domain/learning/quiz';
import type { QuizResult } from '@padavu/domain/learning/quiz-result';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aProgress } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '@/lib/api.ts';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { gradeAnswers } from '@/lib/graded-quiz.ts';
import { queryClient } from '@/lib/query-client.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { sendAnswers } from '@/test/outbox.ts';
import { renderForLearner } from '@/test/render-for-learner.tsx';
import { QuizPanel } from './QuizPanel.tsx';

vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));
vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/outbox.ts', () => import('@/test/outbox.ts'));

const quiz: LearnerQuiz = {
  lessonId: 20,
  required: false,
  passMark: 60,
  tries: 0,
  shuffled: false,
  questions: [
    {
      id: '0000000000a1',
      kind: 'single',
      text: 'Where do people meet?',
      options: ['At the fair', 'At home'],
    },
    { id: '0000000000a2', kind: 'number', text: 'How many grams?', options: [] },
  ],
};

function show(result?: QuizResult) {
  const learnerLesson = { uid: 'anjali', courseId: 1, subcategoryId: 1, lessonId: 20 };
  const progress = {
    state: 'ready',
    data: aProgress(result && { quizzes: { 20: result } }),
    fromCache: false,
  } as const;
  renderForLearner(<QuizPanel learnerLesson={learnerLesson} progress={progress} />, {
    path: '/lesson',
    address: '/lesson',
  });
}

/** Gets the outcome of an attempt, of this tab or of another. */
function grade(attempt: string, percent: number) {
  const data = { percent, passed: percent === 100, tries: 1, triesLeft: null, best: 100, questions: [] };
  vi.mocked(callAuthorisedApi).mockResolvedValue({ success: true, data: { ...data, passedAt: null } });
  return gradeAnswers({ lessonId: 20, attempt, answers: {} }, () => undefined);
}

beforeEach(() => {
  sessionStorage.clear();
  sendAnswers.mockClear();
  fakeStore.reset();
  queryClient.clear();
  fakeStore.set('quizzes', [{ ...quiz, id: 20 }]);
});

describe('the quiz below a lesson', () => {
  it('moves the focus to the first question when it is started, and leaves it alone when it is resumed', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: texts.start }));
    expect(screen.getByRole('radio', { name: 'At the fair' })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'At home' }));
    cleanup();
    show();
    expect(screen.getByRole('radio', { name: 'At home' })).toBeChecked();
    expect(document.body).toHaveFocus();
  });

  it('has its questions in no flex container, in which Safari counts their headings twice', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: texts.start }));
    const question = screen.getByRole('group', { name: /Where do people meet/ });
    expect(question.parentElement).not.toHaveStyle({ display: 'flex' });
  });

  it('sends a number with commas between its thousands as that number, and leaves an unclear one to be corrected', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: texts.start }));
    await userEvent.click(screen.getByRole('radio', { name: 'At home' }));
    const answer = screen.getByLabelText(/How many grams/);
    await userEvent.type(answer, '1,00,00');
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    expect(answer).toHaveAccessibleDescription(texts.notANumber);
    expect(answer).toHaveValue('1,00,00');
    expect(sendAnswers).not.toHaveBeenCalled();
    await userEvent.clear(answer);
    await userEvent.type(answer, '1,000');
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    const answers = expect.objectContaining({ '0000000000a2': 1000 }) as unknown;
    expect(sendAnswers).toHaveBeenCalledWith('anjali', 1, expect.objectContaining({ answers }));
  });

  it('moves the focus to the graded answers when they arrive, and leaves it alone when the lesson is opened again', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: texts.start }));
    await userEvent.click(screen.getByRole('radio', { name: 'At home' }));
    await userEvent.type(screen.getByLabelText(/How many grams/), '5');
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    await grade(sendAnswers.mock.calls[0]?.[2].attempt ?? '', 50);
    expect(await screen.findByText(/^50% right/)).toHaveFocus();
    cleanup();
    show();
    expect(screen.getByText(/^50% right/)).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('shows the outcome of its own answers, not of those that another tab has sent meanwhile', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: texts.start }));
    await userEvent.click(screen.getByRole('radio', { name: 'At home' }));
    await userEvent.type(screen.getByLabelText(/How many grams/), '5');
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    const own = sendAnswers.mock.calls[0]?.[2];
    await grade(own?.attempt ?? '', 50);
    expect(await screen.findByText(/^50% right/)).toBeVisible();
    await grade('of-another-tab', 100);
    cleanup();
    show();
    expect(screen.getByText(/^50% right/)).toBeVisible();
  });

  it('shows the best result beside the graded answers only where it is another one', async () => {
    const result = { tries: 1, lastAt: new Date('2026-10-05T09:00:00.000Z'), attempts: [] };
    await grade('own', 50);
    show({ ...result, best: 50 });
    expect(screen.getByText(/^50% right/)).toBeVisible();
    expect(screen.queryByText(/Your best result/)).toBeNull();
    cleanup();
    show({ ...result, best: 80 });
    expect(screen.getByText(`${texts.notPassed} Your best result: 80%.`)).toBeVisible();
  });

  it('fills in the refused answers to questions that a changed quiz still has', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: texts.start }));
    await userEvent.click(screen.getByRole('radio', { name: 'At home' }));
    await userEvent.type(screen.getByLabelText(/How many grams/), '1,000');
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    const [choice, number] = quiz.questions;
    fakeStore.set('quizzes', [
      { ...quiz, id: 20, questions: [number, { ...choice, id: '0000000000b1', text: 'Where now?' }] },
    ]);
    const message = quizMessages.changed;
    vi.mocked(callAuthorisedApi).mockRejectedValue(
      new ApiError(409, message, { success: false, message, code: 'quiz-changed' }),
    );
    const sent = sendAnswers.mock.lastCall?.[2];
    await gradeAnswers(sent ?? { lessonId: 20, attempt: '', answers: {} }, () => undefined);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(screen.getByRole('button', { name: texts.start }));
    expect(screen.getByLabelText(/How many grams/)).toHaveValue('1000');
    expect(screen.getByRole('radio', { name: 'At home' })).not.toBeChecked();
  });

  it('fetches the lessons again after a refusal, because the lesson may have no quiz any more', async () => {
    const fetchAgain = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
    onTestFinished(() => fetchAgain.mockRestore());
    sendAnswers.mockRejectedValueOnce(new ApiError(404, 'Not Found'));
    show();
    await userEvent.click(screen.getByRole('button', { name: texts.start }));
    await userEvent.click(screen.getByRole('radio', { name: 'At home' }));
    await userEvent.type(screen.getByRole('textbox'), '5');
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    await vi.waitFor(() => expect(fetchAgain).toHaveBeenCalledTimes(1));
  });

  it('asks a question that is added while the quiz is answered, and sends nothing before it is answered', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: texts.start }));
    await userEvent.click(screen.getByRole('radio', { name: 'At home' }));
    await userEvent.type(screen.getByLabelText(/How many grams/), '5');
    const added = { id: '0000000000c3', kind: 'single', text: 'When?', options: ['At dawn', 'At noon'] };
    act(() => fakeStore.set('quizzes', [{ ...quiz, id: 20, questions: [added, ...quiz.questions] }]));
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    expect(sendAnswers).not.toHaveBeenCalled();
    expect(screen.getByRole('group', { name: '3. When?' })).toHaveAccessibleDescription(texts.unanswered);
    await userEvent.click(screen.getByRole('radio', { name: 'At noon' }));
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    expect(sendAnswers.mock.lastCall?.[2].answers).toEqual({
      '0000000000a1': [1],
      '0000000000a2': 5,
      '0000000000c3': [1],
    });
  });

  it('says once that no try is left, and offers none', () => {
    fakeStore.set('quizzes', [{ ...quiz, id: 20, tries: 3 }]);
    show({ best: 40, tries: 3, lastAt: new Date('2026-10-05T09:00:00.000Z'), attempts: [] });
    expect(screen.getByText('2 questions. You need 60% to pass.')).toBeVisible();
    expect(screen.getByText(texts.noTriesLeft)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
