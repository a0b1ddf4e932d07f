import { Course, coursesCollection } from '@padavu/domain/course';
import {
  changeBetween,
  courseStatsCollection,
  learnerStatsPath,
  LearnerStats,
  summarise,
  type CourseStatsChange,
} from '@padavu/domain/course-stats';
import { Progress, progressPath } from '@padavu/domain/progress';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { readDocument } from './documents.ts';
import { fetchSeveral } from './reads.ts';
import type { Transactions } from './transactions.ts';

const WithLessons = Course.pick({ lessonIds: true });

export type CourseStatsData = ReturnType<typeof courseStatsData>;

/** Counts how far learners come (docs/decisions/054). */
export function courseStatsData({
  db,
  inTransaction,
}: {
  db: Firestore;
  inTransaction: Transactions['run'];
}) {
  return {
    /**
     * Makes the insight of a course count a learner's progress as it is now, whatever event asked for it: what is counted
     * of each learner is written down, and the insight changes by the difference. Safe to repeat, and in any order;
     * writes nothing when all is counted.
     * @param lastOpened the lesson that the event tells of: the progress may name another by now
     */
    async follow(uid: string, courseId: number, lastOpened?: number): Promise<void> {
      const summaryRef = db.doc(learnerStatsPath(uid, courseId));
      const courseStatsRef = db.collection(courseStatsCollection).doc(String(courseId));
      const courseRef = db.collection(coursesCollection).doc(String(courseId));
      await inTransaction(async (transaction) => {
        const [progress, summary, course] = await fetchSeveral(
          [db.doc(progressPath(uid, courseId)), summaryRef, courseRef],
          transaction,
        );
        const before = readDocument(LearnerStats, summary);
        const opened = [...(before?.opened ?? []), ...(lastOpened === undefined ? [] : [lastOpened])];
        const lessonIds = readDocument(WithLessons, course)?.lessonIds ?? [];
        const after = summarise(readDocument(Progress, progress), opened, lessonIds);
        const change = changeBetween(before, after);
        if (!change) return;
        if (after) transaction.set(summaryRef, after);
        else transaction.delete(summaryRef);
        transaction.set(courseStatsRef, { courseId, ...increments(change) }, { merge: true });
      });
    },
  };
}

function increments({ started, finished, lessons }: CourseStatsChange) {
  return {
    started: FieldValue.increment(started),
    finished: FieldValue.increment(finished),
    lessons: Object.fromEntries(
      Object.entries(lessons).map(([id, { opened, completed }]) => [
        id,
        { opened: FieldValue.increment(opened), completed: FieldValue.increment(completed) },
      ]),
    ),
  };
}
