import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { type LessonQuestion, questionsCollection } from '@padavu/domain/learning/lesson-question';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCourse, someMoment } from '@tests/support/builders.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callAuthorisedApi } from '@/lib/authorised-api.ts';
import { fakeStore } from '@/test/fake-store.ts';
import { renderForAdministrator } from '@/test/render-for-administrator.tsx';
import { QuestionsPage } from './QuestionsPage.tsx';

vi.mock('@/lib/firebase/use-live.ts', () => import('@/test/fake-store.ts'));
vi.mock('@/lib/authorised-api.ts', () => ({ callAuthorisedApi: vi.fn<typeof callAuthorisedApi>() }));

const { questions: texts } = adminMessages;
const call = vi.mocked(callAuthorisedApi);
const answer = {
  id: 'answer01',
  by: { uid: 'biju', name: 'Biju Kurian' },
  fromSchool: false,
  text: 'That is not nice.',
  at: someMoment,
  hidden: false,
};

/** Stores fields of the question. */
function storeQuestion(fields: Partial<LessonQuestion>): void {
  fakeStore.put('question1', fields, questionsCollection);
}

const show = (address: string) =>
  renderForAdministrator([{ path: '/admin/questions', Component: QuestionsPage }], address);
const card = () => within(screen.getByRole('article', { name: 'A rude question' }));

/** Presses a button of the question and stores the change. @returns the request that was sent */
async function press(name: string, change: Partial<LessonQuestion>) {
  await userEvent.click(card().getByRole('button', { name }));
  expect(await screen.findByText(texts.changed)).toBeVisible();
  act(() => storeQuestion(change));
  return call.mock.lastCall?.[0];
}

beforeEach(() => {
  fakeStore.reset();
  call.mockReset().mockResolvedValue({ message: texts.changed });
  fakeStore.set('courses/1', aCourse());
  storeQuestion({
    courseId: 1,
    lessonId: 20,
    subcategoryId: 1,
    lessonTitle: 'The first customer',
    by: { uid: 'devi', name: 'Devi Menon' },
    text: 'A rude question',
    askedAt: someMoment,
    lastAt: someMoment,
    waiting: true,
    reported: true,
    answers: [answer],
  });
});

describe('the queue of questions', () => {
  it('shows the lesson of a question, and the authors of its messages', () => {
    show('/admin/questions');
    for (const text of ['The first customer', 'Ecommerce Mastery', texts.waiting, texts.reported])
      expect(card().getByText(text)).toBeVisible();
    expect(card().getByRole('link', { name: 'Devi Menon' })).toHaveAttribute('href', '/admin/user/devi');
    expect(card().getByRole('link', { name: 'Biju Kurian' })).toHaveAttribute('href', '/admin/user/biju');
  });

  it('no longer contains a hidden question, which can be shown again from the list of all', async () => {
    show('/admin/questions?show=reported');
    const path = '/admin/questions/question1';
    const hidden = { hidden: true, waiting: false, reported: false };
    expect(await press(texts.hide, hidden)).toMatchObject({ method: 'PUT', path, body: hidden });
    expect(screen.getByText(texts.none.reported)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(texts.show), texts.filters.all);
    expect(card().getByText(texts.hidden)).toBeVisible();
    expect(await press(texts.unhide, { hidden: false })).toMatchObject({ path, body: { hidden: false } });
    expect(card().getByRole('button', { name: texts.hide })).toBeVisible();
  });

  it('has buttons that say of which question or answer they are', () => {
    show('/admin/questions');
    const descriptions = card()
      .getAllByRole('button')
      .map((button) => `${button.textContent}: ${button.getAttribute('aria-description')}`);
    expect(descriptions).toEqual([
      `${texts.hideAnswer}: That is not nice.`,
      ...[texts.doAnswer, texts.done, texts.keep, texts.pin, texts.close, texts.hide].map(
        (name) => `${name}: A rude question`,
      ),
    ]);
  });

  it('has a name without half a character where the question is long', () => {
    storeQuestion({ text: `x${'🙏'.repeat(60)}` });
    show('/admin/questions');
    expect(screen.getByRole('article')).toHaveAccessibleName(`x${'🙏'.repeat(59)}`);
  });

  it('closes a question, and opens it again', async () => {
    show('/admin/questions');
    expect(await press(texts.close, { closed: true })).toMatchObject({ body: { closed: true } });
    expect(card().getByText(texts.closed)).toBeVisible();
    expect(await press(texts.open, { closed: false })).toMatchObject({ body: { closed: false } });
  });

  it('hides one of the answers, and shows it again', async () => {
    const other = { ...answer, id: 'answer02', hidden: true };
    storeQuestion({ answers: [answer, other] });
    show('/admin/questions');
    const both = { hiddenAnswers: ['answer02', 'answer01'] };
    const change = { answers: [{ ...answer, hidden: true }, other] };
    expect(await press(texts.hideAnswer, change)).toMatchObject({ body: both });
    expect(card().queryByRole('button', { name: texts.hideAnswer })).toBeNull();
    await userEvent.click(card().getAllByRole('button', { name: texts.showAnswer })[0] ?? document.body);
    expect(call.mock.lastCall?.[0]).toMatchObject({ body: { hiddenAnswers: ['answer02'] } });
  });
});
