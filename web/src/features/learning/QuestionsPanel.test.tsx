import type { ShownQuestion } from '@padavu/domain/lesson-question';
import { questionMessages } from '@padavu/domain/question-messages';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someMoment } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
const asked = (overrides: Partial<ShownQuestion> = {}): ShownQuestion => ({
  ...message,
  id: 'q1',
  name: 'Devi',
  text: 'Which shop?',
  pinned: false,
  closed: false,
  answers: [],
  ...overrides,
});

function hands(questions: ShownQuestion[]): void {
  call.mockResolvedValue({ success: true, data: { lessonId: 20, questions, next: null } });
}

/** What the API says to the next call, which is not one for the questions. */
const says = (text: string) => call.mockResolvedValueOnce({ success: true, message: text });

async function show(...questions: ShownQuestion[]) {
  hands(questions);
  const lesson = { uid: 'anjali', courseId: 1, subcategoryId: 1, lessonId: 20 };
  renderForLearner(<QuestionsPanel lesson={lesson} hasNews={false} />, {
    path: '/lesson',
    address: '/lesson',
  });
  return within(await screen.findByRole('region', { name: 'Questions' }));
}

const sent = () => call.mock.calls.map(([request]) => request).filter(({ method }) => method !== 'GET');

const labelOf = (element: HTMLElement) => element.getAttribute('aria-label');

beforeEach(() => {
  call.mockReset();
});

describe('the questions under a lesson', () => {
  it('say who wrote them, and of the own ones that it was oneself', async () => {
    const school = { ...message, id: 'a2', name: 'Rajan', fromSchool: true, text: 'At the corner.' };
    const panel = await show(
      asked({ answers: [message, school] }),
      asked({ id: 'q2', text: 'Which fair?', own: true }),
    );
    const [theirs, mine] = (await panel.findAllByRole('button', { name: /^Answer: / })).map((button) =>
      button.closest('li'),
    );
    for (const text of ['Devi', 'Which shop?', 'Biju', 'Ask around.', 'Rajan', 'Padavu', 'At the corner.'])
      expect(theirs).toHaveTextContent(text);
    expect(mine).toHaveTextContent('You');
    expect(mine).not.toHaveTextContent('Devi');
    expect(panel.getAllByRole('button', { name: /^(Report|Withdraw): / }).map(labelOf)).toEqual([
      'Report: Which shop?',
      'Withdraw: Which fair?',
    ]);
  });

  it('are answered in place, where the answer then stands', async () => {
    const panel = await show(asked());
    await userEvent.click(await panel.findByRole('button', { name: 'Answer: Which shop?' }));
    expect(panel.getByLabelText('Your answer')).toHaveFocus();
    await userEvent.type(panel.getByLabelText('Your answer'), ' Ask around. ');
    says(questionMessages.answered);
    hands([asked({ answers: [{ ...message, own: true }] })]);
    await userEvent.click(panel.getByRole('button', { name: 'Answer' }));
    expect(await panel.findByText('Ask around.')).toBeVisible();
    expect(screen.getByText(questionMessages.answered)).toBeVisible();
    expect(panel.queryByLabelText('Your answer')).toBeNull();
    const path = expect.stringMatching(/^\/lesson-questions\/20\/q1\/answers\/[a-z][a-z0-9]{7,}$/) as unknown;
    expect(sent()).toMatchObject([{ method: 'PUT', path, body: { text: 'Ask around.' } }]);
  });

  it('are reported, once that is confirmed', async () => {
    const panel = await show(asked());
    await userEvent.click(await panel.findByRole('button', { name: 'Report: Which shop?' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(sent()).toEqual([]);
    says(questionMessages.reported);
    await userEvent.click(question.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(questionMessages.reported)).toBeVisible();
    expect(sent()).toMatchObject([{ method: 'POST', path: '/lesson-questions/20/q1/report' }]);
  });

  it('that the school has closed say so, and take no answer', async () => {
    const panel = await show(asked({ closed: true }));
    expect(await panel.findByText('The school has closed this question.')).toBeVisible();
    expect(panel.queryByRole('button', { name: /^Answer/ })).toBeNull();
    expect(panel.getByRole('button', { name: 'Report: Which shop?' })).toBeVisible();
  });

  it('are none where nobody has asked', async () => {
    const panel = await show();
    expect(await panel.findByText('Nobody has asked anything here yet.')).toBeVisible();
  });
});
