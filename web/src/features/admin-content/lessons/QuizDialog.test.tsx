import { quizInputMessages } from '@padavu/domain/learning/quiz-input';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory, aCourse, aLesson } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserPieces } from '@/test/browser-pieces.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { LessonsPage } from './LessonsPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<() => void>() }));

/** Opens the dialog of a new quiz, and tries to save it without its options. */
async function saveTooEarly() {
  renderForAdministrator([{ path: '/admin/lessons', Component: LessonsPage }], '/admin/lessons');
  await userEvent.click(screen.getByRole('button', { name: /^Quiz/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Quiz of/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save the quiz' }));
  await dialog.findByText(quizInputMessages.oneRight);
  return dialog;
}

beforeEach(() => {
  browserPieces.install();
  sessionStorage.clear();
  fakeStore.replaceAll({
    courses: [aCourse({ id: 1, lessonIds: [1] })],
    subcategories: [aCategory({ id: 1, courseId: 1, lessonsCount: 1 })],
    lessons: [aLesson({ id: 1, courseId: 1, subcategoryId: 1 })],
  });
});

describe('a quiz that was refused', () => {
  it('no longer asks for a right option when the question becomes true or false', async () => {
    const dialog = await saveTooEarly();
    await userEvent.selectOptions(dialog.getByLabelText('Answer'), 'True or false');
    expect(dialog.getByLabelText('Option 1 is right')).toBeChecked();
    await waitFor(() => expect(dialog.queryByText(quizInputMessages.oneRight)).toBeNull());
  });

  it('accepts several right options as soon as the question may have them', async () => {
    const dialog = await saveTooEarly();
    await userEvent.click(dialog.getByLabelText('Option 1 is right'));
    await userEvent.click(dialog.getByLabelText('Option 2 is right'));
    await dialog.findByText(quizInputMessages.oneRight);
    await userEvent.selectOptions(dialog.getByLabelText('Answer'), 'Several options are right');
    await waitFor(() => expect(dialog.queryByText(quizInputMessages.oneRight)).toBeNull());
  });

  it('scrolls to an error that no field receives the focus for', async () => {
    const dialog = await saveTooEarly();
    await userEvent.type(dialog.getByLabelText('Question'), 'What is clay?');
    await userEvent.type(dialog.getByLabelText('Option 1'), 'Soil');
    await userEvent.type(dialog.getByLabelText('Option 2'), 'Bread');
    const scrollIntoView = vi.fn<Element['scrollIntoView']>();
    const error = Object.assign(dialog.getByText(quizInputMessages.oneRight), { scrollIntoView });
    await userEvent.click(dialog.getByRole('button', { name: 'Save the quiz' }));
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
    expect(error).toBeVisible();
  });
});
