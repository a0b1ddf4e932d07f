import { quizzesCollection } from '@padavu/domain/quiz';
import * as texts from '@padavu/domain/quiz-texts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStore } from '@/test/fake-store.ts';
import { sendAnswers } from '@/test/outbox.ts';
import { QuizPanel } from './QuizPanel.tsx';

vi.mock('@/lib/firebase/use-documents.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/outbox.ts', () => import('@/test/outbox.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<() => never>() }));

const id = 'a'.repeat(12);
const quiz = { lessonId: 1, required: true, passMark: 80, tries: 0, shuffled: false };

beforeEach(() => {
  sessionStorage.clear();
  fakeStore.reset();
  sendAnswers.mockClear();
  fakeStore.set(quizzesCollection, [
    { ...quiz, id: 1, questions: [{ id, kind: 'number', text: 'How many grams?', options: [] }] },
  ]);
});

it('a typed number with commas between its thousands is sent as that number, and an unclear one stays to be corrected', async () => {
  const learnerLesson = { uid: 'anjali', courseId: 1, subcategoryId: 1, lessonId: 1 };
  render(<QuizPanel learnerLesson={learnerLesson} progress={{ state: 'loading' }} />);
  await userEvent.click(screen.getByRole('button', { name: texts.start }));
  const answer = screen.getByLabelText(/How many grams/);
  await userEvent.type(answer, '1,00,00');
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(answer).toHaveAccessibleDescription(texts.notANumber);
  expect(answer).toHaveValue('1,00,00');
  expect(sendAnswers).not.toHaveBeenCalled();
  await userEvent.clear(answer);
  await userEvent.type(answer, '1,000');
  await userEvent.click(screen.getByRole('button', { name: texts.send }));
  expect(sendAnswers).toHaveBeenCalledWith('anjali', 1, expect.objectContaining({ answers: { [id]: 1000 } }));
});
