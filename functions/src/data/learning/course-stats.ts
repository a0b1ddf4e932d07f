import { Course, coursesCollection } from '@padavu/domain/course/course';
import {
  changeBetween,
  CourseStats,
  courseStatsCollection,
  courseStatsDifference,
  courseStatsFingerprint,
  LearnerStats,
  learnerStatsCollection,
  learnerStatsIdParts,
  learnerStatsPath,
  noCourseStats,
  seenFingerprint,
  summarise,
  withChange,
  withFingerprints,
  type CourseStatsChange,
} from '@padavu/domain/course/course-stats';
import { Progress, progressCollection, progressPath } from '@padavu/domain/learning/progress';
import { readRouteId } from '@padavu/domain/values/route-id';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { isDocumentId } from '#/document-id.ts';
import { countsCheck, type Differences } from '#/data/admin/counts-check.ts';
import { mergeInto, readDocument } from '#/data/store/documents.ts';
import { progressOwner } from './progress.ts';
import { fetchMatches, fetchOne, fetchPages, fetchSeveral, sumMatches } from '#/data/store/reads.ts';
import type { Transactions } from '#/data/store/transactions.ts';

const WithLessons = Course.pick({ lessonIds: true });

/** Documents in one page of a check. */
const pageSize = 300;

/** Firestore increments at most 500 numbers of a document in one commit: two for each lesson, and two of the course. */
const mostLessonsIncremented = 249;

const checkName = 'courseStats';

type Deps = {
  db: Firestore;
  inTransaction: Transactions['inTransaction'];
  inSnapshot: Transactions['inSnapshot'];
};

/** A learner in a course. With `onlyIfStale`, an entry that was counted from the same progress keeps its counts. */
type Learner = { uid: string; courseId: number; lastOpened?: number | undefined; onlyIfStale?: boolean };

export type CourseStatsData = ReturnType<typeof courseStatsData>;

