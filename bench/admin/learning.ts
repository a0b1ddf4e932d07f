import type { Page } from '@playwright/test';
import { adminMessages } from '@padavu/domain/admin/admin-messages';
import { lessonsCollection } from '@padavu/domain/course/lesson';
import { Progress, progressCollection, progressPath } from '@padavu/domain/learning/progress';
import { quizStatsCollection, quizzesCollection } from '@padavu/domain/learning/quiz';
import { stuckLimits } from '@padavu/domain/learning/stuck-learner';
import type { Firestore } from 'firebase-admin/firestore';
import { adminLessonsPath } from '../../web/src/lib/paths.ts';
import { readOne, readAll } from '../api/bare.ts';
import type { NamedAction } from './actions.ts';

// Learners who stopped, in a school where many did, and the results of the demo's quiz.

const { stuck: texts } = adminMessages;
const day = 24 * 60 * 60_000;

/** The demo's lesson with a quiz, and its category. */
const quizLesson = { lesson: 6, category: 2 };

/**
 * Stores progress of `size` users: each opened the first lesson of their course some minutes after the one before, up
 * to a week ago.
 */
export async function fillProgress(db: Firestore, size: number): Promise<void> {
  const { docs } = await db.collection(lessonsCollection).where('day', '==', 1).get();
  const firstOf = new Map(docs.map((lesson) => [Number(lesson.get('courseId')), Number(lesson.id)]));
  const latest = Date.now() - stuckLimits.quietDays * day;
  const writer = db.bulkWriter({ throttling: false });
  for (let index = 0; index < size; index += 1) {
    const courseId = (index % 3) + 1;
    const lastLessonId = firstOf.get(courseId) ?? 1;
    const lastAt = new Date(latest - (size - index) * 5 * 60_000);
    const progress = Progress.parse({ lessons: {}, lastLessonId, lastSubcategoryId: 1, lastAt });
    void writer.set(db.doc(progressPath(`bench-${index}`, courseId)), progress);
    if (index % 2000 === 0) await writer.flush();
  }
  await writer.close();
}

/** Waits until at least `times` elements of the page contain the text. */
async function waitForText(page: Page, selector: string, text: string, times = 1): Promise<void> {
  await page.waitForFunction(
    ({ where, what, least }) =>
      [...document.querySelectorAll(where)].filter(({ textContent }) => (textContent ?? '').includes(what))
        .length >= least,
    { where: selector, what: text, least: times },
    { polling: 'raf' },
  );
}

/** Lists the learners who stopped, beginning on the dashboard. */
export function stuckActions(db: Firestore): NamedAction[] {
  const { quietDays, longestDays, most } = stuckLimits;
  const quiet = db.collectionGroup(progressCollection).orderBy('lastAt', 'desc');
  return [
    {
      name: 'learners who stopped',
      act: (page) => page.getByRole('button', { name: texts.show, exact: true }).click(),
      content: (page) =>
        waitForText(page, `table[aria-label="${texts.title}"] tbody tr`, texts.message, most),
      bare: () =>
        readAll(
          quiet
            .where('lastAt', '>=', new Date(Date.now() - longestDays * day))
            .where('lastAt', '<=', new Date(Date.now() - quietDays * day))
            .limit(2 * most),
        ),
      // Twice as many as are listed, their accounts, the few courses and lessons in which they stopped, and the
      // caller's account.
      documents: 4 * most + 10,
    },
  ];
}

/** Shows the results of a quiz, beginning on any page; it ends in a dialog. */
export function quizActions(db: Firestore): NamedAction[] {
  return [
    {
      name: 'lessons of a category',
      act: (page) => page.goto(adminLessonsPath(quizLesson.category), { waitUntil: 'commit' }),
      content: (page) => waitForText(page, 'main', 'Day 1'),
      bare: () => readAll(db.collection(lessonsCollection).where('subcategoryId', '==', quizLesson.category)),
    },
    {
      name: 'results of a quiz',
      act: (page) => page.getByRole('button', { name: /^Quiz of Papers/ }).click(),
      content: (page) => waitForText(page, '[role=dialog]', '% right of'),
      bare: async () => {
        await readOne(db, `${quizzesCollection}/${quizLesson.lesson}`);
        await readOne(db, `${quizStatsCollection}/${quizLesson.lesson}`);
      },
      documents: 4,
    },
  ];
}
