import { coursesCollection } from '@padavu/domain/course/course';
import { CourseStats, courseStatsCollection, learnerStatsPath } from '@padavu/domain/course/course-stats';
import { progressPath, type Progress } from '@padavu/domain/learning/progress';
import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { courseStatsData } from '../../functions/src/data/learning/course-stats.ts';
import { transactions } from '../../functions/src/data/store/transactions.ts';
import { syncProgress } from '../../functions/src/triggers/document-events.ts';
import { afterTriggers } from '../support/after-triggers.ts';
import { db } from '../support/accounts-firebase.ts';
import { aLearner, anAdmin, uniqueWord } from '../support/accounts.ts';
import { api } from '../support/api-client.ts';
import { someMoment } from '../support/builders.ts';
import { someId, storeCourse } from '../support/content.ts';

async function courseStatsOf(courseId: number): Promise<CourseStats | undefined> {
  const data = (await db.collection(courseStatsCollection).doc(String(courseId)).get()).data();
  return data && CourseStats.parse(data);
}

const learnerStatsOf = async (uid: string, courseId: number) =>
  (await db.doc(learnerStatsPath(uid, courseId)).get()).data();

/** Merges progress as a learner's page does: opens a lesson, and marks it complete or not if `complete` is given. */
const mergeProgress = (uid: string, courseId: number, lessonId: number, complete?: boolean) =>
  db.doc(progressPath(uid, courseId)).set(
    {
      lastLessonId: lessonId,
      lastSubcategoryId: 1,
      ...(complete === undefined ? {} : { lessons: { [lessonId]: { complete, at: someMoment } } }),
    },
    { merge: true },
  );

async function aCourseOfTwo(): Promise<{ courseId: number; first: number; second: number }> {
  const [first, second] = [someId(), someId()];
  const { id: courseId } = await storeCourse({ lessonIds: [first, second] });
  return { courseId, first, second };
}

describe('the statistics of a course', () => {
  it('follow a learner from the first opened lesson to the last complete one', async () => {
    const { courseId, first, second } = await aCourseOfTwo();
    const uid = uniqueWord();
    await mergeProgress(uid, courseId, first);
    await expect
      .poll(() => courseStatsOf(courseId), afterTriggers)
      .toEqual({ courseId, started: 1, finished: 0, lessons: { [first]: { opened: 1, completed: 0 } } });

    await mergeProgress(uid, courseId, second, true);
    await expect
      .poll(() => courseStatsOf(courseId), afterTriggers)
      .toEqual({
        courseId,
        started: 1,
        finished: 0,
        lessons: { [first]: { opened: 1, completed: 0 }, [second]: { opened: 1, completed: 1 } },
      });

    await mergeProgress(uid, courseId, first, true);
    await expect.poll(async () => (await courseStatsOf(courseId))?.finished, afterTriggers).toBe(1);
    await mergeProgress(uid, courseId, first, false);
    await expect.poll(async () => (await courseStatsOf(courseId))?.finished, afterTriggers).toBe(0);
    expect(await learnerStatsOf(uid, courseId)).toMatchObject({ finished: false, completed: [second] });
  });

  it('no longer include an account that is deleted', async () => {
    const { courseId, first } = await aCourseOfTwo();
    const [admin, deleted] = await Promise.all([anAdmin(), aLearner({ courseId })]);
    await mergeProgress(deleted.uid, courseId, first, true);
    await mergeProgress(uniqueWord(), courseId, first);
    const counts = async () => {
      const courseStats = await courseStatsOf(courseId);
      return [courseStats?.started, courseStats?.lessons[first]];
    };
    await expect.poll(counts, afterTriggers).toEqual([2, { opened: 2, completed: 1 }]);

    expect((await api('DELETE', `/admin/users/${deleted.uid}`, { token: admin.token })).status).toBe(200);
    await expect.poll(counts, afterTriggers).toEqual([1, { opened: 1, completed: 0 }]);
    expect(await learnerStatsOf(deleted.uid, courseId)).toBeUndefined();
  });
});

/** The deployed trigger counts the same learners as this service at the same time: each learner must count once. */
const service = courseStatsData({ db, ...transactions({ db }) });

const storeProgress = (uid: string, courseId: number, progress: Progress) =>
  db.doc(progressPath(uid, courseId)).set(progress);

/** The increments in a written value, at any depth. */
function incrementsIn(value: unknown): number {
  if (value instanceof FieldValue) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + incrementsIn(inner), 0);
}