/** Counts how far learners have come in each course (docs/decisions/054). */
export function courseStatsData({ db, inTransaction, inSnapshot }: Deps) {
  const courseStats = db.collection(courseStatsCollection);
  const entries = db.collection(learnerStatsCollection);
  const progressOfAll = db.collectionGroup(progressCollection);

  function countOne({ uid, courseId, lastOpened, onlyIfStale = false }: Learner): Promise<void> {
    const entryRef = db.doc(learnerStatsPath(uid, courseId));
    const courseRef = db.collection(coursesCollection).doc(String(courseId));
    return inTransaction(async (transaction) => {
      const [progressDocument, entryDocument, course] = await fetchSeveral(
        [db.doc(progressPath(uid, courseId)), entryRef, courseRef],
        transaction,
      );
      const progress = readDocument(Progress, progressDocument);
      const before = readDocument(LearnerStats, entryDocument);
      const opened = [...(before?.opened ?? []), ...(lastOpened === undefined ? [] : [lastOpened])];
      const lessonIds = readDocument(WithLessons, course)?.lessonIds ?? [];
      // A learner who has finished a course stays finished when the course changes.
      const isCurrent = onlyIfStale && before && progress && isCountedFrom(before, progress);
      const counts = isCurrent ? before : summarise(progress, opened, lessonIds);
      const after = counts && withFingerprints(courseId, counts, progress);
      if (isDeepStrictEqual(before, after)) return;
      const change = changeBetween(before, counts);
      const addToTotals = change && (await prepareTotals(transaction, courseId, change));
      if (after) transaction.set(entryRef, after);
      else transaction.delete(entryRef);
      addToTotals?.();
    });
  }

  /**
   * Prepares a change of the totals. It may read, so call it before the transaction's first write.
   * @returns a function that writes the change
   */
  async function prepareTotals(
    transaction: Transaction,
    courseId: number,
    change: CourseStatsChange,
  ): Promise<() => void> {
    const ref = courseStats.doc(String(courseId));
    if (Object.keys(change.lessons).length <= mostLessonsIncremented)
      return () => mergeInto(transaction, ref, { courseId, ...increments(change) });
    const totals = readCourseStats(await fetchOne(ref, transaction)) ?? noCourseStats(courseId);
    return () => {
      transaction.set(ref, withChange(totals, change));
    };
  }

  async function readAll(): Promise<CourseStats[]> {
    return (await fetchMatches(courseStats)).flatMap((doc) => readCourseStats(doc) ?? []);
  }

  /** How far the totals are from what Firestore counts. Progress in the trash has no `lastLessonId`. */
  async function differences(): Promise<Differences> {
    const [all, fingerprints, countedLessons, lastLessons] = await Promise.all([
      readAll(),
      sumMatches(entries, 'fingerprint'),
      sumMatches(entries, 'lastLessonId'),
      sumMatches(progressOfAll, 'lastLessonId'),
    ]);
    const sum = (count: (stats: CourseStats) => number) =>
      all.reduce((before, stats) => before + count(stats), 0);
    return {
      learners: sum(({ started }) => started) - fingerprints.count,
      fingerprint: sum(courseStatsFingerprint) - fingerprints.sum,
      progress: countedLessons.count - lastLessons.count,
      lastLessons: countedLessons.sum - lastLessons.sum,
    };
  }

  async function countAll(): Promise<void> {
    for await (const docs of fetchPages(progressOfAll, pageSize)) {
      const learners = docs.flatMap((doc) => {
        const owner = progressOwner(doc);
        return owner ? [{ ...owner, progress: readDocument(Progress, doc) }] : [];
      });
      const refs = learners.map(({ uid, courseId }) => db.doc(learnerStatsPath(uid, courseId)));
      for (const [index, document] of (await fetchSeveral(refs, db)).entries()) {
        const learner = learners[index];
        const entry = readDocument(LearnerStats, document);
        if (learner && !isSound(learner, entry)) await countOne({ ...learner, onlyIfStale: true });
      }
    }
    for await (const docs of fetchPages(entries.select(), pageSize)) {
      for (const doc of docs) if (!learnerOf(doc)) await doc.ref.delete();
      const learners = docs.flatMap((doc) => learnerOf(doc) ?? []);
      const refs = learners.map(({ uid, courseId }) => db.doc(progressPath(uid, courseId)));
      for (const [index, progress] of (await fetchSeveral(refs, db)).entries()) {
        const learner = learners[index];
        if (learner && !progress.exists) await countOne(learner);
      }
    }
  }

  /** Corrects the totals by their difference from the sum of all entries, both read at the same moment. */
  async function correctTotals(): Promise<void> {
    const { stored, wanted } = await inSnapshot(async (transaction) => {
      const sums = new Map<number, CourseStats>();
      const before = await fetchMatches(courseStats, transaction);
      for await (const docs of fetchPages(entries, pageSize, transaction)) {
        for (const doc of docs) {
          const { courseId } = learnerStatsIdParts(doc.id);
          const change = changeBetween(undefined, readDocument(LearnerStats, doc));
          if (change) sums.set(courseId, withChange(sums.get(courseId) ?? noCourseStats(courseId), change));
        }
      }
      return { stored: before.flatMap((doc) => readCourseStats(doc) ?? []), wanted: sums };
    });
    const ids = new Set([...stored.map(({ courseId }) => courseId), ...wanted.keys()]);
    for (const id of ids) {
      const found = stored.find(({ courseId }) => courseId === id) ?? noCourseStats(id);
      const change = courseStatsDifference(wanted.get(id) ?? noCourseStats(id), found);
      if (change) await applyCorrection(id, found, change);
    }
  }

  function applyCorrection(id: number, found: CourseStats, change: CourseStatsChange): Promise<void> {
    const ref = courseStats.doc(String(id));
    return inTransaction(async (transaction) => {
      const now = readCourseStats(await fetchOne(ref, transaction)) ?? noCourseStats(id);
      // Another check has corrected the totals since this one read them.
      if (now.healed !== found.healed) return;
      transaction.set(ref, { ...withChange(now, change), healed: (now.healed ?? 0) + 1 });
    });
  }

  return {
    /**
     * Updates a course's statistics with a learner's current progress, whatever event triggered this. What is counted
     * of each learner is stored, and the totals change by the difference. Safe to repeat, and in any order; writes
     * nothing when the entry is up to date.
     * @param lastOpened the lesson that the event names: the progress may name another by now
     */
    sync: (uid: string, courseId: number, lastOpened?: number): Promise<void> =>
      countOne({ uid, courseId, lastOpened }),

    // The check only sums in Firestore and reads no learner. The correction reads all of them.
    ...countsCheck(db, {
      name: checkName,
      differences,
      correct: async () => {
        await countAll();
        await correctTotals();
      },
    }),
  };
}

/** The learner and the course of an entry; `undefined` for an id that no entry of a learner has. */
function learnerOf({ id }: DocumentSnapshot): Learner | undefined {
  const { uid, courseId } = learnerStatsIdParts(id);
  return courseId > 0 && isDocumentId(uid) ? { uid, courseId } : undefined;
}

/** Whether an entry was counted from this progress and has its fingerprints. */
function isSound(
  { courseId, progress }: { courseId: number; progress: Progress | undefined },
  entry: LearnerStats | undefined,
): boolean {
  if (!entry) return summarise(progress, [], []) === undefined;
  return isDeepStrictEqual(entry, withFingerprints(courseId, entry, progress));
}

/** Reads totals with the course id of their path, whatever the field says. */
function readCourseStats(snapshot: DocumentSnapshot): CourseStats | undefined {
  const courseId = readRouteId(snapshot.id);
  const stats = courseId === 0 ? undefined : readDocument(CourseStats, snapshot);
  return stats && { ...stats, courseId };
}

/** Whether an entry was counted from this progress. An entry of an older version has no fingerprint, and is trusted. */
const isCountedFrom = ({ seen }: LearnerStats, progress: Progress) =>
  seen === undefined || seen === seenFingerprint(progress);

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
