import { randomBytes } from 'node:crypto';
import { Quiz, QuizStats, quizStatsCollection, quizzesCollection } from '@padavu/domain/learning/quiz';
import { QuestionInput } from '@padavu/domain/learning/quiz-input';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readDocument } from '../../functions/src/data/store/documents.ts';
import { questionIdOf } from '../../functions/src/data/learning/quizzes.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { documentsOf, maxPaths, pluralize, type Migration } from './migration.ts';

/** A quiz from before quizzes had a salt; `undefined` for any other, and for one that cannot be read. */
function unsaltedIn(document: DocumentSnapshot | undefined): Quiz | undefined {
  const quiz = readDocument(Quiz, document);
  return quiz && quiz.salt === undefined ? quiz : undefined;
}

/** The question with the id that the API gives it, which it keeps until it is changed. */
function resalted(salt: string, question: Quiz['questions'][number]): Quiz['questions'][number] {
  const { data: input } = QuestionInput.safeParse(question);
  return { ...question, id: input ? questionIdOf(salt, input) : randomBytes(6).toString('hex') };
}

/** Gives quizzes a salt and their questions other ids, under which their counts continue. */
export const quizSalts: Migration = {
  name: 'the ids of quiz questions reveal no answer',
  async run({ db, write, onRewritten }) {
    const paths: string[] = [];
    for await (const found of documentsOf(db, quizzesCollection)) {
      if (!unsaltedIn(found)) continue;
      const { ref } = found;
      paths.push(ref.path);
      if (!write) continue;
      await transactions({ db }).inTransaction(async (transaction) => {
        const statsRef = db.collection(quizStatsCollection).doc(ref.id);
        const [document, statsDocument] = await transaction.getAll(ref, statsRef);
        const quiz = unsaltedIn(document);
        if (!quiz) return;
        const salt = randomBytes(16).toString('hex');
        const questions = quiz.questions.map((question) => resalted(salt, question));
        transaction.update(ref, { salt, questions });
        const stats = readDocument(QuizStats, statsDocument);
        if (!stats) return;
        const counts = quiz.questions.flatMap(({ id }, index) => {
          const [tally, next] = [stats.questions[id], questions[index]];
          return tally && next ? [[next.id, tally] as const] : [];
        });
        transaction.update(statsRef, { questions: Object.fromEntries(counts) });
      });
      onRewritten?.(ref.path);
    }
    return {
      count: paths.length,
      summary: pluralize(paths.length, 'quiz', 'quizzes'),
      paths: paths.slice(0, maxPaths),
    };
  },
};
