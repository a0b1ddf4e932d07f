import { questionsCollection } from '@padavu/domain/learning/lesson-question';
import { submissionsCollection } from '@padavu/domain/learning/task';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { fetchMatches } from '#/data/store/reads.ts';

/**
 * Plans to move the questions and the work of learners with their lessons, in the transaction that moves those. Each
 * names its course, by which queues are listed and teachers are admitted. It reads, so call it before the transaction's
 * first write.
 * @param lessons one lesson, or the category that they are in. The latter includes lessons in the trash, which are
 *   restored into the category wherever it is then.
 * @returns a function that moves what was found to a category and a course
 */
export async function planMoveOfQuestionsAndWork(
  db: Firestore,
  transaction: Transaction,
  lessons: { lessonId: number } | { subcategoryId: number },
): Promise<(to: { subcategoryId: number; courseId: number }) => void> {
  const [questions = [], submissions = []] = await Promise.all(
    [questionsCollection, submissionsCollection].map((name) => {
      const all = db.collection(name).select();
      const query =
        'lessonId' in lessons
          ? all.where('lessonId', '==', lessons.lessonId)
          : all.where('subcategoryId', '==', lessons.subcategoryId);
      return fetchMatches(query, transaction);
    }),
  );
  return ({ subcategoryId, courseId }) => {
    for (const { ref } of [...questions, ...submissions])
      transaction.update(ref, { subcategoryId, courseId });
  };
}