describe('counting a learner', () => {
  it('changes nothing when it is repeated, at the same time or later', async () => {
    const { courseId, first, second } = await aCourseOfTwo();
    const learners = [uniqueWord(), uniqueWord(), uniqueWord()];
    await Promise.all(
      learners.map((uid) =>
        storeProgress(uid, courseId, {
          lastLessonId: second,
          lessons: { [first]: { complete: true, at: someMoment } },
        }),
      ),
    );
    const events = [...learners, ...learners, ...learners];
    await Promise.all(events.map((uid) => service.sync(uid, courseId, second)));
    const stats = await courseStatsOf(courseId);
    expect(stats).toEqual({
      courseId,
      started: 3,
      finished: 0,
      lessons: { [first]: { opened: 3, completed: 3 }, [second]: { opened: 3, completed: 0 } },
    });
    const ref = db.collection(courseStatsCollection).doc(String(courseId));
    const before = await ref.get();
    await service.sync(learners[0] ?? '', courseId, first);
    expect((await ref.get()).updateTime).toEqual(before.updateTime);
  });

  it('leaves out lessons that the course no longer has', async () => {
    const { courseId, first, second } = await aCourseOfTwo();
    const uid = uniqueWord();
    await storeProgress(uid, courseId, {
      lastLessonId: second,
      lessons: { [first]: { complete: true, at: someMoment } },
    });
    await service.sync(uid, courseId, second);
    await db
      .collection(coursesCollection)
      .doc(String(courseId))
      .update({ lessonIds: [first] });
    await service.sync(uid, courseId);
    expect(await courseStatsOf(courseId)).toEqual({
      courseId,
      started: 1,
      finished: 1,
      lessons: { [first]: { opened: 1, completed: 1 }, [second]: { opened: 0, completed: 0 } },
    });
  });

  it('keeps what is counted of each lesson when only the number of learners changes', async () => {
    const { courseId, first } = await aCourseOfTwo();
    const [uid, other] = [uniqueWord(), uniqueWord()];
    await storeProgress(uid, courseId, { lastLessonId: first, lessons: {} });
    await service.sync(uid, courseId, first);
    await storeProgress(other, courseId, { lastLessonId: someId(), lessons: {} });
    await service.sync(other, courseId);
    const expected = { courseId, started: 2, finished: 0, lessons: { [first]: { opened: 1, completed: 0 } } };
    expect(await courseStatsOf(courseId)).toEqual(expected);
  });

  it('subtracts more lessons than Firestore increments in one commit', async () => {
    const lessonIds = Array.from({ length: 300 }, someId);
    const { id: courseId } = await storeCourse({ lessonIds });
    const uid = uniqueWord();
    const totals = (opened: number) =>
      Object.fromEntries(lessonIds.map((id) => [id, { opened, completed: 0 }]));
    await db.doc(learnerStatsPath(uid, courseId)).set({ finished: false, opened: lessonIds, completed: [] });
    const ref = db.collection(courseStatsCollection).doc(String(courseId));
    await ref.set({ courseId, started: 2, finished: 0, lessons: totals(2), healed: 1 });
    const increments: number[] = [];
    const runTransaction: typeof db.runTransaction = (work, options) =>
      db.runTransaction(async (transaction) => {
        const set = vi.spyOn(transaction, 'set');
        const result = await work(transaction);
        increments.push(incrementsIn(set.mock.calls.find(([to]) => to.path === ref.path)?.[1]));
        return result;
      }, options);
    const store = { collection: (path: string) => db.collection(path), runTransaction };
    await courseStatsData({ db, ...transactions({ db: store }) }).sync(uid, courseId);
    expect(Math.max(...increments)).toBeLessThanOrEqual(500);
    expect(await courseStatsOf(courseId)).toEqual({
      courseId,
      started: 1,
      finished: 0,
      lessons: totals(1),
      healed: 1,
    });
  });

  it('writes nothing for a learner who has not started', async () => {
    const { courseId } = await aCourseOfTwo();
    await service.sync(uniqueWord(), courseId);
    expect(await courseStatsOf(courseId)).toBeUndefined();
  });
});

describe('an event', () => {
  it('that changes only the position in a video reads nothing', async () => {
    const { courseId, first, second } = await aCourseOfTwo();
    const uid = uniqueWord();
    const ref = db.doc(progressPath(uid, courseId));
    const sync = vi.fn<(typeof service)['sync']>().mockResolvedValue();
    const handle = (before: DocumentSnapshot, after: DocumentSnapshot) =>
      syncProgress({ courseStats: { sync }, paces: { sync: vi.fn<() => Promise<void>>() } })({
        params: { uid, courseId: String(courseId) },
        data: { before, after },
      });

    const nothing = await ref.get();
    await mergeProgress(uid, courseId, first, false);
    const opened = await ref.get();
    await handle(nothing, opened);
    expect(sync.mock.calls).toEqual([[uid, courseId, first]]);

    await ref.update({ [`lessons.${first}.position`]: 90 });
    const further = await ref.get();
    await handle(opened, further);
    expect(sync).toHaveBeenCalledTimes(1);

    await mergeProgress(uid, courseId, second);
    await handle(further, await ref.get());
    expect(sync.mock.lastCall).toEqual([uid, courseId, second]);
    await ref.delete();
    await handle(further, await ref.get());
    expect(sync.mock.lastCall).toEqual([uid, courseId, undefined]);
  });

  it('of a document that belongs to no course is ignored', async () => {
    const sync = vi.fn<(typeof service)['sync']>();
    const syncPace = vi.fn<() => Promise<void>>();
    await syncProgress({ courseStats: { sync }, paces: { sync: syncPace } })({
      params: { uid: uniqueWord(), courseId: 'notes' },
    });
    expect(sync).not.toHaveBeenCalled();
    expect(syncPace).not.toHaveBeenCalled();
  });
});
