import { Lesson, lessonsCollection } from '@padavu/domain/course/lesson';
import { questionsCollection } from '@padavu/domain/learning/lesson-question';
import { submissionsCollection } from '@padavu/domain/learning/task';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { readDocument } from '../../functions/src/data/store/documents.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { documentsOf, maxPaths, pluralize, type MigrationContext, type Migration } from './migration.ts';

type Position = Pick<Lesson, 'courseId' | 'subcategoryId'>;

/** The position of a lesson, if a document about it names another one and that of the lesson can be read. */
function changesOf(document: DocumentSnapshot, lesson: Position | undefined): Position | undefined {
  if (!lesson?.courseId || !lesson.subcategoryId) return undefined;
  const { courseId, subcategoryId } = lesson;
  const isRight = document.get('courseId') === courseId && document.get('subcategoryId') === subcategoryId;
  return isRight ? undefined : { courseId, subcategoryId };
}

async function positionsOfLessons({ db }: MigrationContext): Promise<Map<unknown, Position>> {
  const positions = new Map<unknown, Position>();
  for await (const document of documentsOf(db, lessonsCollection)) {
    const lesson = readDocument(Lesson, document);
    if (lesson) positions.set(lesson.id, { courseId: lesson.courseId, subcategoryId: lesson.subcategoryId });
  }
  return positions;
}

/** Moves the questions and the work of learners to the course of the lesson, where it was moved without them. */
export const movedLessons: Migration = {
  name: 'questions and work name the course of their lesson',
  async run(context) {
    const { db, write, onRewritten } = context;
    const positions = await positionsOfLessons(context);
    const { inTransaction } = transactions({ db });
    const paths: string[] = [];
    for (const collection of [questionsCollection, submissionsCollection]) {
      for await (const document of documentsOf(db, collection)) {
        const lessonId: unknown = document.get('lessonId');
        if (!changesOf(document, positions.get(lessonId))) continue;
        paths.push(document.ref.path);
        if (!write) continue;
        // The lesson may be moved again meanwhile, so its position is read with the document.
        await inTransaction(async (transaction) => {
          const lesson = db.collection(lessonsCollection).doc(String(lessonId));
          const [current, stored] = await transaction.getAll(document.ref, lesson);
          const changes = current?.exists && changesOf(current, readDocument(Lesson, stored));
          if (changes) transaction.update(document.ref, changes);
        });
        onRewritten?.(document.ref.path);
      }
    }
    return {
      count: paths.length,
      summary: pluralize(paths.length, 'question or piece of work', 'questions and pieces of work'),
      paths: paths.slice(0, maxPaths),
    };
  },
};
