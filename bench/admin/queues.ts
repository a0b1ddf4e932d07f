import type { Page } from '@playwright/test';
import { adminMessages } from '@padavu/domain/admin-messages';
import { LessonQuestion, questionsCollection } from '@padavu/domain/lesson-question';
import { questionLimits } from '@padavu/domain/question-limits';
import { Submission, submissionsCollection } from '@padavu/domain/task';
import { taskLimits } from '@padavu/domain/task-limits';
import type { Firestore } from 'firebase-admin/firestore';
import { some } from '../api/bare.ts';
import type { NamedAction } from './actions.ts';

// The queues of a school that is asked a lot: questions and pieces of work, of which every second one waits.

/** Millisecond of the first; each comes a minute after the one before. */
const begin = Date.UTC(2026, 0, 1);
const textOf = (noun: string, index: number) => `${noun} number ${index}.`;

/** Stores so many questions and so many pieces of work, in the place of the demo's. */
export async function fillQueues(db: Firestore, size: number): Promise<void> {
  for (const name of [questionsCollection, submissionsCollection])
    await db.recursiveDelete(db.collection(name));
  const writer = db.bulkWriter({ throttling: false });
  for (let index = 0; index < size; index += 1) {
    const lastAt = new Date(begin + index * 60_000);
    const isWaiting = index % 2 === 0;
    const by = { uid: `bench-${index}`, name: `Learner ${index}` };
    const place = {
      courseId: 1,
      subcategoryId: 1,
      lessonId: 1,
      lessonTitle: 'The first customer',
      by,
      lastAt,
    };
    const asked = { text: textOf('Question', index), askedAt: lastAt, waiting: isWaiting };
    const { id: _, ...question } = LessonQuestion.parse({ ...place, ...asked, id: '', people: [by.uid] });
    void writer.set(db.collection(questionsCollection).doc(`bench${index}`), question);
    const turns = [{ fromSchool: false, by, text: textOf('Work', index), at: lastAt }];
    const state = isWaiting ? 'waiting' : 'done';
    const { id: __, ...work } = Submission.parse({ ...place, state, turns, id: '', people: [by.uid] });
    void writer.set(db.collection(submissionsCollection).doc(`bench-${index}_1`), work);
    if (index % 2000 === 0) await writer.flush();
  }
  await writer.close();
}

/** Until the list has so many cards, and the first one says this. */
async function cardsShown(page: Page, wanted: { cards: number; first: string }): Promise<void> {
  await page.waitForFunction(
    ({ cards, first }) => {
      const shown = document.querySelectorAll('main article');
      return shown.length === cards && (shown[0]?.textContent ?? '').includes(first);
    },
    wanted,
    { polling: 'raf' },
  );
}

const { questions: texts, work } = adminMessages;

/** One card more than is shown says that there are further ones, and all of them are of one course. */
const documentsOf = (cards: number) => cards + 2;

/** What an administrator does with queues of so many entries, beginning on any page. */
export function queueActions(db: Firestore, size: number): NamedAction[] {
  const { perQueuePage: page } = questionLimits;
  const questions = db.collection(questionsCollection);
  const waiting = questions.where('waiting', '==', true).orderBy('lastAt', 'asc');
  const works = db.collection(submissionsCollection).where('state', '==', 'waiting').orderBy('lastAt', 'asc');
  return [
    {
      name: 'questions that wait',
      act: (shown) => shown.getByRole('link', { name: texts.title, exact: true }).click(),
      content: (shown) => cardsShown(shown, { cards: page, first: textOf('Question', 0) }),
      bare: () => some(waiting.limit(page + 1)),
      documents: documentsOf(page),
    },
    {
      name: 'more questions that wait',
      act: (shown) => shown.getByRole('button', { name: texts.more }).click(),
      content: (shown) => cardsShown(shown, { cards: 2 * page, first: textOf('Question', 0) }),
      bare: () => some(waiting.limit(2 * page + 1)),
      documents: documentsOf(2 * page),
    },
    {
      name: 'all questions',
      act: (shown) => shown.getByLabel(texts.show, { exact: true }).selectOption('all'),
      content: (shown) => cardsShown(shown, { cards: page, first: textOf('Question', size - 1) }),
      bare: () => some(questions.orderBy('lastAt', 'desc').limit(page + 1)),
      documents: documentsOf(page),
    },
    {
      name: 'work that waits',
      act: (shown) => shown.getByRole('link', { name: work.title, exact: true }).click(),
      content: (shown) => cardsShown(shown, { cards: taskLimits.perQueuePage, first: textOf('Work', 0) }),
      bare: () => some(works.limit(taskLimits.perQueuePage + 1)),
      documents: documentsOf(taskLimits.perQueuePage),
    },
  ];
}
