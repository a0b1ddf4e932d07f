import { Course, coursesCollection } from '@padavu/domain/course';
import {
  changeBetween,
  insightsCollection,
  learningPath,
  LearningSummary,
  summarise,
  type InsightChange,
} from '@padavu/domain/insight';
import { Progress, progressPath } from '@padavu/domain/progress';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { readDocument } from './documents.ts';
import { fetchSeveral } from './reads.ts';

const WithLessons = Course.pick({ lessonIds: true });

/** Learners of one course meet on its insight; five attempts, the default, give up too early. */
const maxAttempts = 20;

export type LearningData = ReturnType<typeof learningData>;

/** Counts how far learners come (decision 054). */
export function learningData({ db }: { db: Firestore }) {
  return {
    /**
     * Makes the insight of a course count a learner's progress as it is now, whatever event asked for it: what is counted
     * of each learner is written down, and the insight changes by the difference. Safe to repeat, and in any order;
     * writes nothing when all is counted.
     * @param lastOpened the lesson that the event tells of: the progress may name another by now
     */
    async follow(uid: string, courseId: number, lastOpened?: number): Promise<void> {
      const summaryRef = db.doc(learningPath(uid, courseId));
      const insightRef = db.collection(insightsCollection).doc(String(courseId));
      const courseRef = db.collection(coursesCollection).doc(String(courseId));
      await db.runTransaction(
        async (transaction) => {
          const [progress, summary, course] = await fetchSeveral(
            [db.doc(progressPath(uid, courseId)), summaryRef, courseRef],
            transaction,
          );
          const before = readDocument(LearningSummary, summary);
          const opened = [...(before?.opened ?? []), ...(lastOpened === undefined ? [] : [lastOpened])];
          const lessonIds = readDocument(WithLessons, course)?.lessonIds ?? [];
          const after = summarise(readDocument(Progress, progress), opened, lessonIds);
          const change = changeBetween(before, after);
          if (!change) return;
          if (after) transaction.set(summaryRef, after);
          else transaction.delete(summaryRef);
          transaction.set(insightRef, { courseId, ...increments(change) }, { merge: true });
        },
        { maxAttempts },
      );
    },
  };
}

function increments({ started, finished, lessons }: InsightChange) {
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
