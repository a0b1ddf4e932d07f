import type { Page } from '@playwright/test';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { LessonQuestion, questionsCollection } from '@padavu/domain/learning/lesson-question';
import { questionLimits } from '@padavu/domain/learning/question-limits';
import { Submission, submissionsCollection } from '@padavu/domain/learning/task';
import { taskLimits } from '@padavu/domain/learning/task-limits';
import type { Firestore } from 'firebase-admin/firestore';
import { readAll } from '../api/bare.ts';
import type { NamedAction } from './actions.ts';

// The queues of a school with many questions and submissions, of which every second one waits.

/** The time of the first entry, in milliseconds; each comes a minute after the one before. */
const begin = Date.UTC(2026, 0, 1);
const textOf = (noun: string, index: number) => `${noun} number ${index}.`;

/** Replaces the questions and submissions of the demo by `size` of each. */
export async function fillQueues(db: Firestore, size: number): Promise<void> {
  for (const name of [questionsCollection, submissionsCollection])
    await db.recursiveDelete(db.collection(name));
  const writer = db.bulkWriter({ throttling: false });
  for (let index = 0; index < size; index += 1) {
    const lastAt = new Date(begin + index * 60_000);
    const isWaiting = index % 2 === 0;
    const by = { uid: `bench-${index}`, name: `Learner ${index}` };
    const common = {
      courseId: 1,
      subcategoryId: 1,
      lessonId: 1,
      lessonTitle: 'The first customer',
      by,
      lastAt,
    };
    const questionFields = { text: textOf('Question', index), askedAt: lastAt, waiting: isWaiting };
    const { id: _, ...question } = LessonQuestion.parse({
      ...common,
      ...questionFields,
      id: '',
      people: [by.uid],
    });
    void writer.set(db.collection(questionsCollection).doc(`bench${index}`), question);
    const turns = [{ fromSchool: false, by, text: textOf('Work', index), at: lastAt }];
    const state = isWaiting ? 'waiting' : 'done';
    const { id: __, ...work } = Submission.parse({ ...common, state, turns, id: '', people: [by.uid] });
    void writer.set(db.collection(submissionsCollection).doc(`bench-${index}_1`), work);
    if (index % 2000 === 0) await writer.flush();
  }
  await writer.close();
}

/** Waits until the list has so many cards, and the first one contains a text. */
async function waitForCards(page: Page, expected: { cards: number; first: string }): Promise<void> {
  await page.waitForFunction(
    ({ cards, first }) => {
      const articles = document.querySelectorAll('main article');
      return articles.length === cards && (articles[0]?.textContent ?? '').includes(first);
    },
    expected,
    { polling: 'raf' },
  );
}

const { questions: texts, work } = adminMessages;

/** One document more than is shown, which tells whether there are more, and the course that all of them belong to. */
const maxDocumentsFor = (cards: number) => cards + 2;

/** The actions of an administrator on queues of `size` entries, beginning on any page. */
export function queueActions(db: Firestore, size: number): NamedAction[] {
  const { perQueuePage: pageSize } = questionLimits;
  const questions = db.collection(questionsCollection);
  const waiting = questions.where('waiting', '==', true).orderBy('lastAt', 'asc');
  const works = db.collection(submissionsCollection).where('state', '==', 'waiting').orderBy('lastAt', 'asc');
  return [
    {
      name: 'questions that wait',
      act: (page) => page.getByRole('link', { name: texts.title, exact: true }).click(),
      content: (page) => waitForCards(page, { cards: pageSize, first: textOf('Question', 0) }),
      bare: () => readAll(waiting.limit(pageSize + 1)),
      documents: maxDocumentsFor(pageSize),
    },
    {
      name: 'more questions that wait',
      act: (page) => page.getByRole('button', { name: texts.more }).click(),
      content: (page) => waitForCards(page, { cards: 2 * pageSize, first: textOf('Question', 0) }),
      bare: () => readAll(waiting.limit(2 * pageSize + 1)),
      documents: maxDocumentsFor(2 * pageSize),
    },
    {
      name: 'all questions',
      act: (page) => page.getByLabel(texts.show, { exact: true }).selectOption('all'),
      content: (page) => waitForCards(page, { cards: pageSize, first: textOf('Question', size - 1) }),
      bare: () => readAll(questions.orderBy('lastAt', 'desc').limit(pageSize + 1)),
      documents: maxDocumentsFor(pageSize),
    },
    {
      name: 'work that waits',
      act: (page) => page.getByRole('link', { name: work.title, exact: true }).click(),
      content: (page) => waitForCards(page, { cards: taskLimits.perQueuePage, first: textOf('Work', 0) }),
      bare: () => readAll(works.limit(taskLimits.perQueuePage + 1)),
      documents: maxDocumentsFor(taskLimits.perQueuePage),
    },
  ];
}
